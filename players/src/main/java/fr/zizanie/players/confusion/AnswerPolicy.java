package fr.zizanie.players.confusion;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.confusion.belief.Cover;
import fr.zizanie.players.confusion.search.ConfusionEvaluation;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Viewer;
import java.util.List;

/**
 * Answers the enemy's tries: the truth for an honest spy; for the double agent whatever hurts its
 * owner most, as long as some diagram could have said it or the word is worth being found out.
 */
final class AnswerPolicy {
  /** What it costs to be known as the agent's master, as a part of a won game. */
  private static final float UNMASKED = 0.35f;

  /** The part of the time left that looking at one answer takes: the enemy is waiting. */
  private static final double SHARE = 0.3;

  /** Whatever a word costs, it is better than to lose at once. */
  private static final float LAST = -0.99f;

  private AnswerPolicy() {}

  static Advice of(Decision decision) {
    var words = decision.game().choices(decision.state()).toList();
    if (words.size() == 1) return new Advice(words, 0, 0);
    List<Choice> best = List.of(words.getFirst());
    float most = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < words.size(); i++) {
      var answer = List.of(words.get(i));
      float open = decision.after(answer, SHARE);
      float value = open <= -1 ? open : Math.max(LAST, open - cost(decision, answer));
      if (value <= most) continue;
      most = value;
      best = answer;
    }
    return new Advice(
        best, ConfusionEvaluation.score(Math.max(-1, most)), decision.limit().visits());
  }

  /** How sure the owner can be of the agent after an answer. */
  private static float cost(Decision decision, List<Choice> answer) {
    var next = Lines.after(decision.game(), decision.state(), answer);
    ConfusionView after = decision.game().view(next, Viewer.of(decision.us()));
    int letter = Cover.agent(after, decision.us().other());
    if (letter < 0) return 0;
    var kinds = after.knowledge(decision.us().other()).probabilities()[letter];
    boolean unmasked = Cover.plausible(after, decision.us().other(), letter) == 0;
    return unmasked ? UNMASKED : 0.25f * (float) kinds[Diagrams.AGENT];
  }
}
