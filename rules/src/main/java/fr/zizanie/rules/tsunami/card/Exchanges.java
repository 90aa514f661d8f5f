package fr.zizanie.rules.tsunami.card;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.deck.Printed;
import fr.zizanie.rules.tsunami.deck.Step;
import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Places;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Settled;
import fr.zizanie.rules.tsunami.go.Stones;
import fr.zizanie.rules.tsunami.state.Moment;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;

/** Stones placed in turns inside one turn (P10). */
public final class Exchanges {
  private static final Condition<Attempt> INSIDE =
      Condition.of(
          "Tsunami, 3.4.13",
          a -> inside(a.asked.step(), (Op.Exchange) a.asked.op(), a.at()),
          a ->
              a.words("@ est hors du carré de l’échange.", "@ lies outside the exchange’s block."));

  private static final Condition<Attempt> NOT_TENGEN =
      Printed.condition(
          "Tsunami, card miroir",
          a -> rule(a) != Step.Rule.NOT_TENGEN || a.at() != Grid.TENGEN,
          "On ne joue pas au centre, qui n’a pas d’opposé.",
          "The centre is not played: nothing lies opposite.");

  private static final Condition<Attempt> GIVES_ATARI =
      Printed.condition(
          "Tsunami, card sente",
          a -> rule(a) != Step.Rule.GIVES_ATARI || givesAtari(a.stones(), a.asked.colour(), a.at()),
          "Il faut qu’une chaîne adverse n’ait ensuite qu’une liberté.",
          "An enemy chain must then have exactly one liberty.");

  private static final Condition<Attempt> ANSWERS_ATARI =
      Printed.condition(
          "Tsunami, card sente",
          a -> rule(a) != Step.Rule.ANSWERS_ATARI || a.asked.answers().has(a.at()),
          "Il faut sauver une chaîne qui n’a qu’une liberté.",
          "A chain with one liberty must be saved.");

  /** A stone of a step. */
  public static final Conditions<Attempt> STEP =
      Conditions.of(
          StoneRules.EMPTY,
          StoneRules.OPEN,
          StoneRules.ALLOWED,
          INSIDE,
          NOT_TENGEN,
          StoneRules.BREATHES,
          StoneRules.SPARES,
          StoneRules.FRESH,
          GIVES_ATARI,
          ANSWERS_ATARI);

  private Exchanges() {}

  private static Step.Rule rule(Attempt a) {
    return ((Op.Exchange) a.asked.op()).step(a.asked.step().step()).rule();
  }

  private static boolean inside(Pending.Exchange e, Op.Exchange op, int point) {
    return e.centre() < 0 || Grid.kingDistance(point, e.centre()) <= op.block() / 2;
  }

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
      var asked = Asked.step(s, at);
      if (step.rule() == Step.Rule.SYMMETRIC) {
        boolean legal = last >= 0 && STEP.hold(new Attempt(asked, Picks.point(Grid.mirror(last))));
        if (legal) s = placed(s, op, at, Grid.mirror(last));
        last = Moment.NOTHING;
      } else if (StoneRules.points(asked, STEP).isEmpty()) {
        last = Moment.NOTHING;
      } else {
        return s.at(at);
      }
    }
    return s.at(Pending.Main.TURN);
  }

  /** {@return the state after the stone, or the pass, of a step} */
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

  /** {@return whether an exchange around a centre, or anywhere, has a legal first stone} */
  static boolean begins(TsunamiState s, int card, int centre) {
    var asked = Asked.step(s, new Pending.Exchange(card, centre, 0, Moment.NOTHING));
    int block = s.card(card).exchange().block();
    var within = centre < 0 ? s.stones().size().points() : Points.block(centre, block);
    for (int p : within.and(s.stones().vacant()).toArray())
      if (STEP.hold(new Attempt(asked, Picks.point(p)))) return true;
    return false;
  }

  private static boolean givesAtari(Stones stones, Seat seat, int point) {
    var now = stones.liberties();
    if (stones.empty(point) && !now.takes(seat).has(point))
      return now.breathing(seat).has(point)
          && (!now.takes(seat).isEmpty() || now.threatens(seat).has(point));
    var settled = Settled.placed(stones, seat, point);
    if (settled.isEmpty()) return false;
    return !settled.get().stones().liberties().takes(seat).isEmpty();
  }

  /** The last liberties of the seat's chains, and those of enemy chains that touch such a chain. */
  static Points answers(Stones stones, Seat seat) {
    Goban goban = Goban.of(stones);
    Points out = Points.NONE;
    for (int p = 0; p < Grid.POINTS; p++) {
      if (!stones.owns(seat, p)) continue;
      int liberty = goban.lastLiberty(Places.of(p));
      if (liberty == Places.NOWHERE) continue;
      out = out.with(Places.point(liberty));
      for (int q : stones.size().neighbours(p)) {
        if (!stones.owns(seat.other(), q)) continue;
        int theirs = goban.lastLiberty(Places.of(q));
        if (theirs != Places.NOWHERE) out = out.with(Places.point(theirs));
      }
    }
    return out;
  }
}
