package fr.zizanie.rules.tsunami.turn;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.tsunami.card.Asked;
import fr.zizanie.rules.tsunami.card.Attempt;
import fr.zizanie.rules.tsunami.card.Exchanges;
import fr.zizanie.rules.tsunami.card.Gifts;
import fr.zizanie.rules.tsunami.card.PickRules;
import fr.zizanie.rules.tsunami.card.Picks;
import fr.zizanie.rules.tsunami.card.StoneRules;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What may be done and why not, from the same conditions, in the order in which a player is told.
 *
 * @param waived a condition that is not asked, for the law of reasons
 */
public record Legality(Optional<Condition<?>> waived) {
  /** The rules. */
  public static final Legality ALL = new Legality(Optional.empty());

  /** A stone or pick that is asked for, with all that has its form, in the order of offers. */
  private record Question(Asked asked, Conditions<Attempt> rules, List<Choice> candidates) {}

  /** {@return every condition that a refusal may name} */
  public static List<Condition<?>> conditions() {
    return Stream.concat(
            Stream.concat(TurnRules.ALL.stream(), MarkRules.ALL.stream())
                .flatMap(c -> c.all().stream()),
            Stream.concat(
                    Stream.of(StoneRules.MOVE, StoneRules.PLACE, Exchanges.STEP),
                    PickRules.ALL.stream())
                .flatMap(c -> c.all().stream()))
        .<Condition<?>>map(c -> c)
        .distinct()
        .toList();
  }

  /** {@return the first condition that a choice doesn't meet} */
  public Optional<Unmet> unmet(TsunamiState s, Choice c) {
    var question = question(s).filter(q -> q.candidates.contains(c));
    if (question.isPresent()) {
      Question q = question.get();
      return wanted(q.rules).unmet(new Attempt(q.asked, c));
    }
    var tried = new Tried(s, c);
    return wanted(TurnRules.of(tried)).unmet(tried);
  }

  /** Adds what may be chosen. */
  public void list(TsunamiState s, Choices out) {
    if (s.pending() instanceof Pending.Draw || s.pending() instanceof Pending.Steal) {
      Candidates.deal(s, out);
      return;
    }
    if (waived.isEmpty() && s.pending() instanceof Pending.Marking m && m.word().isPresent()) {
      Picks.squares(Marks.markable(s, m), out);
      return;
    }
    for (Choice c : Candidates.of(s)) add(s, c, out);
    if (waived.isEmpty() && s.pending() instanceof Pending.Main) {
      Picks.squares(s.moves(), out);
      out.add(Choice.PASS);
      return;
    }
    var question = question(s);
    if (question.isEmpty()) return;
    var rules = wanted(question.get().rules);
    for (Choice c : question.get().candidates)
      if (rules.hold(new Attempt(question.get().asked, c))) out.add(c);
    if (!(s.pending() instanceof Pending.Aim)) add(s, Choice.PASS, out);
  }

  private void add(TsunamiState s, Choice c, Choices out) {
    var tried = new Tried(s, c);
    if (wanted(TurnRules.of(tried)).hold(tried)) out.add(c);
  }

  private <T> Conditions<T> wanted(Conditions<T> all) {
    return waived.isEmpty() ? all : all.waiving(waived.get());
  }

  private static Optional<Question> question(TsunamiState s) {
    return switch (s.pending()) {
      case Pending.Main _ ->
          Optional.of(new Question(Asked.move(s), StoneRules.MOVE, Picks.POINTS));
      case Pending.Aim(int card, var picks) ->
          Resolution.asked(s, card, picks)
              .map(a -> new Question(a, PickRules.of(a), a.candidates()));
      case Pending.Gift gift ->
          Optional.of(new Question(Gifts.asked(s, gift), StoneRules.PLACE, Picks.POINTS));
      case Pending.Exchange e ->
          Optional.of(new Question(Asked.step(s, e), Exchanges.STEP, Picks.POINTS));
      default -> Optional.empty();
    };
  }
}
