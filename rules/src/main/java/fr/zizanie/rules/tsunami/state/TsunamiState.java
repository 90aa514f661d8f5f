package fr.zizanie.rules.tsunami.state;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.tsunami.board.Board;
import fr.zizanie.rules.tsunami.board.Effects;
import fr.zizanie.rules.tsunami.deck.Card;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Settled;
import fr.zizanie.rules.tsunami.go.Stones;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** The whole truth of a game of Tsunami. */
public record TsunamiState(
    Setting setting, Board board, Zones zones, Effects effects, Moment moment, Pending pending) {
  /** {@return whose decision it is} */
  public Turn turn() {
    return turn(moment, pending, setting);
  }

  /** {@return whose decision it is where that is pending} */
  public static Turn turn(Moment moment, Pending pending, Setting setting) {
    Seat by = moment.by();
    return switch (pending) {
      case Pending.Main _, Pending.MustPlay _, Pending.Aim _, Pending.Discard _ -> Turn.of(by);
      case Pending.Draw _, Pending.Steal _ -> CHANCE;
      case Pending.AnswerCard _, Pending.AnswerMove _, Pending.Gift _ -> Turn.of(by.other());
      case Pending.Exchange e ->
          Turn.of(setting.deck().card(e.card()).exchange().step(e.step()).by().seat(by));
      case Pending.Marking m -> Turn.of(m.seat());
      case Pending.Over o -> new Turn.Over(o.outcome());
    };
  }

  private static final Turn CHANCE = new Turn.Chance();

  /** {@return the stones on the board} */
  public Stones stones() {
    return board.stones();
  }

  /** {@return the seat of the turn, who need not be the one to decide} */
  public Seat by() {
    return moment.by();
  }

  /** {@return the card of a kind} */
  public Card card(int kind) {
    return setting.deck().card(kind);
  }

  /** {@return the kinds of the cards in a hand} */
  public List<Integer> hand(Seat seat) {
    return zones.hand(seat);
  }

  /** {@return where the seat of the turn may place its normal move} */
  public Points moves() {
    return Moves.of(board, effects, moment);
  }

  /** {@return the state with something else pending} */
  public TsunamiState at(Pending next) {
    return new TsunamiState(setting, board, zones, effects, moment, next);
  }

  /** {@return the state at another moment} */
  public TsunamiState at(Moment next) {
    return new TsunamiState(setting, board, zones, effects, next, pending);
  }

  /** {@return the state with a mark of this turn set} */
  public TsunamiState marked(int mark) {
    return at(moment.marked(mark));
  }

  /** {@return the state with the cards elsewhere} */
  public TsunamiState with(Zones next) {
    return new TsunamiState(setting, board, next, effects, moment, pending);
  }

  /** {@return the state with other effects} */
  public TsunamiState with(Effects next) {
    return new TsunamiState(setting, board, zones, next, moment, pending);
  }

  /** {@return the state with another board, effects following the stones} */
  public TsunamiState with(Board next, IntUnaryOperator moved) {
    return new TsunamiState(
        setting, next, zones, effects.on(next.stones(), moved, setting.deck()), moment, pending);
  }

  /** {@return the state after a stone that {@code creator} chose; trusts that it is legal} */
  public TsunamiState placed(Seat colour, Seat creator, int point) {
    var settled = Settled.placed(stones(), colour, point).orElseThrow();
    return with(board.created(settled, creator).counting(point), p -> p);
  }

  /** {@return the state without some stones, which nobody captured} */
  public TsunamiState removed(Points gone) {
    return with(board.happened(Settled.removed(stones(), gone)), p -> p);
  }
}
