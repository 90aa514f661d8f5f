package fr.zizanie.rules.tsunami.card;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.board.Running;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.deck.Side;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Settled;
import fr.zizanie.rules.tsunami.state.Moment;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.Word;
import java.util.List;

/** The single operations of a card: what they let its player pick, and what they do (3.4). */
public final class Operations {
  private Operations() {}

  /** {@return how many picks an operation needs when its card is announced} */
  public static int slots(Op op) {
    return switch (op) {
      case Op.Shift _, Op.Move _, Op.Swap _ -> 2;
      case Op.Remove _, Op.Close _, Op.Convert _, Op.CancelMove _, Op.Shield _ -> 1;
      case Op.Place p -> p.chooser() == Side.SELF ? 1 : 0;
      case Op.Ban b -> b.block() > 0 ? 1 : 0;
      case Op.Exchange e -> e.block() > 0 ? 1 : 0;
      case Op.Oblige _, Op.LimitMove _, Op.NoCards _, Op.NoMove _, Op.StealRandom _, Op.Cancel _ ->
          0;
    };
  }

  /** {@return whether an operation would have an effect: whether a choice exists for it} */
  public static boolean applicable(TsunamiState s, int card, Op op) {
    if (slots(op) > 0) return PickRules.any(Asked.of(s, card, op, List.of()));
    return switch (op) {
      case Op.Place p -> PickRules.any(Asked.of(s, card, p, List.of()));
      case Op.Exchange _ -> Exchanges.begins(s, card, Moment.NOTHING);
      case Op.StealRandom _ -> !s.hand(s.by().other()).isEmpty();
      default -> true;
    };
  }

  /** {@return the state after an operation with all its picks; nothing is awaited of others} */
  public static TsunamiState apply(TsunamiState s, int card, Op op, List<Integer> picks) {
    Seat by = s.by();
    int now = s.moment().index();
    return switch (op) {
      case Op.Remove(var region, int size, var filter) -> {
        Choice pick = Picks.at(picks, 0);
        yield s.removed(
            region == Op.Region.EDGE
                ? Removal.edge(s, Word.of(pick.a()), size, filter)
                : Removal.around(s, region, pick.a(), size, filter));
      }
      case Op.Ban(int lineMax, int block, var who, var until) -> {
        Points where =
            block > 0
                ? Points.block(Picks.at(picks, 0).a(), block)
                : Points.where(p -> Grid.line(p) <= lineMax);
        yield running(s, Running.Kind.BAN, where, who, now + until.ordinal());
      }
      case Op.Close(_, int turns) ->
          running(
              s,
              Running.Kind.CLOSED,
              Points.NONE.with(Picks.at(picks, 0).a()),
              Side.ANY,
              now + turns);
      case Op.Place place when !place.note() && place.chooser() == Side.SELF ->
          s.placed(place.colour().seat(by), by, Picks.at(picks, 0).a());
      case Op.Convert c when c.stone().isPresent() -> {
        Choice pick = Picks.at(picks, 0);
        Settled done = Displacing.edit(s, op, pick, pick).settled().orElseThrow();
        yield s.with(s.board().created(done, by), p -> p);
      }
      case Op.Place place when !place.note() -> s;
      case Op.Place _, Op.Convert _, Op.CancelMove _ ->
          s.with(s.effects().with(Notes.made(s, card, Picks.at(picks, 0).a())));
      case Op.Move _, Op.Swap _, Op.Shift _ -> {
        Choice first = Picks.at(picks, 0);
        Choice second = Picks.at(picks, 1);
        Settled done = Displacing.edit(s, op, first, second).settled().orElseThrow();
        yield s.with(s.board().created(done, by), Displacing.of(s, op, first, second)::of);
      }
      case Op.Oblige(int distance) -> s.at(s.moment().pulling(distance));
      case Op.LimitMove _ -> s.marked(Moment.NO_CAPTURE);
      case Op.Shield(var until, boolean notTwice) -> {
        Points chain = s.stones().chain(Picks.at(picks, 0).a());
        var shielded = running(s, Running.Kind.SHIELD, chain, Side.SELF, now + until.ordinal());
        yield notTwice ? running(shielded, Running.Kind.REST, chain, Side.SELF, now + 2) : shielded;
      }
      case Op.NoCards(var who, var until) ->
          running(s, Running.Kind.FOG, Points.NONE, who, now + until.ordinal());
      case Op.NoMove _ -> s.marked(Moment.NO_MOVE);
      case Op.StealRandom _, Op.Exchange _, Op.Cancel _ -> s;
    };
  }

  private static TsunamiState running(
      TsunamiState s, Running.Kind kind, Points where, Side who, int until) {
    return s.with(s.effects().with(new Running(kind, s.by(), where, who, until)));
  }
}
