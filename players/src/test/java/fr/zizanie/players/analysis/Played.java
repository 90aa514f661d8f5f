package fr.zizanie.players.analysis;

import fr.zizanie.players.Appraisers;
import fr.zizanie.players.Players;
import fr.zizanie.players.Sitting;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/** A game of two weak computers, who resign after many actions, and what judges it. */
final class Played<S, V> {
  private static final int LONG = 120;

  private final Match<S, V> match;
  private Optional<Analysis> kept = Optional.empty();

  Played(Match<S, V> match) {
    this.match = match;
  }

  Match<S, V> match() {
    return match;
  }

  /** One game of each kind for each of these seeds. */
  static Stream<Played<?, ?>> games(long... seeds) {
    return Games.all().stream().flatMap(g -> seeds(g, seeds));
  }

  private static Stream<Played<?, ?>> seeds(Game<?, ?> game, long... seeds) {
    return Arrays.stream(seeds).mapToObj(seed -> of(game, seed));
  }

  private static <S, V> Played<S, V> of(Game<S, V> game, long seed) {
    var dealer = SeedDealer.of("analysed " + seed, game.profile().id());
    var sitting = Sitting.begun(game, "analysed " + seed);
    var agent = Players.of(sitting.game(), seed).orElseThrow();
    var match = sitting.match();
    while (!(match.outcome().isPresent())) {
      var seat = new Sitting<>(match).seat();
      if (match.ply() >= LONG) {
        match = match.play(seat, "resign").orThrow();
        break;
      }
      var view = match.game().view(match.state(), Viewer.of(seat));
      var action = agent.advise(view, Sitting.level(1)).action();
      match = match.enter(new Entry.Acted(seat, action)).orThrow().deal(dealer);
    }
    return new Played<>(match);
  }

  Appraiser<S, V> appraiser() {
    return Appraisers.of(match.game()).orElseThrow();
  }

  /** What is found of it the first time. */
  Analysis analysis() {
    if (kept.isEmpty()) kept = Optional.of(again());
    return kept.get();
  }

  Analysis again() {
    var appraiser = appraiser();
    return Analysis.of(match, appraiser, appraiser.work(Depth.LAW), Watcher.NONE).orThrow();
  }

  @Override
  public String toString() {
    return match.profile().id() + " " + match.ply();
  }
}
