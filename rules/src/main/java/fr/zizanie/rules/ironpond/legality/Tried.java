package fr.zizanie.rules.ironpond.legality;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.state.Frame.Pick;

/** A move, a piece or a word that a seat tries. */
record Tried(Asked asked, Choice choice) {
  Position board() {
    return asked.board();
  }

  Seat by() {
    return asked.by;
  }

  /** The same as a special card sees it. */
  Pick pick() {
    return new Pick(asked.s, Picks.NONE, choice);
  }

  int from() {
    return choice.a();
  }

  int to() {
    return choice.b();
  }

  /** Whether the move or piece starts from one of these squares. */
  boolean on(long squares) {
    return (squares >>> from() & 1) != 0;
  }

  /** Whether the move goes to one of these squares. */
  boolean onto(long squares) {
    return (squares >>> to() & 1) != 0;
  }

  /** A sentence about the square from which the move starts. */
  Words from(String fr, String en) {
    return at(from(), fr, en);
  }

  /** A sentence about the square to which the move goes. */
  Words to(String fr, String en) {
    return at(to(), fr, en);
  }

  /** A sentence about the card. */
  Words card(String fr, String en) {
    String number = Integer.toString(choice.a());
    return new Words(fr.replace("@", number), en.replace("@", number));
  }

  private static Words at(int square, String fr, String en) {
    String name = Board8.name(square);
    return new Words(fr.replace("@", name), en.replace("@", name));
  }
}
