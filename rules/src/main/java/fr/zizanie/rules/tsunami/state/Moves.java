package fr.zizanie.rules.tsunami.state;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.board.Board;
import fr.zizanie.rules.tsunami.board.Effects;
import fr.zizanie.rules.tsunami.board.Placing;
import fr.zizanie.rules.tsunami.go.Points;

/** Where the normal move of a turn may go. */
public final class Moves {
  private Moves() {}

  /** {@return the points where it may go, by all the rules} */
  public static Points of(Board board, Effects effects, Moment moment) {
    Seat seat = moment.by();
    Points within = board.stones().size().points().minus(effects.banned(seat));
    if (moment.barred() >= 0) within = within.minus(Points.NONE.with(moment.barred()));
    var placing = new Placing(board, effects, seat, seat);
    Points free = placing.points(within, moment.has(Moment.NO_CAPTURE));
    for (Points pull : effects.pulls(seat)) {
      Points near = free.and(pull);
      if (!near.isEmpty()) free = near;
    }
    return free;
  }
}
