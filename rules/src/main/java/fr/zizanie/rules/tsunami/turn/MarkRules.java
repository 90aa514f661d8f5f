package fr.zizanie.rules.tsunami.turn;

import static fr.zizanie.rules.tsunami.turn.Tried.form;
import static fr.zizanie.rules.tsunami.turn.Tried.rule;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.Word;
import java.util.List;

/** What marking the dead stones asks when both have passed (Tsunami, 3.8.9). */
final class MarkRules {
  private MarkRules() {}

  private static final Condition<Tried> MARKING =
      form(
          "3.8.9",
          "On marque les pierres mortes : dead, alive, agree ou resume.",
          "Dead stones are being marked: dead, alive, agree or resume.");

  private static final Condition<Tried> MARKABLE =
      rule(
          "3.8.9",
          t -> Marks.markable(t.s(), t.marking()).has(t.choice().a()),
          "dead veut une pierre vivante, alive une pierre marquée morte.",
          "dead wants a living stone, alive one that is marked dead.");

  private static final Condition<Tried> SOMETHING_LIVES =
      rule(
          "3.8.9",
          t -> !Marks.living(t.s(), t.marking()).isEmpty(),
          "Toutes les pierres sont marquées mortes.",
          "All stones are marked dead.");

  private static final Condition<Tried> SOMETHING_DEAD =
      rule(
          "3.8.9",
          t -> !t.marking().dead().isEmpty(),
          "Aucune pierre n’est marquée morte.",
          "No stone is marked dead.");

  private static final Conditions<Tried> FREE = Conditions.of();
  private static final Conditions<Tried> NO_MARK = Conditions.of(MARKING);
  private static final Conditions<Tried> MARKED = Conditions.of(MARKABLE);
  private static final Conditions<Tried> DEAD = Conditions.of(SOMETHING_LIVES);
  private static final Conditions<Tried> ALIVE = Conditions.of(SOMETHING_DEAD);

  /** All that there are. */
  static final List<Conditions<Tried>> ALL = List.of(NO_MARK, MARKED, DEAD, ALIVE);

  /** {@return what a choice must meet} */
  static Conditions<Tried> of(Pending.Marking marking, Choice c) {
    if (marking.word().isPresent()) return c.kind() == Choice.Kind.SQUARE ? MARKED : NO_MARK;
    if (Word.DEAD.is(c)) return DEAD;
    if (Word.ALIVE.is(c)) return ALIVE;
    return Word.AGREE.is(c) || Word.RESUME.is(c) ? FREE : NO_MARK;
  }
}
