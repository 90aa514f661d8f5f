package fr.zizanie.players.alphabeta;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Ranking;
import fr.zizanie.players.search.Score;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import java.util.ArrayList;
import java.util.List;

/** Looks deeper and deeper below one state until the limit, and remembers the best line. */
final class IterativeDeepening<S> {
  private static final int WINDOW = 40;

  /**
   * One first choice.
   *
   * @param error the error of a weak level, in hundredths of a piece
   */
  record RootMove<S>(int code, S next, int error) {}

  private final Game<S, ?> game;
  private final S root;
  private final Seat us;
  private final AlphaBetaSearch<S> search;
  private final Limit limit;
  private final Ranking<RootMove<S>> ranking;
  private List<Integer> line;

  /** {@code moves} are the choices to look at, at least one, the most promising first. */
  IterativeDeepening(
      Game<S, ?> game,
      S root,
      Seat us,
      AlphaBetaSearch<S> search,
      Limit limit,
      List<RootMove<S>> moves) {
    this.game = game;
    this.root = root;
    this.us = us;
    this.search = search;
    this.limit = limit;
    ranking =
        new Ranking<>(
            moves,
            _ -> 0,
            RootMove::error,
            (move, depth, alpha, beta) -> search.after(move.next, us, depth, alpha, beta, 1));
    line = List.of(moves.getFirst().code);
  }

  /** Looks {@code first} actions ahead, then one more each time, up to {@code depth}. */
  IterativeDeepening<S> deepen(int first, int depth) {
    try {
      for (int d = first; d <= depth && !enough(d); d++) round(d);
    } catch (Limit.Stop stop) {
      // The results of earlier rounds stand.
    }
    return this;
  }

  /** {@return the best action found} */
  Advice advice() {
    return new Advice(action(), ranking.score(), limit.visits());
  }

  /** Whether another round would not be finished or could not change anything. */
  private boolean enough(int depth) {
    int size = Math.abs(ranking.score());
    boolean forced = ranking.size() == 1 && game.settled(ranking.best().next);
    boolean decided = size > Score.WON && depth > Score.WIN - size + 2;
    return depth > 1 && (forced || decided || limit.late(0.6));
  }

  private void round(int depth) {
    if (depth < 4) {
      ranking.round(depth, -Score.INFINITE, Score.INFINITE, this::keep);
      return;
    }
    int width = WINDOW;
    int middle = ranking.score();
    int alpha = middle - width;
    int beta = middle + width;
    while (true) {
      int found = ranking.round(depth, alpha, beta, this::keep);
      if (found > alpha && found < beta) return;
      width *= 4;
      boolean all = width > 2000;
      if (found <= alpha) alpha = all ? -Score.INFINITE : middle - width;
      else beta = all ? Score.INFINITE : middle + width;
    }
  }

  /** Remembers the line below a move that is the best so far. */
  private void keep(RootMove<S> move) {
    var ply = search.ply(1);
    var found = new ArrayList<Integer>();
    found.add(move.code);
    for (int j = 0; j < ply.length; j++) found.add(ply.line[j]);
    line = List.copyOf(found);
  }

  /**
   * The line up to the end of the action. Where the line is cut short, the first choice offered
   * goes on.
   */
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
