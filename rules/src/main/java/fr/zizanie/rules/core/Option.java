package fr.zizanie.rules.core;

import fr.zizanie.rules.core.answer.Words;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * One option of a game: its listed values, the default first.
 *
 * @param check for free text besides the listed values: empty if it is accepted, otherwise what is
 *     wrong with it
 * @param together what is wrong with its value beside those of the other options, if anything
 */
public record Option(
    String name,
    List<String> values,
    Optional<Function<String, Optional<Words>>> check,
    Function<Options, Optional<Words>> together) {
  public Option {
    values = List.copyOf(values);
  }

  /** {@return an option with listed values only} */
  public static Option of(String name, String... values) {
    return new Option(name, List.of(values), Optional.empty(), _ -> Optional.empty());
  }

  /** {@return this option, accepting besides what {@code check} finds nothing wrong with} */
  public Option orText(Function<String, Optional<Words>> check) {
    return new Option(name, values, Optional.of(check), together);
  }

  /** {@return this option, refused where {@code flaw} finds that it doesn’t go with the others} */
  public Option besides(Function<Options, Optional<Words>> flaw) {
    return new Option(name, values, check, flaw);
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
