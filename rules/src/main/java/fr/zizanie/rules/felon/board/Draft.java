package fr.zizanie.rules.felon.board;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Seat;
import java.util.Arrays;

/** A position in the making; whoever makes it gives it up to the {@link Position}. */
public final class Draft {
  private static final byte[] EMPTY = new byte[Board13.CELLS];

  static {
    Arrays.fill(EMPTY, (byte) Man.WALL);
    for (int sq = 0; sq < Board13.SQUARES; sq++) EMPTY[Board13.cell(sq)] = Man.NOBODY;
  }

  public final byte[] cells;
  public final int[] king = new int[2];
  public final int[] felon = new int[2];
  public Seat turn = Seat.FIRST;
  public int hijack;
  public int passed;
  int fighters;

  /** By side: men who may attack far. */
  final int[] far = new int[2];

  /** Of the men alone. */
  long hash;

  /** An empty board, Yellow to move. */
  public Draft() {
    cells = EMPTY.clone();
  }

  /** The men and the turn of a position, without its rights. */
  public Draft(Position p) {
    cells = p.cells.clone();
    for (Seat seat : Seat.values()) {
      king[seat.ordinal()] = p.king(seat);
      felon[seat.ordinal()] = p.felon(seat);
      far[seat.ordinal()] = p.far(seat);
    }
    turn = p.turn();
    fighters = p.fighters();
    hash = p.menHash();
  }

  /** Lets a man, or nobody, stand on a cell instead of whoever stood there. */
  public void put(int cell, int man) {
    int old = cells[cell];
    hash ^= Position.hash(old, cell) ^ Position.hash(man, cell);
    if (Man.fights(old)) fighters--;
    if (Man.fights(man)) fighters++;
    if (Man.far(old)) far[side(old)]--;
    if (Man.far(man)) far[side(man)]++;
    if (Man.type(old) == Man.FELON && felon[side(old)] == cell) felon[side(old)] = 0;
    if (Man.type(man) == Man.FELON) felon[side(man)] = cell;
    if (Man.type(man) == Man.ROI) king[side(man)] = cell;
    cells[cell] = (byte) man;
  }

  private static int side(int man) {
    return (man & Man.YELLOW) != 0 ? 0 : 1;
  }
}
