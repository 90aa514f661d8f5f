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
 * Answers the enemy's tries. For an honest spy it tells the truth. For the double agent it says the
 * word that hurts its owner most, if some diagram could have said it or the word is worth being
 * found out.
 */
final class AnswerPolicy {
  /** The cost of being known as the agent's master, as a part of a won game. */
  private static final float UNMASKED = 0.35f;

  /** The part of the time left for one answer, as the enemy is waiting. */
  private static final double SHARE = 0.3;

  /** The least value of a word that doesn't lose at once. */
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

  /** The cost of an answer, by how sure it makes the owner of the agent. */
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
