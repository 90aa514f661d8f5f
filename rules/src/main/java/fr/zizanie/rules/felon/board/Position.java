package fr.zizanie.rules.felon.board;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Seat;
import java.util.Arrays;

/**
 * What counts as one position for repetition (Le Félon, 2.8): pieces and their colours, the side to
 * move, hijack right and en passant. Immutable.
 */
public final class Position {
  /** A piece a cell; never changed after construction. */
  public final byte[] cells;

  private final Seat turn;
  private final int hijack;
  private final int passed;
  private final int yellowKing;
  private final int redKing;
  private final int yellowFelon;
  private final int redFelon;
  private final int fighters;
  private final int yellowFar;
  private final int redFar;
  private final long hash;

  /** The position that a draft has become. */
  public Position(Draft draft) {
    cells = draft.cells;
    turn = draft.turn;
    hijack = draft.hijack;
    passed = draft.passed;
    yellowKing = draft.king[0];
    redKing = draft.king[1];
    yellowFelon = draft.felon[0];
    redFelon = draft.felon[1];
    fighters = draft.fighters;
    yellowFar = draft.far[0];
    redFar = draft.far[1];
    hash = draft.hash ^ Hashes.rights(turn, hijack, passed);
  }

  /** {@return the pieces and the turn, without the rights, to make another position of} */
  public Draft draft() {
    var draft = new Draft(cells, turn);
    draft.king[0] = yellowKing;
    draft.king[1] = redKing;
    draft.felon[0] = yellowFelon;
    draft.felon[1] = redFelon;
    draft.far[0] = yellowFar;
    draft.far[1] = redFar;
    draft.fighters = fighters;
    draft.hash = pieceHash();
    return draft;
  }

  /** {@return the same if {@code seat} were to move; where it isn't its turn, without rights} */
  public Position turn(Seat seat) {
    if (seat == turn) return this;
    var draft = draft();
    draft.turn = seat;
    return new Position(draft);
  }

  /** {@return what stands on a cell of {@link Board13}, as in {@link Piece}} */
  public int at(int cell) {
    return cells[cell];
  }

  /** {@return whose turn it is} */
  public Seat turn() {
    return turn;
  }

  /** {@return the cell of the félon that the side to move may hijack now, or 0} */
  public int hijack() {
    return hijack;
  }

  /** {@return the cell that a garde has just passed by a double step, or 0} */
  public int passed() {
    return passed;
  }

  /** {@return the cell of a seat's king; 0 before the rows are laid} */
  public int king(Seat seat) {
    return seat == Seat.FIRST ? yellowKing : redKing;
  }

  /** {@return the cell of a seat's félon, or 0} */
  public int felon(Seat seat) {
    return seat == Seat.FIRST ? yellowFelon : redFelon;
  }

  /** {@return a hash of all that counts; the same on every machine} */
  public long hash() {
    return hash;
  }

  /** {@return whether nobody is left who could ever mate (2.8)} */
  public boolean dead() {
    return fighters == 0;
  }

  /** {@return how many pieces of a seat may attack a king from far} */
  public int far(Seat seat) {
    return seat == Seat.FIRST ? yellowFar : redFar;
  }

  int fighters() {
    return fighters;
  }

  /** {@return the part of the hash that is of the pieces alone} */
  long pieceHash() {
    return hash ^ Hashes.rights(turn, hijack, passed);
  }

  /** {@return what the displacement between two cells, which is legal, does} */
  public Effect effect(int from, int to) {
    int piece = cells[from];
    int met = cells[to];
    int ours = Piece.colour(turn);
    if (met == Piece.NOBODY)
      return to == passed && (piece & ours) != 0 && Piece.type(piece) == Piece.GARDE
          ? Effect.EN_PASSANT
          : Effect.STEP;
    if ((piece & ours) == 0) return Effect.CAPTURE;
    return switch (Piece.type(piece)) {
      case Piece.COURTISANE, Piece.VALET -> Effect.SWAP;
      case Piece.MINISTRE -> Effect.CONVERSION;
      default -> Effect.CAPTURE;
    };
  }

  /** {@return whether the mover moves the other's félon} */
  public boolean hijacks(int from) {
    return (cells[from] & Piece.colour(turn)) == 0;
  }

  /** {@return the piece that a legal displacement takes off the board, or {@link Piece#NOBODY}} */
  public int taken(int from, int to) {
    return switch (effect(from, to)) {
      case CAPTURE -> cells[to];
      case EN_PASSANT -> cells[to - forward(turn)];
      case STEP, SWAP, CONVERSION -> Piece.NOBODY;
    };
  }

  /** {@return what a step ahead adds to a cell (2.2)} */
  public static int forward(Seat seat) {
    return seat == Seat.FIRST ? Board13.RANK : -Board13.RANK;
  }

  /** {@return the position after a legal displacement} */
  public Position after(int from, int to, Setting setting) {
    var draft = draft();
    int piece = cells[from];
    int met = cells[to];
    boolean own = (piece & Piece.colour(turn)) != 0;
    int moved = 0;
    switch (effect(from, to)) {
      case STEP, CAPTURE -> {
        draft.put(from, Piece.NOBODY);
        draft.put(to, Turning.landed(piece, to, setting));
        if (own && Piece.type(piece) == Piece.FELON) moved = to;
        if (Piece.type(piece) == Piece.GARDE && Math.abs(to - from) == 2 * Board13.RANK)
          draft.passed = setting.passing() ? (from + to) / 2 : 0;
      }
      case EN_PASSANT -> {
        draft.put(from, Piece.NOBODY);
        draft.put(to, piece);
        draft.put(to - forward(turn), Piece.NOBODY);
      }
      case SWAP -> {
        draft.put(to, piece);
        draft.put(from, Turning.landed(met, from, setting));
        if (Piece.type(met) == Piece.FELON && (met & Piece.colour(turn)) != 0) moved = from;
      }
      case CONVERSION -> {
        draft.put(to, piece);
        draft.put(from, Turning.landed(Piece.GARDE | Piece.colour(turn), from, setting));
      }
    }
    if (setting.lasting()) moved = draft.felon[turn.ordinal()];
    draft.hijack = setting.zone().holds(moved) ? moved : 0;
    draft.turn = turn.other();
    return new Position(draft);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Position p
        && hash == p.hash
        && turn == p.turn
        && hijack == p.hijack
        && passed == p.passed
        && Arrays.equals(cells, p.cells);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash);
  }

  /** {@return board, side to move, hijack right and en passant as positions spell them (2.12)} */
  @Override
  public String toString() {
    var out = new StringBuilder();
    for (int rank = Board13.SIZE; rank >= 1; rank--) {
      int empty = 0;
      for (int file = 0; file < Board13.SIZE; file++) {
        int piece = at(Board13.cell(file, rank));
        if (piece == Piece.NOBODY) {
          empty++;
          continue;
        }
        if (empty > 0) out.append(empty);
        empty = 0;
        out.append(Piece.letter(piece));
      }
      if (empty > 0) out.append(empty);
      if (rank > 1) out.append('/');
    }
    return out.append(turn == Seat.FIRST ? " y " : " r ")
        .append(name(hijack))
        .append(' ')
        .append(name(passed))
        .toString();
  }

  private static String name(int cell) {
    return cell == 0 ? "-" : Board13.name(Board13.square(cell));
  }
}
