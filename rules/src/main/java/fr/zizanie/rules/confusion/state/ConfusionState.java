package fr.zizanie.rules.confusion.state;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.board.Tries;
import fr.zizanie.rules.confusion.knowledge.Facts;
import fr.zizanie.rules.confusion.knowledge.Kinds;
import fr.zizanie.rules.confusion.knowledge.Token;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;

/**
 * The whole truth of a game of Confusion.
 *
 * @param kinds the diagrams, which their owner doesn't know
 * @param facts what everybody has heard
 */
public record ConfusionState(
    Setting setting, Board board, Kinds kinds, Facts facts, Moment moment) {
  /** {@return whose decision it is} */
  public Turn turn() {
    return moment.turn();
  }

  /** {@return the kind of a letter, from 0: 1 to 12, or {@link Diagrams#AGENT}} */
  public int kind(Seat seat, int letter) {
    return kinds.kind(seat.ordinal() * Board.LETTERS + letter);
  }

  /** {@return the state at another moment} */
  public ConfusionState at(Moment next) {
    return new ConfusionState(setting, board, kinds, facts, next);
  }

  /** {@return the state with other pieces and facts, at the same moment} */
  public ConfusionState with(Board nextBoard, Kinds nextKinds, Facts nextFacts) {
    return new ConfusionState(setting, nextBoard, nextKinds, nextFacts, moment);
  }

  /** {@return the state with other facts} */
  public ConfusionState with(Facts next) {
    return new ConfusionState(setting, board, kinds, next, moment);
  }

  /** {@return the state with other diagrams} */
  public ConfusionState with(Kinds next) {
    return new ConfusionState(setting, board, next, facts, moment);
  }

  /** {@return the state with another board} */
  public ConfusionState with(Board next) {
    return new ConfusionState(setting, next, kinds, facts, moment);
  }

  /** {@return the tries of the seat whose turn it is, with what its extra bars} */
  public Tries tries() {
    int barred = moment.barred();
    return new Tries(
        board, moment.side(), moment.doubling() ? barred | ~board.near(moment.side()) : barred);
  }

  /** {@return the letters that could make a try of a double, one bit each} */
  public int movable() {
    var near = new Tries(board, moment.side(), ~board.near(moment.side()));
    int out = 0;
    for (int letter = 0; letter < Board.LETTERS; letter++) if (near.has(letter)) out |= 1 << letter;
    return out;
  }

  /** {@return whether the seat whose turn it is still has a token, whatever the board says} */
  public boolean left(Token token) {
    int side = moment.side();
    return facts.playedBy(side) < setting.tokens(moment.by()) && !facts.played(side, token);
  }

  /** {@return the living agent of a side, or -1} */
  public int agent(int side) {
    int agent = setting.agents() ? kinds.agent(side) : -1;
    return agent >= 0 && board.square(agent) != 0 ? agent : -1;
  }
}
