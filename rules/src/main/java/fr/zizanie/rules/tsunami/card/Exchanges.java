package fr.zizanie.rules.tsunami.card;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.board.Legal;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.deck.Step;
import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Settled;
import fr.zizanie.rules.tsunami.go.Stones;
import fr.zizanie.rules.tsunami.state.Moment;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;

/** Stones placed in turns inside one turn (P10). */
public final class Exchanges {
  private Exchanges() {}

  private static Op.Exchange op(TsunamiState s, Pending.Exchange e) {
    return s.card(e.card()).exchange();
  }

  /**
   * {@return the state at the first step from there on that leaves a choice, or at its turn when
   * the last is done}
   */
  public static TsunamiState advance(TsunamiState state, Pending.Exchange from) {
    TsunamiState s = state;
    var op = op(s, from);
    int last = from.last();
    for (int i = from.step(); i < op.length(); i++) {
      var at = new Pending.Exchange(from.card(), from.centre(), i, last);
      Step step = op.step(i);
      Points legal = points(s, op, at);
      if (step.rule() == Step.Rule.SYMMETRIC) {
        if (!legal.isEmpty()) s = placed(s, op, at, Grid.mirror(last));
        last = Moment.NOTHING;
      } else if (legal.isEmpty()) {
        last = Moment.NOTHING;
      } else {
        return s.at(at);
      }
    }
    return s.at(Pending.Main.TURN);
  }

  public static void list(TsunamiState s, Pending.Exchange e, Choices out) {
    var op = op(s, e);
    points(s, op, e).stream().forEach(p -> out.add(Choice.square(p)));
    if (op.step(e.step()).optional()) out.add(Choice.PASS);
  }

  public static TsunamiState apply(TsunamiState s, Pending.Exchange e, Choice c) {
    var op = op(s, e);
    boolean stone = c.kind() == Choice.Kind.SQUARE;
    return advance(
        stone ? placed(s, op, e, c.a()) : s,
        new Pending.Exchange(e.card(), e.centre(), e.step() + 1, stone ? c.a() : Moment.NOTHING));
  }

  private static TsunamiState placed(TsunamiState s, Op.Exchange op, Pending.Exchange e, int at) {
    Seat seat = op.step(e.step()).by().seat(s.by());
    return s.placed(seat, seat, at);
  }

  /** {@return where the stone of a step may lie} */
  static Points points(TsunamiState s, Op.Exchange op, Pending.Exchange e) {
    Step step = op.step(e.step());
    Seat seat = step.by().seat(s.by());
    Points within = Legal.allowed(s.effects(), seat);
    if (e.centre() >= 0) within = within.and(Points.block(e.centre(), op.block()));
    return switch (step.rule()) {
      case FREE -> Legal.points(s.board(), s.effects(), seat, within);
      case NOT_TENGEN ->
          Legal.points(s.board(), s.effects(), seat, within.minus(Points.NONE.with(Grid.TENGEN)));
      case SYMMETRIC ->
          e.last() < 0
              ? Points.NONE
              : Legal.points(
                  s.board(),
                  s.effects(),
                  seat,
                  within.and(Points.NONE.with(Grid.mirror(e.last()))));
      case ANSWERS_ATARI ->
          Legal.points(s.board(), s.effects(), seat, within.and(answers(s.stones(), seat)));
      case GIVES_ATARI -> {
        Points legal = Legal.points(s.board(), s.effects(), seat, within);
        yield Points.where(p -> legal.has(p) && givesAtari(s.stones(), seat, p));
      }
    };
  }

  private static boolean givesAtari(Stones stones, Seat seat, int point) {
    var after = Settled.placed(stones, seat, point).orElseThrow().stones();
    Goban goban = Goban.of(after);
    for (int p = 0; p < Grid.POINTS; p++)
      if (after.owns(seat.other(), p) && goban.lastLiberty(Goban.place(p)) != Goban.NOWHERE)
        return true;
    return false;
  }

  /** The last liberties of the seat's chains, and those of enemy chains that touch such a chain. */
  private static Points answers(Stones stones, Seat seat) {
    Goban goban = Goban.of(stones);
    Points out = Points.NONE;
    for (int p = 0; p < Grid.POINTS; p++) {
      if (!stones.owns(seat, p)) continue;
      int liberty = goban.lastLiberty(Goban.place(p));
      if (liberty == Goban.NOWHERE) continue;
      out = out.with(Goban.point(liberty));
      for (int q = 0; q < Grid.POINTS; q++) {
        if (Grid.distance(p, q) != 1 || !stones.owns(seat.other(), q)) continue;
        int theirs = goban.lastLiberty(Goban.place(q));
        if (theirs != Goban.NOWHERE) out = out.with(Goban.point(theirs));
      }
    }
    return out;
  }
}
