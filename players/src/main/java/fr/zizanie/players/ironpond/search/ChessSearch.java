package fr.zizanie.players.ironpond.search;

import fr.zizanie.players.number.Elementary;
import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Score;
import fr.zizanie.players.search.TranspositionTable;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.chess.ChessMove;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Laws;
import fr.zizanie.rules.ironpond.chess.Pieces;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Past;
import java.util.HashMap;
import java.util.Set;

/**
 * Searches chess moves by alpha-beta in a position that cards may have changed in any way; values
 * are hundredths of a pawn. It plays no more cards. A trap that the searching player knows takes
 * the piece that stops there.
 */
public final class ChessSearch {
  private static final int PLIES = 100;

  /** More than a quiet answer changes: a capture that stays this far below is no use. */
  private static final int MARGIN = 140;

  /** No static value, as in check. */
  private static final int NONE = -Score.INFINITE;

  /** Plies without capture or pawn move after which a draw is claimed. */
  private static final int QUIET = 100;

  /** From this depth a refutation by passing is looked into. */
  private static final int VERIFIED = 10;

  /** Places for positions that were judged, as a power of two. */
  private static final int JUDGED = 14;

  private final Limit limit;
  private final TranspositionTable table;
  private final ChessMoveOrder order = new ChessMoveOrder(PLIES + 2);
  private final long[] keys = new long[PLIES + 2];
  private final int[] stills = new int[PLIES + 2];
  private final long[] judged;
  private final int[] worths;

  /** The squares where White, and Black, would fall. */
  private long whiteFalls;

  private long blackFalls;

  /** Whether the Laws of Chess end games by themselves. */
  private boolean lawful;

  /** The hashes of positions that have stood so often that one more time ends the game. */
  private Set<Long> worn = Set.of();

  /** A search with room for 2^bits positions. */
  public ChessSearch(Limit limit, int bits) {
    this(limit, TranspositionTable.deepest(bits), 1 << Math.min(JUDGED, bits));
  }

  private ChessSearch(Limit limit, TranspositionTable table, int places) {
    this.limit = limit;
    this.table = table;
    judged = new long[places];
    worths = new int[places];
  }

  /**
   * {@return a search for another hand that shares the table. An entry that two hands write at once
   * may be mixed. That costs a wrong value now and then, and never an illegal move}
   */
  public ChessSearch beside(Limit other) {
    var search = new ChessSearch(other, table, judged.length);
    search.lawful = lawful;
    search.worn = worn;
    return search;
  }

  /** {@return this search, for chess without cards after such positions (Iron Pond, 5.5)} */
  public ChessSearch lawful(Past past) {
    lawful = true;
    var stood = new HashMap<Long, Integer>();
    for (Past p = past; p instanceof Past.Then(Position position, Past before); p = before)
      stood.merge(PositionHash.of(position), 1, Integer::sum);
    stood.values().removeIf(times -> times < Laws.REPETITIONS - 1);
    worn = Set.copyOf(stood.keySet());
    return this;
  }

  /** Whether a position is a draw by itself, however the sides stand. */
  private boolean ended(Position p, long hash) {
    if (!lawful) return false;
    Pieces m = p.pieces();
    boolean bare = (m.pawns() | m.rooks() | m.queens()) == 0;
    return bare && Laws.dead(p) || worn.contains(hash);
  }

  /** {@return the limit of this search} */
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
    return node(p, barred, depth, alpha, beta, 0, 0);
  }

  /**
   * @param last the move that led here; 0 at the root and after a pass, where passing isn't tried
   */
  private int node(Position p, int barred, int start, int alpha, int beta, int ply, int last) {
    Seat us = p.turn();
    boolean check = p.inCheck(us);
    int depth = check && ply > 0 ? start + 1 : start;
    if (depth <= 0 && barred < 0) return calm(p, check, alpha, beta, ply);
    limit.visit();
    if (ply >= PLIES) return IronPondEvaluation.of(p);
    long hash = PositionHash.of(p);
    long key = PositionHash.mixed(hash, whiteFalls + 31 * blackFalls);
    keys[ply] = key;
    if (ended(p, hash)) return 0;
    if (p.quiet() >= QUIET && !check) return 0;
    for (int i = ply - 2; i >= 0; i -= 2) if (keys[i] == key) return 0;
    boolean wide = beta - alpha > 1;
    long entry = barred < 0 ? table.find(key) : 0;
    if (!wide && TranspositionTable.decides(entry, depth, alpha, beta, ply))
      return TranspositionTable.score(entry, ply);
    int still = check ? NONE : worth(p, key);
    stills[ply] = still;
    boolean better = !check && (ply < 2 || still > stills[ply - 2]);
    if (!wide && !check && barred < 0 && Math.abs(beta) < Score.WON) {
      int lasting = still - 75 * (better ? depth - 1 : depth);
      if (depth < 7 && lasting >= beta) return lasting;
      if (depth < 4 && still + 120 + 180 * depth <= alpha) {
        int score = calm(p, false, alpha, beta, ply);
        if (score <= alpha) return score;
        keys[ply] = key;
      }
      if (last != 0 && depth >= 3 && still >= beta && officers(p, us)) {
        int less = depth - 4 - depth / 4 - Math.min(3, (still - beta) / 200);
        int score = -node(p.turned(), -1, less, -beta, 1 - beta, ply + 1, 0);
        if (score >= beta
            && (depth < VERIFIED || node(p, -1, less, beta - 1, beta, ply, 0) >= beta))
          return Math.min(score, Score.WON);
        stills[ply] = still;
      }
    }
    int first = TranspositionTable.choice(entry);
    if (first == 0 && depth > 3) depth--;
    int n = order.list(p, barred, first, last, falls(us), ply);
    if (n == 0) return check ? ply - Score.WIN : 0;
    return best(p, n, depth, better, barred, alpha, beta, ply, last);
  }

  private int best(
      Position p,
      int n,
      int depth,
      boolean better,
      int barred,
      int start,
      int beta,
      int ply,
      int last) {
    int alpha = start;
    boolean wide = beta - alpha > 1;
    int still = stills[ply];
    boolean check = still == NONE;
    int best = -Score.INFINITE;
    int bestCode = 0;
    int quiets = 0;
    var checks = CheckSquares.of(p);
    for (int i = 0; i < n; i++) {
      int code = order.take(ply, i, n);
      boolean quiet = order.gain(ply, i) == 0;
      if (quiet) quiets++;
      int less =
          check || depth < 3 || i < (wide ? 4 : 2) ? 0 : less(p, depth, i, ply, wide, better);
      boolean shallow = !wide && !check && i > 0 && best > -Score.WON;
      boolean hopeless = shallow && hopeless(p, code, depth, less, quiets, better, alpha, ply, i);
      if (hopeless && !checks.maybe(p, code)) continue;
      Position next = after(p, code);
      if (hopeless && !next.inCheck(next.turn())) continue;
      int score;
      if (i == 0) score = -node(next, -1, depth - 1, -beta, -alpha, ply + 1, code);
      else {
        score = -node(next, -1, depth - 1 - less, -alpha - 1, -alpha, ply + 1, code);
        if (score > alpha && less > 0)
          score = -node(next, -1, depth - 1, -alpha - 1, -alpha, ply + 1, code);
        if (score > alpha && score < beta)
          score = -node(next, -1, depth - 1, -beta, -alpha, ply + 1, code);
      }
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      alpha = score;
      bestCode = code;
      if (score < beta) continue;
      if (quiet) order.refuted(p.turn(), last, depth, ply, i);
      break;
    }
    if (barred < 0) keep(ply, bestCode, best, depth, TranspositionTable.bound(best, start, beta));
    return best;
  }

  /** Whether the {@code i}th move is not worth a look near the leaves, unless it gives check. */
  private boolean hopeless(
      Position p,
      int code,
      int depth,
      int less,
      int quiets,
      boolean better,
      int alpha,
      int ply,
      int i) {
    if (order.gain(ply, i) != 0) return depth < 4 && order.losing(ply, i);
    int most = better ? 4 + depth * depth : 2 + depth * depth / 2;
    if (depth < 8 && quiets > most) return true;
    int left = Math.max(0, depth - 1 - less);
    return left < 6
        && (stills[ply] + 110 + 90 * left <= alpha || order.exposed(p, code) < -50 * left - 10);
  }

  /** How much less deep the first look at the {@code i}th move is. */
  private int less(Position p, int depth, int i, int ply, boolean wide, boolean better) {
    if (order.gain(ply, i) > 0 && !order.losing(ply, i)) return 0;
    double less = 0.4 + Elementary.log(depth) * Elementary.log(i + 1) / 2.1;
    if (wide) less -= 1;
    if (!better) less += 0.6;
    if (order.killer(ply, i)) less -= 1;
    if (order.gain(ply, i) == 0) less -= 2 * order.fame(p.turn(), order.code(ply, i));
    return Math.clamp((int) less, 0, depth - 2);
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
    long hash = PositionHash.of(p);
    long key = PositionHash.mixed(hash, whiteFalls + 31 * blackFalls);
    keys[ply] = 0;
    if (ended(p, hash)) return 0;
    long entry = table.find(key);
    if (beta - start <= 1 && TranspositionTable.decides(entry, 0, start, beta, ply))
      return TranspositionTable.score(entry, ply);
    int still = check ? -Score.INFINITE : worth(p, key);
    if (still >= beta) return still;
    int alpha = Math.max(start, still);
    int best = still;
    int bestCode = 0;
    long falls = falls(p.turn());
    int first = TranspositionTable.choice(entry);
    int n = check ? order.list(p, -1, first, 0, falls, ply) : order.captures(p, first, falls, ply);
    // Where a card orders what moves, or between holes, there may be no move at all.
    if (check ? n == 0 : n < 0) return check ? ply - Score.WIN : 0;
    for (int i = 0; i < n; i++) {
      int code = order.take(ply, i, n);
      if (!check) {
        if (order.losing(ply, i)) break;
        if (still + order.gain(ply, i) + MARGIN <= alpha) continue;
      }
      Position next = after(p, code);
      int score = -calm(next, next.inCheck(next.turn()), -beta, -alpha, ply + 1);
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      alpha = score;
      bestCode = code;
      if (score >= beta) break;
    }
    int kept = bestCode != 0 ? bestCode : first;
    table.keep(key, kept, best, ply, 0, TranspositionTable.bound(best, start, beta));
    return best;
  }

  private int worth(Position p, long key) {
    int at = (int) key & judged.length - 1;
    if (judged[at] != key) {
      worths[at] = IronPondEvaluation.of(p);
      judged[at] = key;
    }
    return worths[at];
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
