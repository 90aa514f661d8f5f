package fr.zizanie.sheets.drawing;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.sheets.wire.board.Beside;
import fr.zizanie.sheets.wire.board.Board;
import fr.zizanie.sheets.wire.board.Move;
import fr.zizanie.sheets.wire.board.Piece;
import fr.zizanie.sheets.wire.catalogue.CardText;
import fr.zizanie.sheets.wire.catalogue.GameInfo.Diagram;
import fr.zizanie.sheets.wire.log.Fact;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * What one game brings to its sheets: how its views are drawn, and what is told of it before
 * anybody plays. It is given views only, so it can tell no more.
 */
public interface Drawing<V> {
  /** {@return its cards, in the order of their numbers} */
  default List<? extends CardText> cards() {
    return List.of();
  }

  /** {@return the ways in which its pieces move, in a game that shows them as diagrams} */
  default Optional<List<Diagram>> diagrams() {
    return Optional.empty();
  }

  /** {@return the board; {@code last} are the squares of the last action} */
  Board board(V view, List<String> last);

  /** {@return the pieces on the board, always in the same order of squares} */
  default List<? extends Piece> pieces(V view) {
    return board(view, List.of()).pieces();
  }

  /**
   * {@return where the piece on a square could go if its side were to act, as far as the viewer may
   * know; none where no piece stands, and in a game that doesn't tell}
   */
  default List<String> reach(V view, String at) {
    return List.of();
  }

  /** {@return an offered displacement} */
  Move move(V view, Choice move);

  /** Whether moves are only announced, and nothing stands elsewhere before they are answered. */
  default boolean announces() {
    return false;
  }

  /** {@return what a choice of a square puts there, where that is what is asked} */
  default Optional<Piece> puts(V view) {
    return Optional.empty();
  }

  /**
   * {@return which choices of the seat to act certainly do no more than lead a piece to its square,
   * or put there what {@link #puts} says: what they change goes without saying. For the others it
   * is worked out}
   */
  default Predicate<Choice> plain(V view) {
    return _ -> false;
  }

  /** {@return the squares that an action touched, as far as the viewer saw it; may be none} */
  List<String> touched(V before, List<Choice> seen, V after);

  /** {@return an action that the viewer saw wholly, as people write it} */
  String written(V before, List<Choice> action, V after);

  /**
   * {@return the number of the turn of both players that runs, from 1 on, in a game whose turns are
   * not one action of each}
   */
  default OptionalInt turn(V view) {
    return OptionalInt.empty();
  }

  /** {@return what was said to an action at once: {@code yes} or {@code no}, if anything was} */
  default Optional<String> answer(V before, List<Choice> seen, V after) {
    return Optional.empty();
  }

  /** Whether the log tells what its lines brought about. */
  default boolean tells() {
    return false;
  }

  /**
   * {@return what a line of the log brought about, as its viewer saw it; {@code seen} is the
   * action, nothing for an event or a result of chance}
   */
  default List<Fact> told(V before, List<Choice> seen, V after) {
    return List.of();
  }

  /** {@return what a sheet shows beside the board; {@code running} is timed} */
  Beside beside(V view, Offered offered, Optional<Running> running);

  /**
   * {@return what a replay shows beside the board of {@code view}: what the players have agreed to
   * see, or {@code all} that can be worked out}
   */
  default Optional<Beside> replayed(V view, boolean all) {
    return Optional.empty();
  }
}
