package fr.zizanie.players.ironpond.search;

import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Legal;
import fr.zizanie.rules.ironpond.chess.Pieces;
import fr.zizanie.rules.ironpond.chess.Position;
import java.util.Arrays;

/**
 * The moves of each ply of a search in the order in which to look at them: the one that was best
 * before, captures, what refuted siblings, what refuted anything.
 */
final class ChessMoveOrder {
  private static final int QUEEN = Component.QUEEN.ordinal();

  private static final int FIRST = 1 << 30;
  private static final int NOISY = 1 << 28;
  private static final int KILLER = 1 << 26;

  private final Choices[] moves;
  private final int[][] weights;
  private final int[][] codes;
  private final int[][] killers;
  private final int[][] history = new int[2][4096];

  ChessMoveOrder(int plies) {
    moves = new Choices[plies];
    for (int i = 0; i < plies; i++) moves[i] = new Choices();
    weights = new int[plies][256];
    codes = new int[plies][256];
    killers = new int[plies][2];
  }

  /**
   * Lists the moves of a position; {@return how many there are}
   *
   * @param barred the squares of a move that may not be made, or -1
   * @param first the move that was best before, or 0
   * @param falls where the mover would fall into a trap
   */
  int list(Position p, int barred, int first, long falls, int ply) {
    Choices all = moves[ply];
    all.clear();
    Legal.moves(p, all);
    if (all.size() > codes[ply].length) {
      codes[ply] = new int[all.size()];
      weights[ply] = new int[all.size()];
    }
    int n = 0;
    int[] ours = history[p.turn().ordinal()];
    for (int i = 0; i < all.size(); i++) {
      int code = all.code(i);
      if (barred >= 0
          && (code >>> 16 & 255) == barred >>> 8
          && (code >>> 8 & 255) == (barred & 255)) continue;
      codes[ply][n] = code;
      weights[ply][n++] = weight(p, code, first, falls, ours, ply);
    }
    return n;
  }

  private int weight(Position p, int code, int first, long falls, int[] ours, int ply) {
    if (code == first) return FIRST;
    int gain = gain(p, code, falls);
    int from = code >>> 16 & 255;
    int to = code >>> 8 & 255;
    if (gain > 0) {
      int mover = IronPondEvaluation.piece(p.pieces(), from);
      boolean loses = mover > gain + 60 && mover < 2000 && p.attackers(to, p.turn().other()) != 0;
      return loses ? gain - mover : NOISY + gain * 16 - mover;
    }
    if (code == killers[ply][0]) return KILLER + 1;
    if (code == killers[ply][1]) return KILLER;
    return ours[from << 6 | to] + gain;
  }

  /** {@return what a move wins at once} */
  static int gain(Position p, int code, long falls) {
    int from = code >>> 16 & 255;
    int to = code >>> 8 & 255;
    Pieces pieces = p.pieces();
    int gain = 0;
    int victim = p.victim(from, to);
    if (victim >= 0 && (p.marks().neutral() >>> victim & 1) == 0) {
      int worth = IronPondEvaluation.piece(pieces, victim);
      gain = pieces.owner(victim) == p.turn() ? -worth : worth;
    }
    int as = code & 255;
    if (as != 0) gain += as == QUEEN ? 860 : 100;
    if ((falls >>> to & 1) != 0) gain -= Math.min(1000, IronPondEvaluation.piece(pieces, from));
    return gain;
  }

  /** {@return the heaviest of the {@code n} moves not taken before the {@code i}th} */
  int take(int ply, int i, int n) {
    int[] w = weights[ply];
    int[] c = codes[ply];
    int best = i;
    for (int j = i + 1; j < n; j++) if (w[j] > w[best]) best = j;
    int code = c[best];
    int weight = w[best];
    c[best] = c[i];
    w[best] = w[i];
    c[i] = code;
    w[i] = weight;
    return code;
  }

  /** {@return whether the {@code i}th move taken wins material at once} */
  boolean noisy(int ply, int i) {
    return weights[ply][i] >= NOISY;
  }

  /** Learns that a quiet move refuted what came before it. */
  void refuted(Seat us, int code, int depth, int ply) {
    if (killers[ply][0] != code) {
      killers[ply][1] = killers[ply][0];
      killers[ply][0] = code;
    }
    int[] ours = history[us.ordinal()];
    int slot = (code >>> 16 & 63) << 6 | code >>> 8 & 63;
    ours[slot] += depth * depth;
    if (ours[slot] > KILLER / 2) for (int[] h : history) Arrays.setAll(h, i -> h[i] / 2);
  }
}
