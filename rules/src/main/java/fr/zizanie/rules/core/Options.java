package fr.zizanie.rules.core;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The validated options of one game: every declared option has a value. */
public final class Options {
  private final Map<String, String> values;

  private Options(Map<String, String> values) {
    this.values = Collections.unmodifiableMap(values);
  }

  /**
   * {@return the defaults of {@code declared} with {@code given} laid over them, or which is wrong}
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
    var options = new Options(values);
    for (Option option : declared) {
      Optional<Words> flaw = option.together().apply(options);
      if (flaw.isPresent()) return Answer.no(new Refusal(Reason.BAD_OPTION, flaw.get()));
    }
    return Answer.ok(options);
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
    return o instanceof Options other && values.equals(other.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return values.toString();
  }
}
