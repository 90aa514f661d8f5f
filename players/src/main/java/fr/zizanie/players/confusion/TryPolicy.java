package fr.zizanie.players.confusion;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.confusion.search.ConfusionEvaluation;
import fr.zizanie.players.confusion.search.Node;
import fr.zizanie.rules.core.Choice;
import java.util.List;
import java.util.SplittableRandom;

/** Which try to make: the one most visited, or by the errors of a level. */
record TryPolicy(Decision decision, Strength strength) {
  /** Tries with fewer visits than this share of the most visited are not weighed. */
  private static final int FEW = 8;

  /** Values so close are as good. */
  private static final float ALIKE = 0.01f;

  Advice advise() {
    var search = decision.search(1);
    Node root = search.root();
    int best = strength.skill().sound() ? soundest(root) : misjudged(root);
    if (best < 0)
      return new Advice(hopeless(), -ConfusionEvaluation.score(1), decision.limit().visits());
    var action = List.of(choice(root.candidate(best).attempt()));
    return new Advice(
        action, ConfusionEvaluation.score(root.value(best)), decision.limit().visits());
  }

  static Choice choice(int attempt) {
    return Choice.move(attempt >> 16, attempt >> 8 & 255, attempt & 255);
  }

  /** The most visited, or one hardly worse: always the same could go on for ever. */
  private int soundest(Node root) {
    int best = -1;
    for (int i = 0; i < root.size(); i++)
      if (best < 0
          || root.asked(i) > root.asked(best)
          || root.asked(i) == root.asked(best) && root.value(i) > root.value(best)) best = i;
    int chosen = best;
    int equals = 1;
    for (int i = 0; i < root.size(); i++) {
      boolean equal =
          i != best
              && root.asked(i) * 2 >= root.asked(best)
              && root.value(i) >= root.value(best) - ALIKE;
      if (equal && decision.random().nextInt(++equals) == 0) chosen = i;
    }
    return chosen;
  }

  private int misjudged(Node root) {
    int most = 0;
    for (int i = 0; i < root.size(); i++) most = Math.max(most, root.asked(i));
    int best = -1;
    double highest = 0;
    for (int i = 0; i < root.size(); i++) {
      boolean weighed = strength.naive() || root.asked(i) * FEW >= Math.max(1, most);
      if (!weighed) continue;
      SplittableRandom random = decision.random();
      double value = ConfusionEvaluation.score(root.value(i)) + strength.skill().error(random);
      if (strength.skill().overlooks(random)) value -= 100_000;
      if (best >= 0 && value <= highest) continue;
      highest = value;
      best = i;
    }
    return best;
  }

  /** Nothing can succeed any more, so anything will do. */
  private List<Choice> hopeless() {
    var tries =
        decision.game().choices(decision.state()).toList().stream()
            .filter(c -> c.kind() == Choice.Kind.MOVE)
            .toList();
    return List.of(tries.get(decision.random().nextInt(tries.size())));
  }
}
