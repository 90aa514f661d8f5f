package fr.zizanie.rules.ironpond.legality;

import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.card.Part;
import fr.zizanie.rules.ironpond.card.Plays;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The fundamental rule as conditions: a card needs one way to go on that keeps it. */
final class Parts {
  private Parts() {}

  /** {@return all of it: each part that every way to go on breaks, then several that do} */
  static <T extends Judged> List<Condition<T>> conditions() {
    return List.of(
        part("Iron Pond, F1", Part.F1, "Une carte ne peut pas mater.", "A card may not mate."),
        part("Iron Pond, F2", Part.F2, "Un roi pourrait être pris.", "A king could be taken."),
        part(
            "Iron Pond, F3",
            Part.F3,
            "Un roi en échec n’aurait plus d’issue.",
            "A king in check would have no way out."),
        part(
            "Iron Pond, F4",
            Part.F4,
            "Il resterait à jouer un coup, et aucun ne serait légal.",
            "A move would still be due, and none would be legal."),
        Condition.of(
            "Iron Pond, 4.1",
            j -> (j.ways() & Plays.FINE) != 0 || Integer.bitCount(j.ways()) < 2,
            j ->
                new Words(
                    "Toute façon de continuer enfreint la règle fondamentale : " + names(j) + ".",
                    "Every way to go on breaks the fundamental rule: " + names(j) + ".")));
  }

  private static <T extends Judged> Condition<T> part(
      String rule, Part part, String fr, String en) {
    return Condition.of(rule, j -> j.ways() != part.bit(), fr, en);
  }

  private static String names(Judged j) {
    return Arrays.stream(Part.values())
        .filter(part -> (j.ways() & part.bit()) != 0)
        .map(Part::name)
        .collect(Collectors.joining(", "));
  }
}
