package fr.zizanie.players.alphabeta;

import fr.zizanie.players.search.Score;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;

/** The plainest searches there are, to hold the real one to. */
record Minimax<S>(Game<S, ?> game, Evaluation<S> evaluation) {
  /**
   * What {@link AlphaBetaSearch} must find without pruning: depth counts actions, picks bring a win
   * nearer.
   */
  int value(S s, Seat us, int depth, int ply) {
    return switch (game.turn(s)) {
      case Turn.Over(Outcome outcome) ->
          outcome.winner().map(w -> w == us ? Score.WIN - ply : ply - Score.WIN).orElse(0);
      case Turn.Chance _ -> throw new IllegalStateException("chance");
      case Turn.Of(Seat by) -> {
        if (depth == 0 && game.settled(s)) yield (by == us ? 1 : -1) * evaluation.value(s);
        int best = -Score.INFINITE;
        for (Choice choice : game.choices(s).toList()) {
          S next = game.apply(s, choice);
          best = Math.max(best, value(next, by, game.settled(next) ? depth - 1 : depth, ply + 1));
        }
        yield by == us ? best : -best;
      }
    };
  }

  /** Whether the seat to act has a win within so many of its own actions, whatever is answered. */
  boolean wins(S s, int actions) {
    if (!(game.turn(s) instanceof Turn.Of(Seat us)) || actions == 0) return false;
    return game.choices(s).toList().stream()
        .anyMatch(choice -> won(game.apply(s, choice), us, actions - 1));
  }

  /** Whether {@code us} has won or will, with so many more actions, the other seat to act. */
  boolean won(S s, Seat us, int actions) {
    return switch (game.turn(s)) {
      case Turn.Over(Outcome outcome) -> outcome.winner().filter(w -> w == us).isPresent();
      case Turn.Of _ ->
          actions > 0
              && game.choices(s).toList().stream()
                  .allMatch(reply -> wins(game.apply(s, reply), actions));
      case Turn.Chance _ -> false;
    };
  }
}
