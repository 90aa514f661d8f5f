package fr.zizanie.players.confusion.search;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Grid;
import fr.zizanie.rules.confusion.board.Manner;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.confusion.state.Moment;
import java.util.Arrays;

/**
 * The mutable board that both seats see, after the answers to a line of tries.
 *
 * <p>A try is the 24 bits of its choice: a letter or {@link #PASS}, direction and distance, manner.
 */
public final class PublicState {
  static final int PIECES = 2 * Board.LETTERS;
  static final int PASS = 13;
  public static final int WALL = -1;
  public static final int FREE = 64;

  /** Own rows in which the tries of a double begin. */
  private static final int HALF = 5;

  private final byte[] cells = new byte[Grid.CELLS];
  private final int[] squares = new int[PIECES];
  private int neutral;
  private int promoted;
  private int side;
  private int barred;
  private boolean first;
  private boolean second;
  private boolean claim;
  private boolean reply;
  private boolean comrade;
  private int winner = -1;

  /** {@return the board of a view that waits for a try or has all answers} */
  public static PublicState of(ConfusionView v) {
    var f = new PublicState();
    for (int at = 0; at < Grid.CELLS; at++) {
      boolean dark = v.setting().small() && (Grid.file(at) == 0 || Grid.file(at) == Grid.SIDE - 1);
      if (!Grid.inside(at) || dark) f.cells[at] = WALL;
    }
    for (int piece = 0; piece < PIECES; piece++) {
      int at = v.board().square(piece);
      f.squares[piece] = at;
      if (at != 0) f.cells[at] = (byte) (piece + 1);
      if (v.facts().promoted(piece)) f.promoted |= 1 << piece;
    }
    f.neutral = v.board().neutral();
    if (f.cells[f.neutral] == 0) f.cells[f.neutral] = FREE;
    Moment m = v.moment();
    f.side = m.by().ordinal();
    f.barred = m.barred();
    f.first = m.has(Moment.DOUBLE_FIRST);
    f.second = m.has(Moment.DOUBLE_SECOND);
    f.claim = m.has(Moment.CLAIM);
    f.reply = v.setting().reply();
    f.comrade = v.setting().comrade();
    return f;
  }

  /** Copies another state into this one. */
  void set(PublicState o) {
    System.arraycopy(o.cells, 0, cells, 0, cells.length);
    System.arraycopy(o.squares, 0, squares, 0, PIECES);
    neutral = o.neutral;
    promoted = o.promoted;
    side = o.side;
    barred = o.barred;
    first = o.first;
    second = o.second;
    claim = o.claim;
    reply = o.reply;
    comrade = o.comrade;
    winner = o.winner;
  }

  /** {@return 0, {@link #WALL}, {@link #FREE}, or a piece plus 1} */
  public int cell(int at) {
    return cells[at];
  }

  /** {@return the square of a piece, 0 off the board} */
  public int square(int piece) {
    return squares[piece];
  }

  /** {@return the square of the neutral piece} */
  public int neutral() {
    return neutral;
  }

  /** {@return the side whose try is next} */
  int side() {
    return side;
  }

  /** {@return the side that has won, or -1} */
  int winner() {
    return winner;
  }

  /** {@return whether the other side wins unless this turn takes the neutral piece from it} */
  boolean claim() {
    return claim;
  }

  /** {@return whether reaching the goal leaves the other side one reply} */
  boolean reply() {
    return reply;
  }

  boolean comrade() {
    return comrade;
  }

  boolean promoted(int piece) {
    return (promoted >> piece & 1) != 0;
  }

  int promotions() {
    return promoted;
  }

  /** {@return the piece that controls the neutral piece, or -1} */
  public int holder() {
    int cell = cells[neutral];
    return cell == FREE ? -1 : cell - 1;
  }

  /** {@return the side whose piece controls the neutral piece on its goal row, or -1} */
  int atGoal() {
    int holder = holder();
    if (holder < 0) return -1;
    int by = holder / Board.LETTERS;
    return Grid.rank(neutral) == Grid.goal(by) ? by : -1;
  }

  /** {@return rows from a square to a side's goal} */
  public static int rows(int by, int at) {
    return Math.abs(Grid.rank(at) - Grid.goal(by));
  }

  /** {@return whether a piece of the side to move may try now} */
  boolean mayTry(int piece) {
    if (squares[piece] == 0 || (barred >> piece % Board.LETTERS & 1) != 0) return false;
    if (!first && !second) return true;
    return piece != holder() && Grid.depth(side, squares[piece]) < HALF;
  }

  /** {@return the piece that makes a try of the side to move} */
  int piece(int attempt) {
    int letter = attempt >> 16;
    return letter == PASS ? holder() : side * Board.LETTERS + letter;
  }

  /** {@return where a try ends} */
  int to(int attempt) {
    int way = attempt >> 8 & 255;
    return squares[piece(attempt)] + Grid.step(way >> 4) * (way & 15);
  }

  /** {@return whether an accepted try may promote its piece} */
  boolean arrives(int attempt) {
    int piece = piece(attempt);
    return (attempt & 255) != Manner.PASS.ordinal()
        && !promoted(piece)
        && Grid.rank(to(attempt)) == Grid.goal(side);
  }

  /** {@return whether the neutral piece stands on the mover's goal row after an accepted try} */
  boolean reaches(int attempt) {
    int to = to(attempt);
    if (Grid.rank(to) != Grid.goal(side)) return false;
    boolean alone = (attempt & 255) == Manner.ALONE.ordinal();
    int cell = cells[to];
    return alone ? to == neutral : (attempt & 255) == Manner.CARRY.ordinal() || isPiece(cell, side);
  }

  /** {@return whether a cell holds a piece of a side} */
  public static boolean isPiece(int cell, int by) {
    return cell > 0 && cell < FREE && (cell - 1) / Board.LETTERS == by;
  }

  /** Plays the answer to a try and ends the turn unless a double goes on. */
  void play(int attempt, boolean yes, boolean promotes) {
    int piece = piece(attempt);
    if (yes) accept(piece, to(attempt), attempt & 255);
    if (yes && promotes) promoted |= 1 << piece;
    if (yes && !reply && atGoal() >= 0) winner = atGoal();
    else end(piece % Board.LETTERS);
  }

  private void accept(int piece, int to, int manner) {
    if (manner == Manner.PASS.ordinal()) {
      neutral = to;
      if (cells[to] == 0) cells[to] = FREE;
      return;
    }
    int from = squares[piece];
    int taken = cells[to];
    if (taken > 0 && taken < FREE) squares[taken - 1] = 0;
    boolean leaves = from == neutral && manner == Manner.ALONE.ordinal();
    cells[from] = leaves ? (byte) FREE : 0;
    cells[to] = (byte) (piece + 1);
    squares[piece] = to;
    if (manner == Manner.CARRY.ordinal()) neutral = to;
  }

  private void end(int letter) {
    if (first) {
      first = false;
      second = true;
      barred |= 1 << letter;
      return;
    }
    if (claim && atGoal() == 1 - side) {
      winner = 1 - side;
      return;
    }
    side = 1 - side;
    barred = 0;
    second = false;
    claim = reply && atGoal() == 1 - side;
  }

  /** {@return a hash of where everything stands} */
  long key() {
    return Arrays.hashCode(cells) * 31L + neutral + promoted * 977L;
  }
}
