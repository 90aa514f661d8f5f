package fr.zizanie.rules.tsunami.card;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.board.Legal;
import fr.zizanie.rules.tsunami.board.Running;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.deck.Side;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Settled;
import fr.zizanie.rules.tsunami.state.Moment;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.Word;
import java.util.List;

/** The single operations of a card: what they let its player pick, and what they do (3.4). */
public final class Atoms {
  private static final List<Word> EDGES = List.of(Word.SOUTH, Word.NORTH, Word.WEST, Word.EAST);

  private Atoms() {}

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
    if (slots(op) > 0) {
      var out = new Choices();
      list(s, card, op, List.of(), out);
      return out.size() > 0;
    }
    return switch (op) {
      case Op.Place p -> !Gifts.points(s, p).isEmpty();
      case Op.Exchange e ->
          !Exchanges.points(s, e, new Pending.Exchange(card, Moment.NOTHING, 0, Moment.NOTHING))
              .isEmpty();
      case Op.StealRandom _ -> !s.hand(s.by().other()).isEmpty();
      default -> true;
    };
  }

  /** Adds the legal next picks of an operation after {@code picks}. */
  public static void list(TsunamiState s, int card, Op op, List<Integer> picks, Choices out) {
    Seat by = s.by();
    switch (op) {
      case Op.Remove(var region, int size, var filter) -> {
        switch (region) {
          case EDGE -> {
            for (Word edge : EDGES)
              if (!Removal.edge(s, edge, size, filter).isEmpty()) out.add(edge.choice());
          }
          case CORNER, BLOCK, STONE -> {
            for (int p = 0; p < Grid.POINTS; p++)
              if (!Removal.around(s, region, p, size, filter).isEmpty()) out.add(Choice.square(p));
          }
        }
      }
      case Op.Shift shift -> Shifting.list(s, shift, picks, out);
      case Op.Ban ban -> Picks.blocks(ban.block(), out);
      case Op.Close(int clear, _) ->
          Picks.squares(
              Points.where(
                  p -> s.stones().empty(p) && !s.effects().closed().has(p) && lonely(s, p, clear)),
              out);
      case Op.Place place ->
          Picks.squares(place.note() ? Notes.points(s, by, false) : Gifts.points(s, place), out);
      case Op.CancelMove _ -> Notes.list(s, card, out);
      case Op.Convert(var filter, var to) -> {
        if (filter.isEmpty()) {
          Notes.list(s, card, out);
          return;
        }
        Picks.squares(
            Points.where(p ->
                Legal.accepts(filter.get(), s.stones(), by, p)
                    && !s.stones().owns(to.seat(by), p)
                    && Legal.converted(s.board(), s.effects(), by, to.seat(by), p).isPresent()),
            out);
      }
      case Op.Move move -> Moving.list(s, move, picks, out);
      case Op.Swap swap -> Moving.list(s, swap, picks, out);
      case Op.Shield(_, boolean notTwice) -> {
        Points resting = notTwice ? s.effects().resting(by) : Points.NONE;
        Picks.squares(
            Points.where(p -> s.stones().owns(by, p) && !s.stones().chain(p).meets(resting)), out);
      }
      case Op.Exchange e -> {
        for (int p = 0; p < Grid.POINTS; p++)
          if (Grid.holds(p, e.block())
              && !Exchanges.points(s, e, new Pending.Exchange(card, p, 0, Moment.NOTHING))
                  .isEmpty()) out.add(Choice.square(p));
      }
      case Op.Oblige _,
          Op.LimitMove _,
          Op.NoCards _,
          Op.NoMove _,
          Op.StealRandom _,
          Op.Cancel _ -> {}
    }
  }

  private static boolean lonely(TsunamiState s, int point, int clear) {
    return Points.block(point, 2 * clear + 1).stream().allMatch(s.stones()::empty);
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
      case Op.Shift shift -> Shifting.apply(s, shift, picks);
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
      case Op.Convert(var filter, var to) when filter.isPresent() -> {
        Settled done =
            Legal.converted(s.board(), s.effects(), by, to.seat(by), Picks.at(picks, 0).a())
                .orElseThrow();
        yield s.with(s.board().created(done, by), p -> p);
      }
      case Op.Place place when !place.note() -> s;
      case Op.Place _, Op.Convert _, Op.CancelMove _ ->
          s.with(s.effects().with(Notes.made(s, card, Picks.at(picks, 0).a())));
      case Op.Move _, Op.Swap _ ->
          Moving.apply(s, op, Picks.at(picks, 0).a(), Picks.at(picks, 1).a());
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
