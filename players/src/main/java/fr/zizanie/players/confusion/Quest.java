package fr.zizanie.players.confusion;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.rules.core.Choice;
import java.util.List;
import java.util.SplittableRandom;

/** Chooses a try. */
record Quest(Sleuth.Desk desk, Strength strength) {
  /** Tries with fewer looks than this share of the most looked at are not weighed. */
  private static final int FEW = 8;

  /** Values so close are as good. */
  private static final float ALIKE = 0.01f;

  Advice advise() {
    var hunt = desk.hunt(1);
    Node root = hunt.root();
    int best = strength.whim() > 0 ? whimsical(root) : soundest(root);
    if (best < 0) return new Advice(hopeless(), -Gauge.score(1), desk.watch().looks());
    var action = List.of(choice(root.offer(best).attempt()));
    return new Advice(action, Gauge.score(root.value(best)), desk.watch().looks());
  }

  static Choice choice(int attempt) {
    return Choice.move(attempt >> 16, attempt >> 8 & 255, attempt & 255);
  }

  /** The most looked at, or one hardly worse: always the same could go on for ever. */
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
      if (equal && desk.random().nextInt(++equals) == 0) chosen = i;
    }
    return chosen;
  }

  private int whimsical(Node root) {
    int most = 0;
    for (int i = 0; i < root.size(); i++) most = Math.max(most, root.asked(i));
    int best = -1;
    double highest = 0;
    for (int i = 0; i < root.size(); i++) {
      boolean weighed = strength.naive() || root.asked(i) * FEW >= Math.max(1, most);
      if (!weighed) continue;
      SplittableRandom random = desk.random();
      double value = Gauge.score(root.value(i)) + random.nextGaussian() * strength.whim();
      if (random.nextInt(100) < strength.blind()) value -= 100_000;
      if (best >= 0 && value <= highest) continue;
      highest = value;
      best = i;
    }
    return best;
  }

  /** Nothing can succeed any more, so anything will do. */
  private List<Choice> hopeless() {
    var tries =
        desk.game().choices(desk.state()).toList().stream()
            .filter(c -> c.kind() == Choice.Kind.MOVE)
            .toList();
    return List.of(tries.get(desk.random().nextInt(tries.size())));
  }
}
