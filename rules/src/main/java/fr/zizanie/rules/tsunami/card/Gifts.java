package fr.zizanie.rules.tsunami.card;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.board.Legal;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.deck.Side;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Stones;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;

/** Stones that a card places, by its player or by the other one. */
public final class Gifts {
  private Gifts() {}

  /** {@return where the stone of an operation may be placed} */
  public static Points points(TsunamiState s, Op.Place place) {
    Seat by = s.by();
    Points within =
        Points.where(p ->
            (place.lineMax() == 0 || Grid.line(p) <= place.lineMax())
                && place.noTouch().filter(side -> touches(s, side, p)).isEmpty());
    return Legal.points(
        s.board(),
        s.effects(),
        place.colour().seat(by),
        place.chooser().seat(by),
        within,
        place.noCapture());
  }

  private static boolean touches(TsunamiState s, Side side, int point) {
    for (Seat seat : Seat.values())
      if (side.covers(seat, s.by()) && s.stones().touches(point, Stones.colour(seat))) return true;
    return false;
  }

  public static void list(TsunamiState s, Pending.Gift gift, Choices out) {
    Op.Place op = s.card(gift.card()).gift();
    Picks.squares(points(s, op), out);
    if (op.optional()) out.add(Choice.PASS);
  }

  public static TsunamiState apply(TsunamiState s, Pending.Gift gift, Choice c) {
    return c.kind() == Choice.Kind.SQUARE
        ? s.placed(s.card(gift.card()).gift().colour().seat(s.by()), s.by().other(), c.a())
        : s;
  }
}
