package fr.zizanie.rules.tsunami.board;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.deck.Filter;
import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Settled;
import fr.zizanie.rules.tsunami.go.Stones;
import java.util.Optional;

/** Which stones may be placed and displaced (Tsunami, 3.2, 3.4 and P11). */
public final class Legal {
  public static final Points ALL = Points.where(_ -> true);

  private Legal() {}

  /**
   * {@return the points of {@code within} where a stone may be placed: empty, open, no suicide, no
   * capture of what is shielded, no repetition for its creator}
   */
  public static Points points(
      Board board, Effects effects, Seat colour, Seat creator, Points within, boolean noCapture) {
    Goban goban = Goban.of(board.stones());
    Points shielded = effects.shielded();
    Points open = within.minus(effects.closed());
    int side = colour.ordinal();
    return Points.where(p -> {
      int v = Goban.place(p);
      if (!open.has(p) || goban.at(v) != Stones.EMPTY || !goban.legal(side, v)) return false;
      boolean takes = (noCapture || !shielded.isEmpty()) && goban.takes(side, v);
      if (takes && (noCapture || breaks(board.stones(), colour, p, shielded))) return false;
      return !board.history().forbids(goban.hashAfter(side, v), creator);
    });
  }

  private static boolean breaks(Stones stones, Seat colour, int point, Points shielded) {
    return Settled.placed(stones, colour, point).orElseThrow().taken().meets(shielded);
  }

  /** {@return where {@code seat} may place a stone of its own by a card or an exchange} */
  public static Points points(Board board, Effects effects, Seat seat, Points within) {
    return points(board, effects, seat, seat, within, false);
  }

  /** {@return where bans leave room for a seat} */
  public static Points allowed(Effects effects, Seat seat) {
    return ALL.minus(effects.banned(seat));
  }

  /** {@return whether a filter of a card of {@code by} accepts the stone of a point} */
  public static boolean accepts(Filter f, Stones stones, Seat by, int point) {
    if (stones.empty(point)) return false;
    Seat owner = owner(stones, point);
    return f.colour().covers(owner, by)
        && (!f.solo() || stones.solo(point))
        && (f.lineMax() == 0 || Grid.line(point) <= f.lineMax())
        && (f.touches().isEmpty() || touches(f, stones, by, point));
  }

  private static boolean touches(Filter f, Stones stones, Seat by, int point) {
    for (Seat seat : Seat.values())
      if (f.touches().orElseThrow().covers(seat, by) && stones.touches(point, Stones.colour(seat)))
        return true;
    return false;
  }

  public static Seat owner(Stones stones, int point) {
    return stones.owns(Seat.FIRST, point) ? Seat.FIRST : Seat.SECOND;
  }

  /**
   * {@return the board after {@code by} chose to displace stones, or nothing if that is illegal:
   * onto a closed point, against a shield, a suicide or a repetition}
   */
  public static Optional<Settled> displaced(
      Board board, Effects effects, Seat by, int[] from, int[] to) {
    Points closed = effects.closed();
    for (int q : to) if (q >= 0 && closed.has(q)) return Optional.empty();
    // A shield moves with its stones; one that was displaced is looked for where it went.
    Points shielded = Points.NONE;
    for (int p : effects.shielded().stream().toArray()) {
      int q = moved(from, to, p);
      if (q >= 0) shielded = shielded.with(q);
    }
    Points kept = shielded;
    return Settled.displaced(board.stones(), by, from, to)
        .filter(done -> chosen(board, by, done, kept));
  }

  /** {@return the board after {@code by} chose to turn a stone, or nothing if that is illegal} */
  public static Optional<Settled> converted(
      Board board, Effects effects, Seat by, Seat to, int point) {
    Points shielded = effects.shielded().minus(Points.NONE.with(point));
    return Settled.placed(board.stones(), to, point)
        .filter(done -> chosen(board, by, done, shielded));
  }

  private static boolean chosen(Board board, Seat by, Settled done, Points shielded) {
    return !done.taken().meets(shielded) && !board.history().forbids(done.stones().hash(), by);
  }

  /** {@return where the stone of a point went} */
  public static int moved(int[] from, int[] to, int point) {
    for (int i = 0; i < from.length; i++) if (from[i] == point) return to[i];
    return point;
  }
}
