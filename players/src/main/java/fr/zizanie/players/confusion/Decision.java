package fr.zizanie.players.confusion;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.confusion.search.ConfusionEvaluation;
import fr.zizanie.players.confusion.search.TreeSearch;
import fr.zizanie.players.search.Limit;
import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * The material of one decision: the view, a state that looks like it, and the limit.
 *
 * @param hands the hands that search: one, or all of the machine
 */
record Decision(
    Confusion game,
    ConfusionView view,
    Seat us,
    ConfusionState state,
    SplittableRandom random,
    Limit limit,
    int hands) {
  List<Choice> words(String... words) {
    return List.of(words).stream().map(w -> game.notation().parse(w).orElseThrow()).toList();
  }

  boolean offers(String word) {
    return game.choices(state).contains(game.notation().parse(word).orElseThrow());
  }

  /** {@return the findings for the view, within a share of what is left of the limit} */
  Findings search(double share) {
    return search(view, share);
  }

  private Findings search(ConfusionView v, double share) {
    var part = limit.part(share);
    var searches = new ArrayList<TreeSearch>();
    for (int hand = 0; hand < hands; hand++) searches.add(TreeSearch.of(v, us, random.split()));
    var found =
        hands > 1
            ? Findings.together(searches, part)
            : Findings.of(List.of(searches.getFirst().run(part)));
    limit.add(part);
    return found;
  }

  /** {@return the value for this seat after an action of open consequence, from -1 to 1} */
  float after(List<Choice> action, double share) {
    var next = Lines.after(game, state, action);
    if (game.turn(next) instanceof Turn.Over(var outcome)) {
      Optional<Seat> winner = outcome.winner();
      return winner.isEmpty() ? 0 : winner.get() == us ? 1 : -1;
    }
    return search(game.view(next, Viewer.of(us)), share).value();
  }

  /** {@return the best of some actions of open consequence} */
  Advice best(List<List<Choice>> actions) {
    return best(actions, 1);
  }

  /** {@return the best of some actions, found in a share of the time} */
  Advice best(List<List<Choice>> actions, double share) {
    var best = actions.getFirst();
    float most = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < actions.size(); i++) {
      float value = after(actions.get(i), share / (actions.size() - i));
      if (value <= most) continue;
      most = value;
      best = actions.get(i);
    }
    return new Advice(best, ConfusionEvaluation.score(most), limit.visits());
  }
}
