package fr.zizanie.rules.confusion.knowledge;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import java.util.Arrays;

/**
 * The diagrams of the pieces and the covers of the two agents; 0 where there is none or the viewer
 * doesn't know it. Immutable, with value equality.
 */
public final class Kinds {
  private static final int PIECES = 2 * Board.LETTERS;

  /** Nobody has a diagram yet. */
  public static final Kinds NONE = new Kinds(new byte[PIECES + 2]);

  private final byte[] data;

  private Kinds(byte[] data) {
    this.data = data;
  }

  /** {@return the kind of a piece: 1 to 12, the agent 13} */
  public int kind(int piece) {
    return data[piece];
  }

  /** {@return the cover diagram of a side's agent} */
  public int cover(int side) {
    return data[PIECES + side];
  }

  /** {@return the kinds with another kind of a piece} */
  public Kinds with(int piece, int kind) {
    var next = data.clone();
    next[piece] = (byte) kind;
    return new Kinds(next);
  }

  /** {@return the kinds with another cover of a side's agent} */
  public Kinds covered(int side, int cover) {
    return with(PIECES + side, cover);
  }

  /** {@return the piece that is a side's agent, or -1} */
  public int agent(int side) {
    for (int piece = side * Board.LETTERS; piece < (side + 1) * Board.LETTERS; piece++)
      if (data[piece] == Diagrams.AGENT) return piece;
    return -1;
  }

  /** {@return the kinds with a piece off the board: a lost agent has no cover} */
  public Kinds lost(int piece) {
    int side = piece / Board.LETTERS;
    return kind(piece) == Diagrams.AGENT && cover(side) != 0 ? covered(side, 0) : this;
  }

  /** {@return what a viewer may see of them (Confusion, 4.1)} */
  public Kinds seen(Viewer viewer, Facts facts) {
    var next = data.clone();
    for (Seat seat : Seat.values()) {
      if (viewer.is(seat.other())) continue;
      int first = seat.ordinal() * Board.LETTERS;
      for (int piece = first; piece < first + Board.LETTERS; piece++) {
        boolean shown = facts.exposed(piece) || viewer.is(seat) && facts.revealed(piece);
        if (!shown) next[piece] = 0;
      }
      next[PIECES + seat.ordinal()] = 0;
    }
    return new Kinds(next);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Kinds other && Arrays.equals(data, other.data);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(data);
  }

  @Override
  public String toString() {
    return Arrays.toString(data);
  }
}
