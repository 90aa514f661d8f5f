package fr.zizanie.rules.tsunami.card;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.board.Placing;
import fr.zizanie.rules.tsunami.deck.Card;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.state.Moment;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** One decision that needs a stone or a pick: what every attempt at it shares. */
public final class Asked {
  private static final List<Choice> EDGES =
      Stream.of(Word.SOUTH, Word.NORTH, Word.WEST, Word.EAST).map(Word::choice).toList();

  private static final List<Choice> LINES =
      IntStream.range(0, Grid.SIZE)
          .boxed()
          .flatMap(i -> Stream.of(Word.column(i), Choice.number(i + 1)))
          .toList();

  final TsunamiState state;
  final List<Integer> picks;

  private final int card;
  private final Optional<Op> op;
  private final Optional<Pending.Exchange> step;
  private final Seat colour;
  private final Seat creator;
  private Optional<Placing> placing = Optional.empty();
  private Optional<Points> moves = Optional.empty();
  private Optional<Points> answers = Optional.empty();

  private Asked(
      TsunamiState state,
      int card,
      Optional<Op> op,
      List<Integer> picks,
      Optional<Pending.Exchange> step,
      Seat colour,
      Seat creator) {
    this.state = state;
    this.card = card;
    this.op = op;
    this.picks = List.copyOf(picks);
    this.step = step;
    this.colour = colour;
    this.creator = creator;
  }

  /** {@return the normal move of a turn} */
  public static Asked move(TsunamiState s) {
    return new Asked(
        s, Moment.NOTHING, Optional.empty(), List.of(), Optional.empty(), s.by(), s.by());
  }

  /** {@return the next pick of an operation, or the stone that it gives away} */
  public static Asked of(TsunamiState s, int card, Op op, List<Integer> picks) {
    Seat by = s.by();
    boolean places = op instanceof Op.Place;
    Seat colour = places && op instanceof Op.Place p ? p.colour().seat(by) : by;
    Seat creator = places && op instanceof Op.Place p ? p.chooser().seat(by) : by;
    return new Asked(s, card, Optional.of(op), picks, Optional.empty(), colour, creator);
  }

  /** {@return a step of an exchange} */
  public static Asked step(TsunamiState s, Pending.Exchange e) {
    Op.Exchange op = s.card(e.card()).exchange();
    Seat seat = op.step(e.step()).by().seat(s.by());
    return new Asked(s, e.card(), Optional.of(op), List.of(), Optional.of(e), seat, seat);
  }

  /** {@return the pick that follows those} */
  Asked after(List<Integer> more) {
    return new Asked(state, card, op, more, step, colour, creator);
  }

  int kind() {
    return card;
  }

  Op op() {
    return op.orElseThrow();
  }

  Pending.Exchange step() {
    return step.orElseThrow();
  }

  Seat by() {
    return state.by();
  }

  Seat colour() {
    return colour;
  }

  Card card() {
    return state.card(card);
  }

  /** {@return the pick before this one} */
  Choice before() {
    return Picks.at(picks, picks.size() - 1);
  }

  List<Integer> with(Choice choice) {
    var all = new ArrayList<>(picks);
    all.add(choice.code());
    return all;
  }

  Placing placing() {
    if (placing.isEmpty())
      placing = Optional.of(new Placing(state.board(), state.effects(), colour, creator));
    return placing.get();
  }

  /** {@return where the normal move may go by all the rules} */
  Points moves() {
    if (moves.isEmpty()) moves = Optional.of(state.moves());
    return moves.get();
  }

  /** {@return where a stone answers an atari} */
  Points answers() {
    if (answers.isEmpty()) answers = Optional.of(Exchanges.answers(state.stones(), colour));
    return answers.get();
  }

  /** {@return what has the right form for the next pick, in the order of offers} */
  public List<Choice> candidates() {
    return switch (op()) {
      case Op.Remove r when r.region() == Op.Region.EDGE -> EDGES;
      case Op.Shift _ when picks.isEmpty() -> LINES;
      case Op.Shift _ -> Displacing.ways(before()).stream().map(Word::choice).toList();
      default -> Picks.POINTS;
    };
  }
}
