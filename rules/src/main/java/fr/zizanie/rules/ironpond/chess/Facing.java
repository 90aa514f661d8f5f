package fr.zizanie.rules.ironpond.chess;

/** A position as the side to move faces it: whether that side is in check. */
public record Facing(Position board, boolean check) {
  /** {@return what the side to move faces} */
  public static Facing of(Position board) {
    return new Facing(board, board.inCheck(board.turn()));
  }
}
