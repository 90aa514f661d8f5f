package fr.zizanie.players.search;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import java.util.ArrayList;
import java.util.List;

/** Looks deeper and deeper below one state until the limit, and remembers the best line. */
final class Root<S> {
  private static final int WINDOW = 40;

  /**
   * One first choice.
   *
   * @param whim what a weak player believes it is worth besides its value
   */
  record Try<S>(int code, S next, int whim) {}

  private final Game<S, ?> game;
  private final S root;
  private final Seat us;
  private final Search<S> search;
  private final Limit limit;

  /** Best first. */
  private final List<Try<S>> tries;

  private List<Integer> line;
  private int score;

  /** {@code tries} are the choices to look at, at least one, the most promising first. */
  Root(Game<S, ?> game, S root, Seat us, Search<S> search, Limit limit, List<Try<S>> tries) {
    this.game = game;
    this.root = root;
    this.us = us;
    this.search = search;
    this.limit = limit;
    this.tries = new ArrayList<>(tries);
    line = List.of(tries.getFirst().code);
  }

  /** {@return the best action found down to {@code depth} actions} */
  Advice advise(int depth) {
    try {
      for (int d = 1; d <= depth && !enough(d); d++) deepen(d);
    } catch (Limit.Stop stop) {
      // What was found before stands.
    }
    return new Advice(action(), score, limit.visits());
  }

  /** Whether another round would not be finished or could not change anything. */
  private boolean enough(int depth) {
    boolean forced = tries.size() == 1 && game.settled(tries.getFirst().next);
    boolean decided = Math.abs(score) > Search.WON && depth > Search.WIN - Math.abs(score) + 2;
    return depth > 1 && (forced || decided || limit.late(0.6));
  }

  private void deepen(int depth) {
    if (depth < 4) {
      round(depth, -Search.INFINITE, Search.INFINITE);
      return;
    }
    int width = WINDOW;
    int middle = score;
    int alpha = middle - width;
    int beta = middle + width;
    while (true) {
      int found = round(depth, alpha, beta);
      if (found > alpha && found < beta) return;
      width *= 4;
      boolean all = width > 2000;
      if (found <= alpha) alpha = all ? -Search.INFINITE : middle - width;
      else beta = all ? Search.INFINITE : middle + width;
    }
  }

  /** One look at all tries; {@return the value of the best, whim and all, between the bounds}. */
  private int round(int depth, int alpha, int beta) {
    int best = -Search.INFINITE;
    for (int i = 0; i < tries.size(); i++) {
      var t = tries.get(i);
      int floor = alpha - t.whim;
      int value;
      if (i == 0) {
        value = search.after(t.next, us, depth, floor, beta - t.whim, 1);
      } else {
        value = search.after(t.next, us, depth, floor, floor + 1, 1);
        if (value > floor) value = search.after(t.next, us, depth, floor, beta - t.whim, 1);
      }
      best = Math.max(best, value + t.whim);
      if (value <= floor) continue;
      alpha = value + t.whim;
      score = value;
      keep(t, i);
      if (alpha >= beta) break;
    }
    return best;
  }

  private void keep(Try<S> t, int i) {
    tries.remove(i);
    tries.addFirst(t);
    var ply = search.ply(1);
    var found = new ArrayList<Integer>();
    found.add(t.code);
    for (int j = 0; j < ply.length; j++) found.add(ply.line[j]);
    line = List.copyOf(found);
  }

  /** The line up to the end of the action; where it is cut short, whatever comes first. */
  private List<Choice> action() {
    var out = new ArrayList<Choice>();
    S s = root;
    do {
      var choice = new Choice(out.size() < line.size() ? line.get(out.size()) : first(s));
      out.add(choice);
      s = game.apply(s, choice);
    } while (!game.settled(s) && game.turn(s) instanceof Turn.Of(Seat by) && by == us);
    return out;
  }

  private int first(S s) {
    var choices = game.choices(s);
    for (Choice choice : choices.toList()) if (game.sorted(s, choice)) return choice.code();
    throw new IllegalStateException("no choice in " + s);
  }
}
