package fr.zizanie.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What can be counted in the sources of the project, as text.
 *
 * @param modules how many have main code
 * @param main the classes of main code
 */
record House(long modules, List<Source> main, long testLines, long pageLines, long pageTestLines) {
  private static final Pattern COMMENT = Pattern.compile("/\\*(?s:.*?)\\*/|//.*|\"[^\"\\n]*\"");
  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import (?:static )?(fr\\.zizanie(?:\\.[a-z]\\w*)*)\\.([A-Z]\\w*)");
  private static final Pattern WORD = Pattern.compile("\\b[A-Z]\\w*");
  private static final Pattern METHOD = Pattern.compile("(?m)^  (?!static|})[^ *@/{][^;{=]*\\(");

  /** A top-level class: its name, its package, its lines and its text without comments. */
  record Source(String name, String in, long lines, String code) {
    static Source read(Path file) {
      String text = text(file);
      String name = file.getFileName().toString().replace(".java", "");
      var in = Pattern.compile("(?m)^package ([\\w.]+);").matcher(text);
      return new Source(
          name,
          in.find() ? in.group(1) : "",
          text.lines().count(),
          COMMENT.matcher(text).replaceAll(""));
    }

    /** {@return whether it uses a class that it imports outside its comments} */
    boolean names(String imported) {
      return Pattern.compile("\\b" + imported + "\\b").matcher(code).results().count() > 1;
    }

    boolean isClass() {
      return !name.contains("-");
    }
  }

  static House read(Path root) throws IOException {
    try (var folders = Files.list(root)) {
      var modules = folders.filter(module -> Files.exists(module.resolve("pom.xml"))).toList();
      var main = modules.stream().map(m -> m.resolve("src/main/java")).filter(Files::exists);
      var roots = main.toList();
      return new House(
          roots.size(),
          roots.stream().flatMap(folder -> files(folder, "java")).map(Source::read).toList(),
          modules.stream().mapToLong(m -> lines(m.resolve("src/test/java"), "java")).sum(),
          lines(root.resolve("web/src"), "ts|svelte|css"),
          lines(root.resolve("web/test"), "ts") + lines(root.resolve("web/e2e"), "ts"));
    }
  }

  private static Stream<Path> files(Path folder, String ends) {
    if (!Files.exists(folder)) return Stream.of();
    var name = Pattern.compile(".*\\.(" + ends + ")");
    try (var files = Files.walk(folder)) {
      return files
          .filter(file -> name.matcher(file.toString()).matches())
          .filter(file -> !file.endsWith("wire/generated.ts"))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static long lines(Path folder, String ends) {
    return files(folder, ends).mapToLong(file -> text(file).lines().count()).sum();
  }

  private Map<String, List<Source>> byPackage() {
    return main.stream().filter(s -> !s.in.isEmpty()).collect(Collectors.groupingBy(Source::in));
  }

  long packages() {
    return byPackage().size();
  }

  long mostFiles() {
    return byPackage().values().stream().mapToLong(List::size).max().orElse(0);
  }

  long classes() {
    return main.stream().filter(Source::isClass).count();
  }

  long mainLines() {
    return main.stream().mapToLong(Source::lines).sum();
  }

  /** {@return how many methods an interface has that aren't static} */
  long methods(String of) {
    return main.stream()
        .filter(source -> source.name.equals(of))
        .flatMap(source -> METHOD.matcher(source.code).results())
        .count();
  }

  /** {@return how many packages use each other, by whatever way} */
  long packagesInCircles() {
    var uses = new HashMap<String, Set<String>>();
    for (Source source : main)
      if (source.isClass())
        IMPORT
            .matcher(source.code)
            .results()
            .filter(found -> source.names(found.group(2)))
            .map(found -> found.group(1))
            .filter(other -> !other.equals(source.in))
            .forEach(other -> uses.computeIfAbsent(source.in, _ -> new HashSet<>()).add(other));
    return knots(uses).stream().mapToLong(Collection::size).sum();
  }

  /** {@return how many classes of one package, at most, can't be understood without each other} */
  long largestKnot() {
    return byPackage().values().stream()
        .flatMap(together -> knots(uses(together)).stream())
        .mapToLong(Collection::size)
        .max()
        .orElse(0);
  }

  private static Map<String, Set<String>> uses(List<Source> together) {
    var names = together.stream().map(Source::name).collect(Collectors.toSet());
    var out = new HashMap<String, Set<String>>();
    for (Source source : together)
      WORD.matcher(source.code)
          .results()
          .map(MatchResult::group)
          .filter(name -> names.contains(name) && !name.equals(source.name))
          .forEach(name -> out.computeIfAbsent(source.name, _ -> new HashSet<>()).add(name));
    return out;
  }

  /** {@return the sets of those that lead to each other} */
  private static Collection<Set<String>> knots(Map<String, Set<String>> uses) {
    var reach = new HashMap<String, Set<String>>();
    for (String one : uses.keySet()) reach.put(one, reached(one, uses::get));
    var out = new HashMap<String, Set<String>>();
    for (String one : uses.keySet()) {
      var knot = new HashSet<String>();
      for (String other : reach.get(one))
        if (reach.getOrDefault(other, Set.of()).contains(one)) knot.add(other);
      if (knot.size() > 1) out.put(String.join(" ", knot.stream().sorted().toList()), knot);
    }
    return out.values();
  }

  private static Set<String> reached(String from, Function<String, Set<String>> uses) {
    var out = new HashSet<String>();
    var next = new ArrayList<>(List.of(from));
    while (!next.isEmpty()) {
      var more = uses.apply(next.removeLast());
      if (more != null) for (String one : more) if (out.add(one)) next.add(one);
    }
    return out;
  }
}
