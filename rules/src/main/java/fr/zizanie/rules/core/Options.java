package fr.zizanie.rules.core;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * What a game is played under: the validated options, every declared one with a value, and the
 * version of the rules.
 */
public final class Options {
  private final Map<String, String> values;
  private final OptionalInt earlier;

  private Options(Map<String, String> values, OptionalInt earlier) {
    this.values = Collections.unmodifiableMap(values);
    this.earlier = earlier;
  }

  /**
   * {@return the defaults of {@code declared} with {@code given} laid over them, under the newest
   * rules; or which is wrong}
   */
  public static Answer<Options> read(List<Option> declared, Map<String, String> given) {
    var values = new TreeMap<String, String>();
    for (Option option : declared) values.put(option.name(), option.fallback());
    for (var entry : given.entrySet()) {
      var option = declared.stream().filter(o -> o.name().equals(entry.getKey())).findAny();
      if (option.isEmpty())
        return Answer.no(new Refusal(Reason.UNKNOWN_OPTION, Words.same(entry.getKey())));
      String value = option.get().listed(entry.getValue());
      Optional<Words> flaw = option.get().flaw(value);
      if (flaw.isPresent()) return Answer.no(new Refusal(Reason.BAD_OPTION, flaw.get()));
      values.put(entry.getKey(), value);
    }
    var options = new Options(values, OptionalInt.empty());
    for (Option option : declared) {
      Optional<Words> flaw = option.together().apply(options);
      if (flaw.isPresent()) return Answer.no(new Refusal(Reason.BAD_OPTION, flaw.get()));
    }
    return Answer.ok(options);
  }

  /** {@return the same options under an earlier version of the rules} */
  Options under(int earlier) {
    return new Options(values, OptionalInt.of(earlier));
  }

  /** {@return other values under the same rules, or which is wrong} */
  public Answer<Options> with(List<Option> declared, Map<String, String> given) {
    return read(declared, given).then(read -> Answer.ok(new Options(read.values, earlier)));
  }

  /** {@return the version of the rules where the newest is {@code newest}} */
  public int rules(int newest) {
    return earlier.orElse(newest);
  }

  /** {@return the version of the rules if there is a newer one} */
  public OptionalInt earlier() {
    return earlier;
  }

  /** {@return the value of a declared option} */
  public String get(String name) {
    String value = values.get(name);
    if (value == null) throw new IllegalArgumentException("undeclared option " + name);
    return value;
  }

  /** {@return all values by name, sorted} */
  public Map<String, String> values() {
    return values;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Options other
        && values.equals(other.values)
        && earlier.equals(other.earlier);
  }

  @Override
  public int hashCode() {
    return 31 * values.hashCode() + earlier.hashCode();
  }

  @Override
  public String toString() {
    return values + (earlier.isPresent() ? " by rules " + earlier.getAsInt() : "");
  }
}
