package fr.zizanie.rules.ironpond.scene;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Fen;
import fr.zizanie.rules.ironpond.chess.Marks;
import fr.zizanie.rules.ironpond.chess.Piece;
import fr.zizanie.rules.ironpond.chess.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * All that a rewind restores: the board with its rights and counters, lost pieces, traps (rules,
 * 10).
 *
 * @param traps armed traps, the oldest first
 * @param chrono whether the seat to move must move against the stopwatch of card 22
 */
public record Scene(
    Position board, Lost lost, List<Trap> traps, Away away, Past past, boolean chrono) {
  public Scene {
    traps = List.copyOf(traps);
  }

  public static Scene of(Position board) {
    return new Scene(board, Lost.NONE, List.of(), Away.NOBODY, Past.None.NONE, false);
  }

  public Scene board(Position next) {
    return new Scene(next, lost, traps, away, past, chrono);
  }

  public Scene lost(Lost next) {
    return new Scene(board, next, traps, away, past, chrono);
  }

  public Scene traps(List<Trap> next) {
    return new Scene(board, lost, next, away, past, chrono);
  }

  public Scene away(Away next) {
    return new Scene(board, lost, traps, next, past, chrono);
  }

  public Scene chrono(boolean on) {
    return new Scene(board, lost, traps, away, past, on);
  }

  public Scene past(Past next) {
    return new Scene(board, lost, traps, away, next, chrono);
  }

  public Scene arming(Trap trap) {
    var more = new ArrayList<>(traps);
    more.add(trap);
    return traps(more);
  }

  Scene disarming(Trap trap) {
    var fewer = new ArrayList<>(traps);
    fewer.remove(trap);
    return traps(fewer);
  }

  /** The piece of a square, who must be there. */
  public Piece piece(int at) {
    return board.piece(at).orElseThrow();
  }

  /** The piece of a square is out of the game. */
  public Scene dropping(int at) {
    return board(Edits.without(board, at)).lost(lost.dropping(piece(at)));
  }

  /** {@code by} takes the piece of a square: their own are out, the other's are captured (R1). */
  public Scene taking(int at, Seat by) {
    Piece piece = piece(at);
    return board(Edits.without(board, at))
        .lost(piece.owner() == by ? lost.dropping(piece) : lost.taking(piece));
  }

  /** No earlier position counts any more, nor the plies without capture (R10). */
  public Scene fresh() {
    return board(board.counted(0, board.number())).past(Past.None.NONE);
  }

  /** The scene as {@code seat} knows it: without the other's secret traps. */
  public Scene knownTo(Seat seat) {
    if (traps.isEmpty()) return this;
    var known = new ArrayList<Trap>(traps.size());
    for (Trap trap : traps) if (trap.knownTo(seat)) known.add(trap);
    return known.size() == traps.size() ? this : traps(known);
  }

  /**
   * {@return the same when a turn is over without a move: nobody can be taken in passing any more
   * (Iron Pond, 3.2)}
   */
  public Scene unmoved() {
    return board.passed() == 0 ? this : board(board.passed(0));
  }

  /** Whether a trap is armed on a square. */
  public boolean trapped(int at) {
    for (Trap trap : traps) if (trap.at() == at) return true;
    return false;
  }

  /** The oldest armed trap of another seat than {@code seat} on a square. */
  Optional<Trap> trapFor(Seat seat, int at) {
    for (Trap trap : traps) if (trap.at() == at && trap.owner() != seat) return Optional.of(trap);
    return Optional.empty();
  }

  @Override
  public String toString() {
    return Fen.write(board)
        + (board.marks().equals(Marks.NONE) ? "" : " " + board.marks())
        + (lost.equals(Lost.NONE) ? "" : " " + lost)
        + (traps.isEmpty() ? "" : " " + traps)
        + (away.equals(Away.NOBODY) ? "" : " " + away)
        + (chrono ? " chrono " : " ")
        + past;
  }
}
