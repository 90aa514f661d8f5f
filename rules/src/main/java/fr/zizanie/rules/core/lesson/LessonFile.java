package fr.zizanie.rules.core.lesson;

import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.TreeText;
import fr.zizanie.rules.core.answer.Words;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Lessons kept as JSON among the resources, each file read once. A step is a list whose first word
 * is a seat or {@code you}, or, where it is told, an object with {@code you}, {@code task} and
 * {@code aside}.
 */
public final class LessonFile {
  private static final String ROOT = "/fr/zizanie/rules/";
  private static final String LEARNER = "you";
  private static final TreeText.Limits LIMITS =
      new TreeText.Limits(32, Pattern.compile("[0-9]{1,9}"), " \t\r\n");

  /** What was read, by path. */
  private static final Map<String, List<Lesson>> READ = new ConcurrentHashMap<>();

  private final String path;
  private final List<String> seats;

  private LessonFile(String path, List<String> seats) {
    this.path = path;
    this.seats = seats;
  }

  /** {@return the first game of a game: {@code first.json}} */
  public static Lesson first(Profile profile) {
    return one(profile.id() + "/first.json", profile.seats());
  }

  /** {@return the lessons of a game that keeps them in one file: {@code lessons.json}} */
  public static List<Lesson> lessons(Profile profile) {
    return once(
        profile.id() + "/lessons.json",
        profile.seats(),
        file -> file.items(tree(file.path)).stream().map(file::lesson).toList());
  }

  /** {@return the one lesson of a file; {@code seats} are its seats in moving order} */
  public static Lesson one(String path, List<String> seats) {
    return once(path, seats, file -> List.of(file.lesson(tree(path)))).getFirst();
  }

  private static List<Lesson> once(
      String path, List<String> seats, Function<LessonFile, List<Lesson>> reading) {
    return READ.computeIfAbsent(path, _ -> reading.apply(new LessonFile(path, seats)));
  }

  /** {@return what a file holds, which may tell tests more than its lesson does} */
  public static Tree tree(String path) {
    try (InputStream in =
        Objects.requireNonNull(LessonFile.class.getResourceAsStream(ROOT + path), path)) {
      return TreeText.read(new String(in.readAllBytes(), StandardCharsets.UTF_8), LIMITS);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private Lesson lesson(Tree tree) {
    var f = fields(tree);
    return new Lesson(
        text(f, "id"),
        options(f),
        Optional.ofNullable(f.get("position")),
        f.containsKey("seed") ? text(f, "seed") : "practice",
        seat(text(f, "learner")),
        items(part(f, "steps")).stream().map(this::step).toList(),
        words(f, "goal"),
        words(f, "close"));
  }

  private Map<String, String> options(Map<String, Tree> f) {
    var out = new TreeMap<String, String>();
    if (f.containsKey("options"))
      fields(part(f, "options")).forEach((name, value) -> out.put(name, text(value)));
    return out;
  }

  private Lesson.Step step(Tree tree) {
    if (tree instanceof Tree.Fields(var told))
      return new Lesson.Step(
          Optional.empty(),
          texts(part(told, LEARNER)),
          Optional.of(new Lesson.Told(words(told, "task"), words(told, "aside"))));
    var said = texts(tree);
    var actions = said.subList(1, said.size());
    return said.getFirst().equals(LEARNER)
        ? new Lesson.Step(Optional.empty(), actions, Optional.empty())
        : Lesson.Step.scripted(seat(said.getFirst()), actions.getFirst());
  }

  private Seat seat(String name) {
    int number = seats.indexOf(name);
    if (number < 0) throw wrong(name);
    return Seat.values()[number];
  }

  private Words words(Map<String, Tree> f, String name) {
    var both = fields(part(f, name));
    return new Words(text(both, "fr"), text(both, "en"));
  }

  private String text(Map<String, Tree> f, String name) {
    return text(part(f, name));
  }

  private Tree part(Map<String, Tree> f, String name) {
    if (!f.containsKey(name)) throw wrong(name);
    return Objects.requireNonNull(f.get(name));
  }

  private List<String> texts(Tree tree) {
    return items(tree).stream().map(this::text).toList();
  }

  private String text(Tree tree) {
    if (tree instanceof Tree.Text(String text)) return text;
    throw wrong("text");
  }

  private List<Tree> items(Tree tree) {
    if (tree instanceof Tree.Items(var items)) return items;
    throw wrong("list");
  }

  private Map<String, Tree> fields(Tree tree) {
    if (tree instanceof Tree.Fields(var fields)) return fields;
    throw wrong("object");
  }

  private IllegalStateException wrong(String what) {
    return new IllegalStateException(path + ": " + what);
  }
}
