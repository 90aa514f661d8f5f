package fr.zizanie.lab.luck;

import fr.zizanie.lab.arena.KeptGames;
import fr.zizanie.players.analysis.Analysis;
import fr.zizanie.rules.core.Seat;
import java.util.Optional;

/** What one game was to both seats. */
record Shared(Shares first, Shares second) {
  /** Both, one after the other. */
  static final KeptGames.Form<Shared> FORM = new KeptGames.Form<>(Shared::line, Shared::read);

  static Shared of(Analysis analysis) {
    return new Shared(Shares.of(analysis.first()), Shares.of(analysis.second()));
  }

  Shares of(Seat seat) {
    return seat == Seat.FIRST ? first : second;
  }

  private String line() {
    return first.line() + " | " + second.line();
  }

  private static Optional<Shared> read(String line) {
    var parts = line.split(" \\| ", 2);
    if (parts.length < 2) return Optional.empty();
    return Shares.read(parts[0])
        .flatMap(one -> Shares.read(parts[1]).map(other -> new Shared(one, other)));
  }
}
