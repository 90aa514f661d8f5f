package fr.zizanie.players.confusion;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.rules.confusion.ConfusionView;
import fr.zizanie.rules.confusion.Diagrams;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Viewer;
import java.util.List;

/**
 * Answers the enemy's tries: the truth for an honest spy; for his double agent whatever hurts him
 * most, as long as some diagram could have said it or the word is worth being found out.
 */
final class Answering {
  /** What it costs to be known as the agent's master, as a part of a won game. */
  private static final float UNMASKED = 0.35f;

  /** The part of the time left that looking at one answer takes: the enemy is waiting. */
  private static final double SHARE = 0.3;

  /** Whatever a word costs, it is better than to lose at once. */
  private static final float LAST = -0.99f;

  private Answering() {}

  static Advice of(Sleuth.Desk desk) {
    var words = desk.game().choices(desk.state()).toList();
    if (words.size() == 1) return new Advice(words, 0, 0);
    List<Choice> best = List.of(words.getFirst());
    float most = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < words.size(); i++) {
      var answer = List.of(words.get(i));
      float open = desk.after(answer, SHARE);
      float value = open <= -1 ? open : Math.max(LAST, open - cost(desk, answer));
      if (value <= most) continue;
      most = value;
      best = answer;
    }
    return new Advice(best, Gauge.score(Math.max(-1, most)), desk.watch().looks());
  }

  /** How sure the owner can be of his agent after an answer. */
  private static float cost(Sleuth.Desk desk, List<Choice> answer) {
    var next = Lines.after(desk.game(), desk.state(), answer);
    ConfusionView after = desk.game().view(next, Viewer.of(desk.us()));
    int letter = Cover.agent(after, desk.us().other());
    if (letter < 0) return 0;
    var kinds = after.knowledge(desk.us().other()).probabilities()[letter];
    boolean unmasked = Cover.plausible(after, desk.us().other(), letter) == 0;
    return unmasked ? UNMASKED : 0.25f * (float) kinds[Diagrams.AGENT];
  }
}
