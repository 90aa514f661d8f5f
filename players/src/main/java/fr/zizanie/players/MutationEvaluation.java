package fr.zizanie.players;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.mutation.Layout;
import fr.zizanie.rules.mutation.Mode;
import fr.zizanie.rules.mutation.MutationState;
import fr.zizanie.rules.mutation.Position;
import java.util.Arrays;
import java.util.Optional;

/**
 * Judges Chess Mutation: a man is worth what his square makes of him, and what he could become
 * next.
 */
final class MutationEvaluation implements Evaluation<MutationState> {
  private static final int MOVE = Choice.Kind.MOVE.ordinal();
  private static final int MEN = 30;
  private static final int MOST = 20_000;
  private static final Mode[] MODES = Mode.values();

  /** Plies without capture from which the counter matters within a search: at 200 a draw may be claimed. */
  private static final int NEARLY_CLAIMABLE = 170;

  private static final int TRAITS = Trait.values().length;
  private static final int[] FULL = new int[TRAITS];
  private static final int[] EMPTY = new int[TRAITS];

  static {
    for (Trait trait : Trait.values()) {
      FULL[trait.ordinal()] = trait.full;
      EMPTY[trait.ordinal()] = trait.empty;
    }
  }

  private final long white;
  private final long yellow;
  private final long blue;
  private final long red;
  private final long black;

  /** What a man on each square is worth, roughly. */
  private final int[] worth = new int[64];

  private final int[] counts = new int[TRAITS];
  private final long[] attacks = new long[64];
  private final int[] weightsFull;
  private final int[] weightsEmpty;

  MutationEvaluation(Layout layout) {
    this(layout, FULL, EMPTY);
  }

  MutationEvaluation(Layout layout, int[] full, int[] empty) {
    weightsFull = full;
    weightsEmpty = empty;
    long[] of = new long[MODES.length];
    for (int sq = 0; sq < 64; sq++) {
      int mode = layout.mode(sq).ordinal();
      of[mode] |= 1L << sq;
      worth[sq] = full[mode];
    }
    white = of[Mode.PAWN.ordinal()];
    yellow = of[Mode.KNIGHT.ordinal()];
    blue = of[Mode.BISHOP.ordinal()];
    red = of[Mode.ROOK.ordinal()];
    black = of[Mode.QUEEN.ordinal()];
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
    Position p = s.position();
    Seat us = p.turn();
    int king = p.king(us);
    long them = p.men(us.other());
    long occupied = p.occupied();
    return (Board8.knight(king) & them & yellow) != 0
        || (Board8.pawn(us.ordinal(), king) & them & white) != 0
        || (Board8.rook(king, occupied) & them & (red | black)) != 0
        || (Board8.bishop(king, occupied) & them & (blue | black)) != 0;
  }

  /** With few men it may be better not to move, so that passing would prove nothing. */
  @Override
  public Optional<MutationState> passed(MutationState s) {
    Position p = s.position();
    Seat them = p.turn().other();
    if (Long.bitCount(p.men(p.turn())) < 3) return Optional.empty();
    var turned =
        new Position(p.white(), p.black(), p.whiteKing(), p.blackKing(), them, p.rights());
    return Optional.of(
        new MutationState(s.layout(), turned, s.quiet(), s.number(), s.past(), Turn.of(them)));
  }

  @Override
  public int value(MutationState s) {
    Position p = s.position();
    count(p);
    int men = Math.min(MEN, Long.bitCount(p.white() | p.black()));
    long sum = 0;
    for (int i = 0; i < TRAITS; i++)
      sum += (long) counts[i] * (weightsFull[i] * men + weightsEmpty[i] * (MEN - men));
    int value = (int) Math.clamp(sum / MEN, -MOST, MOST);
    return p.turn() == Seat.FIRST ? value : -value;
  }

  /** {@return what is counted, White's less Black's; the same array every time} */
  int[] count(Position p) {
    Arrays.fill(counts, 0);
    long occupied = p.occupied();
    long byWhite = attacks(p.white(), p.whiteKing(), 0, occupied);
    long byBlack = attacks(p.black(), p.blackKing(), 1, occupied);
    count(1, 0, p.white(), p.black(), p.whiteKing(), p.blackKing(), byWhite, byBlack, p.rights() & 3);
    count(-1, 1, p.black(), p.white(), p.blackKing(), p.whiteKing(), byBlack, byWhite, p.rights() >> 2);
    counts[Trait.TEMPO.ordinal()] = p.turn() == Seat.FIRST ? 1 : -1;
    return counts;
  }
}
