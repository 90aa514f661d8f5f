package fr.zizanie.rules.confusion.board;

import fr.zizanie.rules.core.Seat;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Where the pieces and the neutral piece stand; immutable, with value equality.
 *
 * <p>A piece is a number: its letter for White, thirteen more for the other side. Whoever stands on
 * the square of the neutral piece controls it.
 */
public final class Board {
  /** Pieces of one side, counting an X that only the Stronghold edition has. */
  public static final int LETTERS = 13;

  /** What stands where the board is not. */
  public static final int WALL = -1;

  /** Rows of a side's own half, the middle row left out. */
  private static final int HALF = 5;

  /** What the cell of the neutral piece holds when nobody controls it. */
  public static final int FREE = 64;

  private static final int SQUARES = Grid.CELLS;
  private static final int NEUTRAL = SQUARES + 2 * LETTERS;

  /**
   * The mailbox, the square of each piece (0 when it is off the board) and of the neutral piece.
   */
  private final byte[] data;

  private Board(byte[] data) {
    this.data = data;
  }

  /** {@return a board with the neutral piece alone} */
  public static Board empty(boolean small, int neutral) {
    var data = new byte[NEUTRAL + 1];
    for (int at = 0; at < Grid.CELLS; at++) {
      boolean dark = small && (Grid.file(at) == 0 || Grid.file(at) == Grid.SIDE - 1);
      if (!Grid.inside(at) || dark) data[at] = WALL;
    }
    data[neutral] = FREE;
    data[NEUTRAL] = (byte) neutral;
    return new Board(data);
  }

  /** {@return the mailbox squares, by number; empty for those of the border} */
  public static List<String> names() {
    return IntStream.range(0, SQUARES).mapToObj(Grid::name).toList();
  }

  /** {@return 0 for an empty square, {@link #WALL}, {@link #FREE}, or the sign of a piece} */
  public int cell(int at) {
    return data[at];
  }

  /** The cells by square, for loops that ask many; nobody writes to them. */
  byte[] cells() {
    return data;
  }

  /** The side of a piece stands four bits up, so that a shift tells it. */
  public static int sign(int piece) {
    return piece < LETTERS ? piece + 1 : piece + 4;
  }

  /** {@return whether a cell holds a piece, which may hold the neutral piece} */
  public static boolean isPiece(int cell) {
    return cell > 0 && cell < FREE;
  }

  /** {@return the piece whose sign a cell holds} */
  public static int piece(int cell) {
    return cell < 16 ? cell - 1 : cell - 4;
  }

  /** {@return the mailbox square of a piece, or 0 when it is off the board} */
  public int square(int piece) {
    return data[SQUARES + piece] & 255;
  }

  /** {@return whether a letter, from 0, of a seat stands on the board} */
  public boolean living(Seat seat, int letter) {
    return square(seat.ordinal() * LETTERS + letter) != 0;
  }

  /** {@return the square of a letter as the rules name it; empty when it is off the board} */
  public String at(Seat seat, int letter) {
    int at = square(seat.ordinal() * LETTERS + letter);
    return at == 0 ? "" : Grid.name(at);
  }

  /** {@return the name of the square of the neutral piece} */
  public String neutralAt() {
    return Grid.name(neutral());
  }

  /** {@return the mailbox square of the neutral piece} */
  public int neutral() {
    return data[NEUTRAL] & 255;
  }

  /** {@return the piece that controls the neutral piece, or -1} */
  public int holder() {
    int cell = data[neutral()];
    return isPiece(cell) ? piece(cell) : -1;
  }

  /**
   * {@return the letters of a side on its first five rows without the neutral piece, one bit each}
   */
  public int near(int side) {
    int out = 0;
    for (int letter = 0; letter < LETTERS; letter++) if (near(side, letter)) out |= 1 << letter;
    return out;
  }

  /** {@return whether a letter is one of them} */
  public boolean near(int side, int letter) {
    int at = square(side * LETTERS + letter);
    return at != 0 && at != neutral() && Grid.depth(side, at) < HALF;
  }

  /** {@return the first piece of a seat that is left, or -1} */
  public int first(Seat seat) {
    for (int letter = 0; letter < LETTERS; letter++)
      if (living(seat, letter)) return seat.ordinal() * LETTERS + letter;
    return -1;
  }

  /** {@return how many pieces of a side are left} */
  public int count(int side) {
    int n = 0;
    for (int letter = 0; letter < LETTERS; letter++)
      if (data[SQUARES + side * LETTERS + letter] != 0) n++;
    return n;
  }

  /** {@return the side whose piece controls the neutral piece on its goal row, or -1} */
  public int atGoal() {
    int holder = holder();
    if (holder < 0) return -1;
    int side = holder / LETTERS;
    return Grid.rank(neutral()) == Grid.goal(side) ? side : -1;
  }

  /** {@return the board after an accepted try; a piece that goes alone leaves the neutral piece} */
  public Board moved(int piece, int to, Manner manner) {
    var next = data.clone();
    int from = square(piece);
    int neutral = neutral();
    if (manner == Manner.PASS) {
      next[NEUTRAL] = (byte) to;
      if (next[to] == 0) next[to] = FREE;
      return new Board(next);
    }
    int taken = next[to];
    if (isPiece(taken)) next[SQUARES + piece(taken)] = 0;
    boolean leaves = from == neutral && manner == Manner.ALONE;
    next[from] = leaves ? (byte) FREE : 0;
    next[to] = (byte) sign(piece);
    next[SQUARES + piece] = (byte) to;
    if (manner == Manner.CARRY) next[NEUTRAL] = (byte) to;
    return new Board(next);
  }

  /** {@return the board without a piece; the neutral piece stays where it is} */
  public Board without(int piece) {
    var next = data.clone();
    int at = square(piece);
    next[at] = at == neutral() ? (byte) FREE : 0;
    next[SQUARES + piece] = 0;
    return new Board(next);
  }

  /** {@return the board with one more piece; on the neutral piece it controls that} */
  public Board placed(int piece, int at) {
    var next = data.clone();
    next[at] = (byte) sign(piece);
    next[SQUARES + piece] = (byte) at;
    return new Board(next);
  }

  /** {@return the board after two pieces have changed places} */
  public Board swapped(int a, int b) {
    return without(a).without(b).placed(a, square(b)).placed(b, square(a));
  }

  /** {@return the board with the neutral piece in the hands of a piece} */
  public Board given(int piece) {
    var next = data.clone();
    if (next[neutral()] == FREE) next[neutral()] = 0;
    next[NEUTRAL] = data[SQUARES + piece];
    return new Board(next);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Board other && Arrays.equals(data, other.data);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(data);
  }

  /** {@return the board as positions spell it (Formats, 3)} */
  @Override
  public String toString() {
    var out = new StringBuilder();
    for (int rank = Grid.SIDE - 1; rank >= 0; rank--) {
      int empty = 0;
      for (int file = 0; file < Grid.SIDE; file++) {
        int at = Grid.at(file, rank);
        int cell = cell(at);
        if (cell <= 0) {
          empty++;
          continue;
        }
        if (empty > 0) out.append(empty);
        empty = 0;
        if (cell == FREE) {
          out.append('*');
          continue;
        }
        char letter = Diagrams.LETTERS.charAt(piece(cell) % LETTERS);
        out.append(cell < 16 ? Character.toLowerCase(letter) : letter);
        if (at == neutral()) out.append('!');
      }
      if (empty > 0) out.append(empty);
      if (rank > 0) out.append('/');
    }
    return out.toString();
  }
}
