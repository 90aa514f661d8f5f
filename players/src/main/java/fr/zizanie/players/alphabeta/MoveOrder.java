package fr.zizanie.players.alphabeta;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;

/**
 * Orders choices for a search: the best of an earlier look, gains, refutations of siblings,
 * refutations of anything.
 */
final class MoveOrder<S> {
  private static final int BEST = 1 << 30;
  private static final int NOISY = 1 << 28;
  private static final int KILLER = 1 << 27;
  private static final int MOST_HISTORY = 1 << 20;
  private static final int HISTORY_BITS = 14;

  private final Game<S, ?> game;
  private final Evaluation<S> evaluation;
  private final int[][] history = new int[2][1 << HISTORY_BITS];

  MoveOrder(Game<S, ?> game, Evaluation<S> evaluation) {
    this.game = game;
    this.evaluation = evaluation;
  }

  /** Fills {@code here} with every choice of a state. */
  void all(S s, Seat us, Ply here, int best) {
    offer(s, here);
    int[] ours = history[us.ordinal()];
    for (int i = 0; i < here.choices.size(); i++) {
      int code = here.choices.code(i);
      if (!game.sorted(s, new Choice(code))) continue;
      int gain = evaluation.gain(s, code);
      int weight;
      if (code == best) weight = BEST;
      else if (gain >= 0 && evaluation.noisy(s, code)) weight = NOISY + gain;
      else if (code == here.killer) weight = KILLER + 1;
      else if (code == here.secondKiller) weight = KILLER;
      else weight = ours[slot(code)] + gain;
      here.add(code, weight);
    }
  }

  /** Fills {@code here} with the noisy choices of a state; their weights are their gains. */
  void noisy(S s, Ply here) {
    offer(s, here);
    for (int i = 0; i < here.choices.size(); i++) {
      int code = here.choices.code(i);
      if (evaluation.noisy(s, code) && game.sorted(s, new Choice(code)))
        here.add(code, evaluation.gain(s, code));
    }
  }

  private void offer(S s, Ply here) {
    here.clear();
    here.choices.clear();
    game.choices(s, here.choices);
  }

  /** {@return how much less deep the first look at the {@code i}th choice is} */
  int less(int i, int depth, int weight) {
    if (i < 3 || depth < 3 || weight >= KILLER) return 0;
    return i < 12 || depth < 6 ? 1 : 2;
  }

  /** Learns that the {@code i}th choice refuted the state and those before it did not. */
  void refuted(S s, Seat us, Ply here, int i, int depth) {
    if (evaluation.noisy(s, here.codes[i])) return;
    here.kills(here.codes[i]);
    int[] ours = history[us.ordinal()];
    int much = depth * depth;
    ours[slot(here.codes[i])] = Math.min(MOST_HISTORY, ours[slot(here.codes[i])] + much);
    for (int j = 0; j < i; j++)
      if (!evaluation.noisy(s, here.codes[j]))
        ours[slot(here.codes[j])] = Math.max(-MOST_HISTORY, ours[slot(here.codes[j])] - much);
  }

  private static int slot(int code) {
    return code * 0x9E3779B1 >>> 32 - HISTORY_BITS;
  }
}
