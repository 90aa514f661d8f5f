package fr.zizanie.rules.felon.board;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Seat;
import java.util.SplittableRandom;

/** Random numbers whose exclusive or tells positions apart; the same on every machine. */
final class Hashes {
  private static final long[] ALL = new SplittableRandom(13).longs(64 * Board13.CELLS).toArray();
  private static final int TURN = 0;
  private static final int HIJACK = 1;
  private static final int PASSED = 2;

  private Hashes() {}

  static long of(int piece, int cell) {
    return ALL[piece * Board13.CELLS + cell];
  }

  /** The side to move and its rights. */
  static long rights(Seat turn, int hijack, int passed) {
    return (turn == Seat.FIRST ? 0 : ALL[TURN])
        ^ ALL[HIJACK * Board13.CELLS + hijack]
        ^ ALL[PASSED * Board13.CELLS + passed];
  }
}
