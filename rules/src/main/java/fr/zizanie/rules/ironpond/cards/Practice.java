package fr.zizanie.rules.ironpond.cards;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.trait.Lesson;
import fr.zizanie.rules.ironpond.text.Reading;
import fr.zizanie.rules.ironpond.text.TreeReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** One position for each card in which one plays it oneself: {@code practice/NUMBER.json}. */
public final class Practice {
  private static final String LEARNER = "you";

  /** Read when first asked for. */
  private static final class Held {
    static final List<Lesson> LESSONS =
        Deck.all().stream().map(card -> lesson(text(card.number()))).toList();
  }

  private Practice() {}

  public static List<Lesson> lessons() {
    return Held.LESSONS;
  }

  /** {@return the file of a card, which tells the tests more than its lesson does} */
  public static String text(int card) {
    String file = "practice/" + card + ".json";
    try (InputStream in = Practice.class.getResourceAsStream(file)) {
      if (in == null) throw new IllegalStateException(file + " is missing");
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Lesson lesson(String text) {
    var f = Reading.fields(TreeReader.read(text).orElseThrow(), "practice");
    return new Lesson(
        text(f, "id"),
        options(f),
        Reading.tree(f, "position"),
        f.containsKey("seed") ? text(f, "seed") : "practice",
        seat(text(f, "learner")),
        Reading.items(Reading.tree(f, "steps"), "steps").stream().map(Practice::step).toList(),
        words(f, "goal"),
        words(f, "close"));
  }

  private static String text(Map<String, Tree> f, String name) {
    return Reading.text(Reading.tree(f, name), name);
  }

  private static Map<String, String> options(Map<String, Tree> f) {
    var out = new TreeMap<String, String>();
    if (f.containsKey("options"))
      Reading.fields(Reading.tree(f, "options"), "options")
          .forEach((name, value) -> out.put(name, Reading.text(value, name)));
    return out;
  }

  private static Seat seat(String name) {
    return name.equals("white") ? Seat.FIRST : Seat.SECOND;
  }

  private static Lesson.Step step(Tree tree) {
    var words =
        Reading.items(tree, "steps").stream().map(word -> Reading.text(word, "steps")).toList();
    String by = words.getFirst();
    return new Lesson.Step(
        by.equals(LEARNER) ? Optional.empty() : Optional.of(seat(by)),
        words.subList(1, words.size()));
  }

  private static Words words(Map<String, Tree> f, String name) {
    var both = Reading.fields(Reading.tree(f, name), name);
    return new Words(text(both, "fr"), text(both, "en"));
  }
}
