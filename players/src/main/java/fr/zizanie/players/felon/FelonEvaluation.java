package fr.zizanie.players.felon;

import fr.zizanie.players.alphabeta.Evaluation;
import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.felon.FelonState;
import fr.zizanie.rules.felon.board.Effect;
import fr.zizanie.rules.felon.board.Kind;
import fr.zizanie.rules.felon.board.Piece;
import fr.zizanie.rules.felon.board.Position;
import fr.zizanie.rules.felon.board.Setting;
import fr.zizanie.rules.felon.moves.Stage;

/**
 * Judges positions of Le Félon in hundredths of a garde: pieces, room to move, danger to the kings,
 * félons and gardes about to change sides.
 */
public final class FelonEvaluation implements Evaluation<FelonState> {
  private static final int MOVE = Choice.Kind.MOVE.ordinal();
  private static final int MOST = 20_000;

  /**
   * Quiet plies from which the counter matters within a search. At 100 a draw may be claimed; at
   * 150 the game is drawn.
   */
  private static final int NEARLY_CLAIMABLE = 85;

  /** Places for values already worked out, as a power of two. */
  private static final int KEPT = 14;

  private final Features features;
  private final long[] keys = new long[1 << KEPT];
  private final int[] values = new int[1 << KEPT];
  private final Setting setting;

  /** Judges positions of one setting. */
  public FelonEvaluation(Setting setting) {
    this.setting = setting;
    features = new Features(setting);
  }

  @Override
  public long key(FelonState s) {
    long key = s.position().hash();
    return s.quiet() < NEARLY_CLAIMABLE ? key : key ^ s.quiet() * 0x9E3779B97F4A7C15L;
  }

  @Override
  public boolean noisy(FelonState s, int choice) {
    if (choice >>> 24 != MOVE) return false;
    Effect effect = s.position().effect(from(choice), to(choice));
    return effect.captures() || effect == Effect.CONVERSION;
  }

  @Override
  public int gain(FelonState s, int choice) {
    if (choice >>> 24 != MOVE) return 0;
    Position p = s.position();
    int from = from(choice);
    int to = to(choice);
    int taken = p.taken(from, to);
    int gain = Piece.is(taken) ? Features.worth(Piece.kind(taken)) : 0;
    if (p.effect(from, to) == Effect.CONVERSION) gain = 2 * Features.worth(Kind.GARDE);
    boolean lost = Piece.kind(p.at(from)) == Kind.GARDE && !setting.returning() && atTheEnd(to);
    return lost ? gain - 2 * Features.worth(Kind.GARDE) : gain;
  }

  /** A garde never moves to its own first rank, so one test serves both sides. */
  private static boolean atTheEnd(int to) {
    return Board13.rank(to) == 1 || Board13.rank(to) == Board13.SIZE;
  }

  private static int from(int choice) {
    return Board13.cell(choice >>> 16 & 255);
  }

  private static int to(int choice) {
    return Board13.cell(choice >>> 8 & 255);
  }

  @Override
  public boolean inCheck(FelonState s) {
    return s.inCheck();
  }

  /** While the félons are placed neither side is better: the search looks at the rows then. */
  @Override
  public int value(FelonState s) {
    Position p = s.position();
    if (Stage.of(p) != Stage.PLAY) return 0;
    int at = (int) (p.hash() >>> 64 - KEPT);
    if (keys[at] != p.hash()) {
      int value = Math.clamp(features.value(p), -MOST, MOST);
      values[at] = p.turn() == Seat.FIRST ? value : -value;
      keys[at] = p.hash();
    }
    return values[at];
  }
}
