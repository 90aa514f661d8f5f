package fr.zizanie.players.confusion;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.confusion.Findings.Tried;
import fr.zizanie.players.confusion.search.ConfusionEvaluation;
import fr.zizanie.rules.core.Choice;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/** Chooses a try: the most visited, or another by the errors of a level. */
record TryPolicy(Decision decision, Strength strength) {
  /** A try is weighed if this many times its visits reach those of the most visited. */
  private static final int FEW = 8;

  /** Values closer than this are equally good. */
  private static final float ALIKE = 0.01f;

  private static final Comparator<Tried> SOUNDEST =
      Comparator.comparingInt(Tried::asked).thenComparingDouble(Tried::value);

  Advice advise() {
    var found = decision.search(1);
    var tries = found.tries();
    if (tries.isEmpty())
      return new Advice(hopeless(), -ConfusionEvaluation.score(1), decision.limit().visits());
    var best = strength.skill().sound() ? soundest(tries) : misjudged(found);
    var action = List.of(choice(best.attempt()));
    return new Advice(action, ConfusionEvaluation.score(best.value()), decision.limit().visits());
  }

  static Choice choice(int attempt) {
    return Choice.move(attempt >> 16, attempt >> 8 & 255, attempt & 255);
  }

  /** The most visited, or one hardly worse. Always the same could go on for ever. */
  private Tried soundest(List<Tried> tries) {
    var best = Collections.max(tries, SOUNDEST);
    var alike =
        tries.stream()
            .filter(t -> t.asked() * 2 >= best.asked() && t.value() >= best.value() - ALIKE)
            .toList();
    return alike.get(decision.random().nextInt(alike.size()));
  }

  private Tried misjudged(Findings found) {
    int most = found.most();
    var best = found.tries().getFirst();
    double highest = Double.NEGATIVE_INFINITY;
    for (var tried : found.tries()) {
      boolean weighed = strength.naive() || tried.asked() * FEW >= Math.max(1, most);
      if (!weighed) continue;
      SplittableRandom random = decision.random();
      double value = ConfusionEvaluation.score(tried.value()) + strength.skill().error(random);
      if (strength.skill().overlooks(random)) value -= 100_000;
      if (value <= highest) continue;
      highest = value;
      best = tried;
    }
    return best;
  }

  /** No try can succeed any more, so any will do. */
  private List<Choice> hopeless() {
    var tries =
        decision.game().choices(decision.state()).toList().stream()
            .filter(c -> c.kind() == Choice.Kind.MOVE)
            .toList();
    return List.of(tries.get(decision.random().nextInt(tries.size())));
  }
}
