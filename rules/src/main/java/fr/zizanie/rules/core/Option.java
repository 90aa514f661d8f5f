package fr.zizanie.rules.core;

import fr.zizanie.rules.core.answer.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * One option of a game: its listed values, the default first.
 *
 * @param check for free text besides the listed values: empty if it is accepted, otherwise what is
 *     wrong with it
 * @param alike how many of its listed values make the usual game, from the default on
 * @param together what is wrong with its value beside those of the other options, if anything
 */
public record Option(
    String name,
    List<String> values,
    Optional<Function<String, Optional<Words>>> check,
    int alike,
    Function<Options, Optional<Words>> together) {
  public Option {
    values = List.copyOf(values);
  }

  /** {@return an option with listed values only} */
  public static Option of(String name, String... values) {
    return new Option(name, List.of(values), Optional.empty(), 1, _ -> Optional.empty());
  }

  /** {@return this option, accepting besides what {@code check} finds nothing wrong with} */
  public Option orText(Function<String, Optional<Words>> check) {
    return new Option(name, values, Optional.of(check), alike, together);
  }

  /** {@return this option, refused where {@code flaw} finds that it doesn’t go with the others} */
  public Option besides(Function<Options, Optional<Words>> flaw) {
    return new Option(name, values, check, alike, flaw);
  }

  /**
   * {@return this option, the first {@code many} of whose listed values make the usual game:
   * results under any of them tell the same about players}
   */
  public Option alike(int many) {
    return new Option(name, values, check, many, together);
  }

  /** {@return whether the usual game is played under these values by name} */
  public boolean usual(Map<String, String> chosen) {
    return values.subList(0, alike).contains(chosen.getOrDefault(name, fallback()));
  }

  /** {@return the default value} */
  public String fallback() {
    return values.getFirst();
  }

  /** {@return the listed value that {@code value} spells in whatever case, or {@code value}} */
  String listed(String value) {
    return values.stream().filter(v -> v.equalsIgnoreCase(value)).findFirst().orElse(value);
  }

  /** {@return what is wrong with {@code value}, or nothing} */
  Optional<Words> flaw(String value) {
    if (values.contains(value)) return Optional.empty();
    return check
        .map(c -> c.apply(value))
        .orElse(Optional.of(Words.same(name + ": " + String.join(" | ", values))));
  }
}
