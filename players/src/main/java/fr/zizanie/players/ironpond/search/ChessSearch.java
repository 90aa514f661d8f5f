package fr.zizanie.players.ironpond.search;

import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Score;
import fr.zizanie.players.search.TranspositionTable;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.ChessMove;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Pieces;
import fr.zizanie.rules.ironpond.chess.Position;

/**
 * Alpha-beta over chess moves in a position that cards may have changed in any way; no more cards
 * are played in it. Traps that the searching player knows take who stops there.
 */
public final class ChessSearch {
  private static final int PLIES = 100;

  /** More than a quiet answer changes, so that a capture that stays this far below is no use. */
  private static final int MARGIN = 120;

  /** Below this depth, an advantage of so much a ply is taken to last. */
  private static final int SHALLOW = 4;

  private static final int LASTING = 85;

  private final Limit limit;
  private final TranspositionTable table;
  private final ChessMoveOrder order = new ChessMoveOrder(PLIES + 2);
  private final long[] keys = new long[PLIES + 2];

  /** The squares where White, and Black, would fall. */
  private long whiteFalls;

  private long blackFalls;

  /** A search with room for 2^bits positions. */
  public ChessSearch(Limit limit, int bits) {
    this.limit = limit;
    table = TranspositionTable.newest(bits);
  }

  /** {@return what stops this search} */
  public Limit limit() {
    return limit;
  }

  void falls(long white, long black) {
    whiteFalls = white;
    blackFalls = black;
  }

  private long falls(Seat us) {
    return us == Seat.FIRST ? whiteFalls : blackFalls;
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
    limit.visit();
    if (ply >= PLIES) return IronPondEvaluation.of(p);
    long key = PositionHash.mixed(PositionHash.of(p), whiteFalls + 31 * blackFalls);
    keys[ply] = key;
    for (int i = ply - 2; i >= 0; i -= 2) if (keys[i] == key) return 0;
    boolean wide = beta - alpha > 1;
    long entry = barred < 0 ? table.find(key) : 0;
    if (!wide && TranspositionTable.decides(entry, depth, alpha, beta, ply))
      return TranspositionTable.score(entry, ply);
    if (!wide && !check && barred < 0 && Math.abs(beta) < Score.WON) {
      int still = IronPondEvaluation.of(p);
      if (depth < SHALLOW && still - LASTING * depth >= beta) return still - LASTING * depth;
      if (mayPass && depth >= 3 && still >= beta && officers(p, us)) {
        int less = depth - 3 - depth / 4;
        int score = -node(p.turned(), -1, less, -beta, 1 - beta, ply + 1, false);
        if (score >= beta) return Math.min(score, Score.WON);
      }
    }
    int n = order.list(p, barred, TranspositionTable.choice(entry), falls(us), ply);
    if (n == 0) return check ? ply - Score.WIN : 0;
    return best(p, n, depth, check, barred, alpha, beta, ply);
  }

  private int best(
      Position p, int n, int depth, boolean check, int barred, int start, int beta, int ply) {
    int alpha = start;
    int best = -Score.INFINITE;
    int bestCode = 0;
    for (int i = 0; i < n; i++) {
      int code = order.take(ply, i, n);
      boolean quiet = !order.noisy(ply, i);
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
      if (quiet) order.refuted(p.turn(), code, depth, ply);
      break;
    }
    if (barred < 0) keep(ply, bestCode, best, depth, TranspositionTable.bound(best, start, beta));
    return best;
  }

  /** The best move of an earlier look is worth keeping even if this one found none. */
  private void keep(int ply, int code, int best, int depth, int bound) {
    long key = keys[ply];
    int first = code != 0 ? code : TranspositionTable.choice(table.find(key));
    table.keep(key, first, best, ply, depth, bound);
  }

  /** Follows captures until nothing hangs; a check must be answered. */
  private int calm(Position p, boolean check, int start, int beta, int ply) {
    limit.visit();
    if (ply >= PLIES) return IronPondEvaluation.of(p);
    keys[ply] = 0;
    int still = check ? -Score.INFINITE : IronPondEvaluation.of(p);
    if (still >= beta) return still;
    int alpha = Math.max(start, still);
    int best = still;
    long falls = falls(p.turn());
    int n = order.list(p, -1, 0, falls, ply);
    // Where a card orders what moves, or between holes, there may be no move at all.
    if (n == 0) return check ? ply - Score.WIN : 0;
    for (int i = 0; i < n; i++) {
      int code = order.take(ply, i, n);
      if (!check) {
        if (!order.noisy(ply, i)) break;
        if (still + ChessMoveOrder.gain(p, code, falls) + MARGIN <= alpha) continue;
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

  private Position after(Position p, int code) {
    Choice move = new Choice(code);
    Position moved = ChessMove.displaced(p, move);
    long there = 1L << move.b();
    if ((falls(p.turn()) & there & ~moved.pieces().royals()) != 0)
      moved = Edits.without(moved, there);
    return moved.turned();
  }

  private static boolean officers(Position p, Seat us) {
    Pieces m = p.pieces();
    return (m.of(us) & (m.knights() | m.bishops() | m.rooks() | m.queens() | m.camels())) != 0;
  }
}
