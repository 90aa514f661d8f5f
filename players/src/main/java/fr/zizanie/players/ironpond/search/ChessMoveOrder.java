package fr.zizanie.players.ironpond.search;

import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Legal;
import fr.zizanie.rules.ironpond.chess.Pieces;
import fr.zizanie.rules.ironpond.chess.Position;

/**
 * Orders the moves of each ply of a search: the best of an earlier look, winning captures,
 * refutations of siblings or of the same move elsewhere, refutations of anything, losing captures.
 */
final class ChessMoveOrder {
  private static final int QUEEN = Component.QUEEN.ordinal();

  private static final int FIRST = 1 << 30;
  private static final int NOISY = 1 << 28;
  private static final int KILLER = 1 << 26;
  private static final int LOSING = -(1 << 24);

  /** The largest weight that history gives a move, for or against. */
  private static final int FAME = 1 << 14;

  private final Choices[] moves;
  private final int[][] weights;
  private final int[][] codes;
  private final int[][] gains;
  private final int[][] killers;
  private final int[][] history = new int[2][4096];
  private final int[][] answers = new int[2][4096];
  private final StaticExchange exchange = new StaticExchange();

  ChessMoveOrder(int plies) {
    moves = new Choices[plies];
    for (int i = 0; i < plies; i++) moves[i] = new Choices();
    weights = new int[plies][128];
    codes = new int[plies][128];
    gains = new int[plies][128];
    killers = new int[plies][2];
  }

  private int room(Choices all, int ply) {
    if (all.size() > codes[ply].length) {
      codes[ply] = new int[all.size()];
      weights[ply] = new int[all.size()];
      gains[ply] = new int[all.size()];
    }
    return all.size();
  }

  /**
   * Lists the moves of a position; {@return how many there are}
   *
   * @param barred the squares of a move that may not be made, or -1
   * @param first the move that was best before, or 0
   * @param last the move that led here, or 0
   * @param falls where the mover would fall into a trap
   */
  int list(Position p, int barred, int first, int last, long falls, int ply) {
    Choices all = moves[ply];
    all.clear();
    Legal.moves(p, all);
    int size = room(all, ply);
    int us = p.turn().ordinal();
    int answer = last == 0 ? 0 : answers[us][slot(last)];
    int n = 0;
    for (int i = 0; i < size; i++) {
      int code = all.code(i);
      if (barred >= 0
          && (code >>> 16 & 255) == barred >>> 8
          && (code >>> 8 & 255) == (barred & 255)) continue;
      int gain = gain(p, code, falls);
      codes[ply][n] = code;
      gains[ply][n] = gain;
      weights[ply][n++] =
          code == first
              ? FIRST
              : gain > 0
                  ? capture(p, code, gain)
                  : gain < 0 ? LOSING + gain : quiet(history[us], code, answer, ply);
    }
    return n;
  }

  /**
   * Lists the moves that win something, the {@code first} before all; {@return how many there are,
   * or -1 if there is no move at all}
   */
  int captures(Position p, int first, long falls, int ply) {
    Choices all = moves[ply];
    all.clear();
    Legal.noisy(p, all);
    int size = room(all, ply);
    if (size == 0) return Legal.canMove(p) ? 0 : -1;
    long taken = p.pieces().occupied() | p.passed();
    int n = 0;
    for (int i = 0; i < size; i++) {
      int code = all.code(i);
      if ((taken >>> (code >>> 8 & 255) & 1) == 0 && (code & 255) == 0) continue;
      int gain = gain(p, code, falls);
      if (gain <= 0) continue;
      codes[ply][n] = code;
      gains[ply][n] = gain;
      weights[ply][n++] = code == first ? FIRST : capture(p, code, gain);
    }
    return n;
  }

  private int capture(Position p, int code, int gain) {
    int mover = IronPondEvaluation.piece(p.pieces(), code >>> 16 & 255);
    int weight = NOISY + gain * 16 - mover;
    return mover <= gain || exchange.of(p, code, gain) >= 0 ? weight : LOSING + weight - NOISY;
  }

  private int quiet(int[] ours, int code, int answer, int ply) {
    if (code == killers[ply][0]) return KILLER + 2;
    if (code == killers[ply][1]) return KILLER + 1;
    return code == answer ? KILLER : ours[slot(code)];
  }

  private static int slot(int code) {
    return (code >>> 16 & 63) << 6 | code >>> 8 & 63;
  }

  /** {@return the gain of a move at once, in hundredths of a pawn} */
  private static int gain(Position p, int code, long falls) {
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
    int best = i;
    for (int j = i + 1; j < n; j++) if (w[j] > w[best]) best = j;
    swap(w, i, best);
    swap(gains[ply], i, best);
    swap(codes[ply], i, best);
    return codes[ply][i];
  }

  private static void swap(int[] of, int i, int j) {
    int kept = of[i];
    of[i] = of[j];
    of[j] = kept;
  }

  /** {@return the {@code i}th move taken} */
  int code(int ply, int i) {
    return codes[ply][i];
  }

  /** {@return the gain of the {@code i}th move taken at once} */
  int gain(int ply, int i) {
    return gains[ply][i];
  }

  /** {@return whether the {@code i}th move taken loses in the exchange that follows} */
  boolean losing(int ply, int i) {
    return weights[ply][i] < LOSING / 2;
  }

  /** {@return whether the {@code i}th move taken has refuted a sibling or an answer to the same} */
  boolean killer(int ply, int i) {
    return weights[ply][i] >= KILLER && weights[ply][i] < NOISY;
  }

  /** {@return the weight that history gives a quiet move, from -1 to 1} */
  double fame(Seat us, int code) {
    return (double) history[us.ordinal()][slot(code)] / FAME;
  }

  /** {@return the loss in the exchange after a quiet move, as a number up to 0} */
  int exposed(Position p, int code) {
    return exchange.of(p, code, 0);
  }

  /**
   * Learns that the {@code i}th move taken, a quiet one, refuted the move before it, and that the
   * quiet moves taken earlier did not.
   */
  void refuted(Seat us, int last, int depth, int ply, int i) {
    int code = codes[ply][i];
    if (killers[ply][0] != code) {
      killers[ply][1] = killers[ply][0];
      killers[ply][0] = code;
    }
    int[] ours = history[us.ordinal()];
    if (last != 0) answers[us.ordinal()][slot(last)] = code;
    int weight = Math.min(1_600, 16 * depth * depth);
    learn(ours, code, weight);
    for (int j = 0; j < i; j++) if (gains[ply][j] == 0) learn(ours, codes[ply][j], -weight);
  }

  private static void learn(int[] ours, int code, int weight) {
    int slot = slot(code);
    ours[slot] += weight - ours[slot] * Math.abs(weight) / FAME;
  }
}
