package fr.zizanie.players.mutation;

import fr.zizanie.players.alphabeta.Evaluation;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.mutation.Layout;
import fr.zizanie.rules.mutation.MutationState;
import fr.zizanie.rules.mutation.Position;

/**
 * Judges positions of Chess Mutation in hundredths of a piece, by the mode of each square and by
 * what a piece could become next.
 */
public final class MutationEvaluation implements Evaluation<MutationState> {
  private static final int MOVE = Choice.Kind.MOVE.ordinal();
  private static final int PIECES = 30;
  private static final int MOST = 20_000;

  /**
   * Plies without capture from which the counter matters within a search: at 200 a draw may be
   * claimed.
   */
  private static final int NEARLY_CLAIMABLE = 170;

  private static final int TRAITS = Feature.values().length;
  private static final int[] FULL = new int[TRAITS];
  private static final int[] EMPTY = new int[TRAITS];

  static {
    for (Feature feature : Feature.values()) {
      FULL[feature.ordinal()] = feature.full;
      EMPTY[feature.ordinal()] = feature.empty;
    }
  }

  /** The rough worth of a piece on each square, in hundredths of a piece. */
  private final int[] worth = new int[64];

  private final Features features;

  /** Judges positions on one board. */
  public MutationEvaluation(Layout layout) {
    features = new Features(layout);
    for (int sq = 0; sq < 64; sq++) worth[sq] = FULL[layout.mode(sq).ordinal()];
  }

  @Override
  public long key(MutationState s) {
    Position p = s.position();
    long rest = p.whiteKing() | p.blackKing() << 6 | p.rights() << 12 | p.turn().ordinal() << 16;
    if (s.quiet() >= NEARLY_CLAIMABLE) rest |= (long) s.quiet() << 17;
    return mixed(mixed(mixed(p.white()) + p.black()) + rest);
  }

  /** The finalizer of splitmix64. */
  private static long mixed(long z) {
    z = (z + 0x9E3779B97F4A7C15L ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  @Override
  public boolean noisy(MutationState s, int choice) {
    return choice >>> 24 == MOVE && s.position().captures(choice >>> 8 & 255);
  }

  @Override
  public int gain(MutationState s, int choice) {
    if (choice >>> 24 != MOVE) return 0;
    Position p = s.position();
    int from = choice >>> 16 & 255;
    int to = choice >>> 8 & 255;
    int taken = p.captures(to) ? worth[to] : 0;
    return from == p.king(p.turn()) ? taken : taken + worth[to] - worth[from];
  }

  @Override
  public boolean inCheck(MutationState s) {
    return features.inCheck(s.position());
  }

  @Override
  public int value(MutationState s) {
    Position p = s.position();
    int[] counts = features.count(p);
    int pieces = Math.min(PIECES, Long.bitCount(p.white() | p.black()));
    long sum = 0;
    for (int i = 0; i < TRAITS; i++)
      sum += (long) counts[i] * (FULL[i] * pieces + EMPTY[i] * (PIECES - pieces));
    int value = Math.clamp(sum / PIECES, -MOST, MOST);
    return p.turn() == Seat.FIRST ? value : -value;
  }
}
