package fr.zizanie.rules.ironpond.cards;

import fr.zizanie.rules.core.lesson.Lesson;
import fr.zizanie.rules.core.lesson.LessonFile;
import java.util.List;

/** One position for each card in which one plays it oneself: {@code practice/NUMBER.json}. */
public final class Practice {
  private static final List<String> SEATS = List.of("white", "black");

  /** Read when first asked for. */
  private static final class Held {
    static final List<Lesson> LESSONS =
        Deck.all().stream().map(card -> LessonFile.one(path(card.number()), SEATS)).toList();
  }

  private Practice() {}

  /** {@return a lesson for each card, in the order of their numbers} */
  public static List<Lesson> lessons() {
    return Held.LESSONS;
  }

  /** {@return where the lesson of a card is kept} */
  public static String path(int card) {
    return "ironpond/cards/practice/" + card + ".json";
  }
}
