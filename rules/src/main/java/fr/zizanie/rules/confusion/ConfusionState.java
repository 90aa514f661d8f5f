package fr.zizanie.rules.confusion;

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
  Turn turn() {
    return moment.turn();
  }

  /** {@return the kind of a letter, from 0: 1 to 12, or {@link Diagrams#AGENT}} */
  public int kind(Seat seat, int letter) {
    return kinds.kind(seat.ordinal() * Board.LETTERS + letter);
  }

  ConfusionState at(Moment next) {
    return new ConfusionState(setting, board, kinds, facts, next);
  }

  ConfusionState with(Board nextBoard, Kinds nextKinds, Facts nextFacts) {
    return new ConfusionState(setting, nextBoard, nextKinds, nextFacts, moment);
  }

  ConfusionState with(Facts next) {
    return new ConfusionState(setting, board, kinds, next, moment);
  }

  ConfusionState with(Kinds next) {
    return new ConfusionState(setting, board, next, facts, moment);
  }

  ConfusionState with(Board next) {
    return new ConfusionState(setting, next, kinds, facts, moment);
  }

  /** {@return the tries of the seat whose turn it is, with what its extra bars} */
  Tries tries() {
    int barred = moment.barred();
    return new Tries(
        board, moment.side(), moment.doubling() ? barred | Extras.distant(this) : barred);
  }

  /** {@return the living agent of a side, or -1} */
  int agent(int side) {
    int agent = setting.agents() ? kinds.agent(side) : -1;
    return agent >= 0 && board.square(agent) != 0 ? agent : -1;
  }
}
