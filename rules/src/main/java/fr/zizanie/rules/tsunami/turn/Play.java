package fr.zizanie.rules.tsunami.turn;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.board.Running;
import fr.zizanie.rules.tsunami.card.Exchanges;
import fr.zizanie.rules.tsunami.card.Gifts;
import fr.zizanie.rules.tsunami.card.Notes;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.deck.Side;
import fr.zizanie.rules.tsunami.deck.Trigger;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.state.Moment;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.Zones;
import java.util.ArrayList;
import java.util.List;

/** What each choice does (Tsunami, 3.3). */
public final class Play {
  private Play() {}

  /** {@return whether the other seat is asked: by public facts only (P13)} */
  static boolean opens(TsunamiState s) {
    Seat other = s.by().other();
    return !s.hand(other).isEmpty()
        && !s.moment().has(Moment.COUNTERED)
        && !s.moment().resumed()
        && !s.effects().foggy(other);
  }

  /** {@return what a choice that is offered leads to} */
  public static TsunamiState apply(TsunamiState s, Choice c) {
    Seat by = s.by();
    return switch (s.pending()) {
      case Pending.Main _ -> main(s, c);
      case Pending.Draw _ -> drawn(s, c);
      case Pending.MustPlay(int card) -> aim(s.marked(Moment.CARDED), card, List.of());
      case Pending.Aim(int card, var picks) -> {
        var more = new ArrayList<>(picks);
        more.add(c.code());
        yield aim(s, card, more);
      }
      case Pending.AnswerCard(int card, var picks) ->
          c.equals(Choice.PASS) ? Resolution.resolve(s, card, picks) : countered(s, card, c.a());
      case Pending.AnswerMove(int point) -> {
        if (c.equals(Choice.PASS)) yield stone(s, point);
        TsunamiState spent = countering(s, c.a());
        yield spent.at(spent.moment().barring(point)).at(Pending.Main.TURN);
      }
      case Pending.Gift gift -> Resolution.after(Gifts.apply(s, gift, c), gift.card());
      case Pending.Exchange e -> Resolution.ended(Exchanges.apply(s, e, c), e.card());
      case Pending.Steal(int card, int left) ->
          Resolution.steal(s.with(s.zones().stolen(by, c.number() - 1)), card, left - 1);
      case Pending.Discard(boolean named) ->
          named
              ? Turns.over(s.with(s.zones().spending(by, c.a())))
              : s.at(new Pending.Discard(true));
      case Pending.Marking m -> Marks.apply(s, m, c);
      case Pending.Over _ -> throw new IllegalStateException("over");
    };
  }

  private static TsunamiState main(TsunamiState s, Choice c) {
    return switch (c.kind()) {
      case WORD -> s.marked(Moment.DREW | Moment.ACTED).at(new Pending.Draw());
      case CARD ->
          aim(
              s.with(s.zones().spending(s.by(), c.a())).marked(Moment.CARDED | Moment.ACTED),
              c.a(),
              List.of());
      case SQUARE -> opens(s) ? s.at(new Pending.AnswerMove(c.a())) : stone(s, c.a());
      default -> Turns.over(Notes.without(s, Trigger.Unless.PASSED));
    };
  }

  private static TsunamiState drawn(TsunamiState s, Choice c) {
    Zones zones = s.zones().drawn(s.zones().pile().without(c));
    int kind = c.a();
    return s.card(kind).immediate()
        ? s.with(zones.discarding(kind)).at(new Pending.MustPlay(kind))
        : s.with(zones.gaining(s.by(), kind)).at(Pending.Main.TURN);
  }

  private static TsunamiState aim(TsunamiState s, int card, List<Integer> picks) {
    if (Resolution.asked(s, card, picks).isPresent()) return s.at(new Pending.Aim(card, picks));
    return opens(s)
        ? s.at(new Pending.AnswerCard(card, picks))
        : Resolution.resolve(s, card, picks);
  }

  private static TsunamiState countering(TsunamiState s, int counter) {
    return s.with(s.zones().spending(s.by().other(), counter))
        .marked(Moment.COUNTERED | Moment.ACTED);
  }

  private static TsunamiState countered(TsunamiState s, int card, int counter) {
    TsunamiState next = countering(s, counter).at(Pending.Main.TURN);
    boolean takes =
        s.card(counter).effect().stream()
            .anyMatch(op -> op instanceof Op.Cancel(_, boolean take) && take);
    return takes ? next.with(next.zones().confiscated(s.by().other(), card)) : next;
  }

  /** The normal move, once nobody counters it: traps, the stone, prophecies, the end. */
  private static TsunamiState stone(TsunamiState state, int point) {
    TsunamiState s = state.at(Pending.Main.TURN);
    Seat by = s.by();
    var trap = Notes.trap(s, by, point);
    if (trap.isPresent()) {
      var sprung = s.with(s.effects().revealed(n -> n.equals(trap.get())));
      return Turns.over(Notes.without(sprung, Trigger.Unless.PASSED));
    }
    int before = s.board().takenBy(by);
    TsunamiState placed = s.placed(by, by, point).marked(Moment.ACTED);
    int pull = s.moment().pull();
    if (pull > 0)
      placed =
          placed.with(
              placed
                  .effects()
                  .with(
                      new Running(
                          Running.Kind.PULL,
                          by,
                          Points.block(point, 2 * pull + 1),
                          Side.OPP,
                          s.moment().index() + 1)));
    return Turns.over(Notes.moved(placed, point, placed.board().takenBy(by) > before));
  }
}
