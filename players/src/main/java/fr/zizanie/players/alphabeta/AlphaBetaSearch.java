package fr.zizanie.players.alphabeta;

import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Score;
import fr.zizanie.players.search.TranspositionTable;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;

/**
 * Searches by alpha-beta below the root, for any game of perfect information. A choice changes
 * sides only where the other seat acts next, and only whole actions count as depth.
 */
final class AlphaBetaSearch<S> {
  private static final int PLIES = 128;

  /** More than a quiet answer changes: a capture that stays this far below is no use. */
  private static final int MARGIN = 150;

  /** Below this depth, an advantage of {@code LOSS} an action is taken to last. */
  private static final int SHALLOW = 5;

  private static final int LOSS = 90;

  private final Game<S, ?> game;
  private final Evaluation<S> evaluation;
  private final Limit limit;
  private final boolean exact;
  private final TranspositionTable table;
  private final MoveOrder<S> order;
  private final Ply[] plies = new Ply[PLIES + 2];

  /**
   * @param exact whether every choice is searched to the full depth
   */
  AlphaBetaSearch(
      Game<S, ?> game,
      Evaluation<S> evaluation,
      Limit limit,
      TranspositionTable table,
      boolean exact) {
    this.game = game;
    this.evaluation = evaluation;
    this.limit = limit;
    this.table = table;
    this.exact = exact;
    order = new MoveOrder<>(game, evaluation);
    for (int i = 0; i < plies.length; i++) plies[i] = new Ply();
  }

  Ply ply(int i) {
    return plies[i];
  }

  /** {@return the value of {@code s} for the seat to act} */
  int value(S s, Seat us, int depth, int alpha, int beta) {
    return node(s, us, depth, alpha, beta, 0);
  }

  /**
   * {@return the value for {@code us} after the {@code ply}th choice, which led to {@code next}}
   */
  int after(S next, Seat us, int depth, int alpha, int beta, int ply) {
    plies[ply].length = 0;
    return switch (game.turn(next)) {
      case Turn.Over(Outcome outcome) ->
          outcome.winner().isEmpty()
              ? 0
              : outcome.winner().get() == us ? Score.WIN - ply : ply - Score.WIN;
      case Turn.Of(Seat by) -> {
        int left = game.settled(next) ? depth - 1 : depth;
        yield by == us
            ? node(next, by, left, alpha, beta, ply)
            : -node(next, by, left, -beta, -alpha, ply);
      }
      case Turn.Chance _ -> throw new IllegalStateException("alpha-beta knows no chance: " + next);
    };
  }

  private int node(S s, Seat us, int depth, int alpha, int beta, int ply) {
    boolean settled = game.settled(s);
    boolean check = settled && evaluation.inCheck(s);
    if (check && !exact) depth++;
    if (depth <= 0 && settled) return calm(s, us, check, alpha, beta, ply);
    limit.visit();
    if (ply >= PLIES) return evaluation.value(s);
    Ply here = plies[ply];
    here.key = evaluation.key(s);
    if (repeated(ply)) return 0;
    boolean wide = beta - alpha > 1;
    long entry = table.find(here.key);
    if (!wide && TranspositionTable.decides(entry, depth, alpha, beta, ply))
      return TranspositionTable.score(entry, ply);
    if (!exact && !wide && !check && settled && depth < SHALLOW && Math.abs(beta) < Score.WON) {
      int lasting = evaluation.value(s) - LOSS * depth;
      if (lasting >= beta) return lasting;
    }
    order.all(s, us, here, TranspositionTable.choice(entry));
    return best(s, us, depth, exact || check, alpha, beta, ply);
  }

  /**
   * Looks at all choices and keeps the result. Later choices are looked at less deep unless {@code
   * full}.
   */
  private int best(S s, Seat us, int depth, boolean full, int alpha, int beta, int ply) {
    Ply here = plies[ply];
    int best = -Score.INFINITE;
    int bestCode = 0;
    int floor = alpha;
    for (int i = 0; i < here.size && alpha < beta; i++) {
      int code = here.take(i);
      S next = game.apply(s, new Choice(code));
      int less = full ? 0 : order.less(i, depth, here.weights[i]);
      int score =
          i == 0
              ? after(next, us, depth, alpha, beta, ply + 1)
              : later(next, us, depth, less, alpha, beta, ply + 1);
      best = Math.max(best, score);
      if (score <= alpha) continue;
      alpha = score;
      bestCode = code;
      here.follow(code, plies[ply + 1]);
      if (score >= beta) order.refuted(s, us, here, i, depth);
    }
    int bound = TranspositionTable.bound(best, floor, beta);
    table.keep(here.key, bestCode, best, ply, depth, bound);
    return best;
  }

  /**
   * The value after a choice that is not expected to be the best. A narrow window first tells
   * whether it is.
   */
  private int later(S next, Seat us, int depth, int less, int alpha, int beta, int ply) {
    int score = after(next, us, depth - less, alpha, alpha + 1, ply);
    if (score > alpha && less > 0) score = after(next, us, depth, alpha, alpha + 1, ply);
    return score > alpha && score < beta ? after(next, us, depth, alpha, beta, ply) : score;
  }

  /** Follows noisy choices until the state is calm; in check it follows all. */
  private int calm(S s, Seat us, boolean check, int alpha, int beta, int ply) {
    limit.visit();
    int still = check ? -Score.INFINITE : evaluation.value(s);
    if (ply >= PLIES) return evaluation.value(s);
    if (still >= beta) return still;
    int best = still;
    alpha = Math.max(alpha, best);
    Ply here = plies[ply];
    here.key = 0; // the key of an earlier line must not look like a repetition
    if (check) order.all(s, us, here, 0);
    else order.noisy(s, here);
    for (int i = 0; i < here.size; i++) {
      int code = here.take(i);
      if (!check && still + here.weights[i] + MARGIN <= alpha) break;
      S next = game.apply(s, new Choice(code));
      int score = after(next, us, 1, alpha, beta, ply + 1);
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      alpha = score;
      here.follow(code, plies[ply + 1]);
      if (score >= beta) break;
    }
    return best;
  }

  /** Whether the line goes in a circle: a state that comes again once will come again. */
  private boolean repeated(int ply) {
    for (int i = ply - 1; i >= 0; i--) if (plies[i].key == plies[ply].key) return true;
    return false;
  }
}
