package fr.zizanie.players.ironpond;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Pieces;
import fr.zizanie.rules.ironpond.chess.Position;
import java.util.Arrays;

/**
 * Alpha-beta over chess moves in a position that cards may have changed in any way; no more cards
 * are played in it. Traps that the searching player knows take who stops there.
 */
final class Lookahead {
  /** A mate now; one that takes n plies more is n less. */
  static final int WIN = 30_000;

  /** Scores beyond this are forced mates. */
  static final int WON = 29_000;

  static final int INFINITE = 32_000;
  static final int PLIES = 100;
  private static final int MARGIN = 120;
  private static final int SHALLOW = 4;
  private static final int LASTING = 85;

  private final Watch watch;
  private final Memory memory;
  private final Choices[] buffers = new Choices[PLIES + 2];
  private final int[][] weights = new int[PLIES + 2][256];
  private final int[][] codes = new int[PLIES + 2][256];
  private final int[][] killers = new int[PLIES + 2][2];
  private final int[][] history = new int[2][4096];
  private final long[] keys = new long[PLIES + 2];

  /** The squares where White, and Black, would fall. */
  private long whiteFalls;

  private long blackFalls;

  Lookahead(Watch watch, Memory memory) {
    this.watch = watch;
    this.memory = memory;
    for (int i = 0; i < buffers.length; i++) buffers[i] = new Choices();
  }

  Lookahead falls(long white, long black) {
    whiteFalls = white;
    blackFalls = black;
    return this;
  }

  /**
   * {@return the value of a position for the side to move}
   *
   * @param barred the squares of a move that may not be made now, or -1
   */
  int value(Position p, int barred, int depth, int alpha, int beta) {
    return node(p, barred, depth, alpha, beta, 0, false);
  }

  private int node(
      Position p, int barred, int start, int alpha, int beta, int ply, boolean mayPass) {
    Seat us = p.turn();
    boolean check = p.inCheck(us);
    int depth = check && ply > 0 ? start + 1 : start;
    if (depth <= 0 && barred < 0) return calm(p, check, alpha, beta, ply);
    watch.visit();
    if (ply >= PLIES) return Worth.of(p);
    long key = Memory.mixed(Memory.key(p), whiteFalls + 31 * blackFalls);
    keys[ply] = key;
    for (int i = ply - 2; i >= 0; i -= 2) if (keys[i] == key) return 0;
    boolean wide = beta - alpha > 1;
    long entry = barred < 0 ? memory.find(key) : 0;
    if (entry != 0 && !wide && Memory.depth(entry) >= depth && cuts(entry, alpha, beta, ply))
      return score(entry, ply);
    if (!wide && !check && barred < 0 && Math.abs(beta) < WON) {
      int still = Worth.of(p);
      if (depth < SHALLOW && still - LASTING * depth >= beta) return still - LASTING * depth;
      if (mayPass && depth >= 3 && still >= beta && officers(p, us)) {
        int less = depth - 3 - depth / 4;
        int score = -node(p.turned(), -1, less, -beta, 1 - beta, ply + 1, false);
        if (score >= beta) return Math.min(score, WON);
      }
    }
    int n = order(p, barred, entry == 0 ? 0 : Memory.move(entry), ply);
    if (n == 0) return check ? ply - WIN : 0;
    return best(p, n, depth, check, barred, alpha, beta, ply);
  }

  private int best(
      Position p, int n, int depth, boolean check, int barred, int start, int beta, int ply) {
    int alpha = start;
    int best = -INFINITE;
    int bestCode = 0;
    for (int i = 0; i < n; i++) {
      int code = take(ply, i, n);
      boolean quiet = weights[ply][i] < NOISY;
      Position next = after(p, code);
      int score;
      if (i == 0) score = -node(next, -1, depth - 1, -beta, -alpha, ply + 1, true);
      else {
        int less = check || !quiet || depth < 3 || i < 3 ? 0 : i < 12 || depth < 6 ? 1 : 2;
        score = -node(next, -1, depth - 1 - less, -alpha - 1, -alpha, ply + 1, true);
        if (score > alpha && less > 0)
          score = -node(next, -1, depth - 1, -alpha - 1, -alpha, ply + 1, true);
        if (score > alpha && score < beta)
          score = -node(next, -1, depth - 1, -beta, -alpha, ply + 1, true);
      }
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      alpha = score;
      bestCode = code;
      if (score < beta) continue;
      if (quiet) refuted(p.turn(), code, depth, ply);
      break;
    }
    if (barred < 0) {
      int bound = best >= beta ? Memory.AT_LEAST : best > start ? Memory.EXACT : Memory.AT_MOST;
      int kept = best > WON ? best + ply : best < -WON ? best - ply : best;
      memory.keep(keys[ply], bestCode, kept, Math.min(depth, 120), bound);
    }
    return best;
  }

  /** Follows captures until nothing hangs; a check must be answered. */
  private int calm(Position p, boolean check, int start, int beta, int ply) {
    watch.visit();
    if (ply >= PLIES) return Worth.of(p);
    keys[ply] = 0;
    int still = check ? -INFINITE : Worth.of(p);
    if (still >= beta) return still;
    int alpha = Math.max(start, still);
    int best = still;
    int n = order(p, -1, 0, ply);
    // Under an order of card 36 or between holes there may be no move at all.
    if (n == 0) return check ? ply - WIN : 0;
    for (int i = 0; i < n; i++) {
      int code = take(ply, i, n);
      int weight = weights[ply][i];
      if (!check) {
        if (weight < NOISY) break;
        if (still + gain(p, code) + MARGIN <= alpha) continue;
      }
      Position next = after(p, code);
      int score = -calm(next, next.inCheck(next.turn()), -beta, -alpha, ply + 1);
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      alpha = score;
      if (score >= beta) break;
    }
    return best;
  }

  private static final int FIRST = 1 << 30;
  private static final int NOISY = 1 << 28;
  private static final int KILLER = 1 << 26;

  /** Lists the moves of a position with their weights; returns how many. */
  private int order(Position p, int barred, int first, int ply) {
    Choices moves = buffers[ply];
    moves.clear();
    p.moves(moves);
    if (moves.size() > codes[ply].length) {
      codes[ply] = new int[moves.size()];
      weights[ply] = new int[moves.size()];
    }
    int n = 0;
    int[] mine = history[p.turn().ordinal()];
    for (int i = 0; i < moves.size(); i++) {
      int code = moves.code(i);
      if (barred >= 0
          && (code >>> 16 & 255) == barred >>> 8
          && (code >>> 8 & 255) == (barred & 255)) continue;
      codes[ply][n] = code;
      weights[ply][n++] = weight(p, code, first, mine, ply);
    }
    return n;
  }

  private int weight(Position p, int code, int first, int[] mine, int ply) {
    if ((code & 0xffffff) == first && first != 0) return FIRST;
    int gain = gain(p, code);
    int from = code >>> 16 & 255;
    int to = code >>> 8 & 255;
    if (gain > 0) {
      int mover = Worth.piece(p.pieces(), from);
      boolean loses = mover > gain + 60 && mover < 2000 && p.attackers(to, p.turn().other()) != 0;
      return loses ? gain - mover : NOISY + gain * 16 - mover;
    }
    if (code == killers[ply][0]) return KILLER + 1;
    if (code == killers[ply][1]) return KILLER;
    return mine[from << 6 | to] + gain;
  }

  /** What a move wins at once. */
  private int gain(Position p, int code) {
    int from = code >>> 16 & 255;
    int to = code >>> 8 & 255;
    Pieces pieces = p.pieces();
    int gain = 0;
    int victim = p.victim(from, to);
    if (victim >= 0 && (p.marks().neutral() >>> victim & 1) == 0)
      gain =
          pieces.owner(victim) == p.turn()
              ? -Worth.piece(pieces, victim)
              : Worth.piece(pieces, victim);
    int as = code & 255;
    if (as != 0) gain += as == 5 ? 860 : 100;
    long falls = p.turn() == Seat.FIRST ? whiteFalls : blackFalls;
    if ((falls >>> to & 1) != 0) gain -= Math.min(1000, Worth.piece(pieces, from));
    return gain;
  }

  private int take(int ply, int i, int n) {
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

  private Position after(Position p, int code) {
    Choice move = new Choice(code);
    Position moved = p.displaced(move);
    long falls = p.turn() == Seat.FIRST ? whiteFalls : blackFalls;
    long there = 1L << move.b();
    if ((falls & there & ~moved.pieces().royals()) != 0) moved = Edits.without(moved, there);
    return moved.turned();
  }

  private void refuted(Seat us, int code, int depth, int ply) {
    if (killers[ply][0] != code) {
      killers[ply][1] = killers[ply][0];
      killers[ply][0] = code;
    }
    int[] mine = history[us.ordinal()];
    int slot = (code >>> 16 & 63) << 6 | code >>> 8 & 63;
    mine[slot] += depth * depth;
    if (mine[slot] > KILLER / 2) for (int[] h : history) Arrays.setAll(h, i -> h[i] / 2);
  }

  private static boolean officers(Position p, Seat us) {
    Pieces m = p.pieces();
    return (m.of(us) & (m.knights() | m.bishops() | m.rooks() | m.queens() | m.camels())) != 0;
  }

  private static boolean cuts(long entry, int alpha, int beta, int ply) {
    int score = score(entry, ply);
    return switch (Memory.bound(entry)) {
      case Memory.AT_LEAST -> score >= beta;
      case Memory.AT_MOST -> score <= alpha;
      default -> true;
    };
  }

  private static int score(long entry, int ply) {
    int score = Memory.score(entry);
    return score > WON ? score - ply : score < -WON ? score + ply : score;
  }
}
