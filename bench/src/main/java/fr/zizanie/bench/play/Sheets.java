package fr.zizanie.bench.play;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.sheets.Projection;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * What the server sends the seat to act after 40 plies: board, offers and the newest line of the
 * log. Several matches come in turn; what is worked out for them is kept as in a live match.
 */
public final class Sheets<S, V> {
  private static final int PLIES = 40;

  private record Shown<S, V>(Projection<S, V> match, Viewer seat, int newest) {
    static <S, V> Shown<S, V> of(Projection<S, V> match) {
      var turn = match.match().turn();
      Viewer seat = turn instanceof Turn.Of(var by) ? Viewer.of(by) : Viewer.PUBLIC;
      return new Shown<>(match, seat, match.version(seat) - 1);
    }
  }

  private final List<Shown<S, V>> shown;
  private int turn;

  /** Random matches of a game with options, from one seed to before another. */
  public Sheets(Game<S, V> game, Map<String, String> options, int from, int to) {
    shown =
        IntStream.range(from, to)
            .mapToObj(seed -> RandomMatches.played(game, options, PLIES, seed))
            .map(match -> Shown.of(Projection.of(match)))
            .toList();
  }

  /** {@return the sheet of the next match as JSON, as the first after a move} */
  public String fresh() {
    turn = (turn + 1) % shown.size();
    var next = shown.get(turn);
    next.match.follow(next.match.match());
    return next.match.shown(next.seat, next.newest).json();
  }

  /** {@return the sheet of the next match as JSON} */
  public String next() {
    turn = (turn + 1) % shown.size();
    var next = shown.get(turn);
    return next.match.shown(next.seat, next.newest).json();
  }
}
