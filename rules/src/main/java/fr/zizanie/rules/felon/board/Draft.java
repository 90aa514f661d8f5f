package fr.zizanie.rules.felon.board;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Seat;
import java.util.Arrays;

/** A position in the making; whoever makes it gives it up to the position. */
public final class Draft {
  private static final byte[] EMPTY = new byte[Board13.CELLS];

  static {
    Arrays.fill(EMPTY, (byte) Piece.WALL);
    for (int sq = 0; sq < Board13.SQUARES; sq++) EMPTY[Board13.cell(sq)] = Piece.NOBODY;
  }

  /** What stands on each cell; only {@link #put} changes it. */
  public final byte[] cells;

  /** By side: the cell of the king, or 0. */
  public final int[] king = new int[2];

  /** By side: the cell of the félon, or 0. */
  public final int[] felon = new int[2];

  /** The side to move. */
  public Seat turn = Seat.FIRST;

  /** The cell of the félon that may be hijacked now, or 0. */
  public int hijack;

  /** The cell that a garde has just passed by a double step, or 0. */
  public int passed;

  int fighters;

  /** By side: pieces that may attack far. */
  final int[] far = new int[2];

  /** Of the pieces alone. */
  long hash;

  /** An empty board, Yellow to move. */
  public Draft() {
    cells = EMPTY.clone();
  }

  /** The same cells; whoever calls it counts them. */
  Draft(byte[] cells, Seat turn) {
    this.cells = cells.clone();
    this.turn = turn;
  }

  /** Lets a piece, or nobody, stand on a cell instead of whoever stood there. */
  public void put(int cell, int piece) {
    int old = cells[cell];
    hash ^= Hashes.of(old, cell) ^ Hashes.of(piece, cell);
    if (Piece.fights(old)) fighters--;
    if (Piece.fights(piece)) fighters++;
    if (Piece.far(old)) far[side(old)]--;
    if (Piece.far(piece)) far[side(piece)]++;
    if (Piece.type(old) == Piece.FELON && felon[side(old)] == cell) felon[side(old)] = 0;
    if (Piece.type(piece) == Piece.FELON) felon[side(piece)] = cell;
    if (Piece.type(piece) == Piece.ROI) king[side(piece)] = cell;
    cells[cell] = (byte) piece;
  }

  private static int side(int piece) {
    return (piece & Piece.YELLOW) != 0 ? 0 : 1;
  }
}
