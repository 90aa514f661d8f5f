package fr.zizanie.rules.core.record;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What was left to the seat that acted (Formats, 4.3.7).
 *
 * @param left whole seconds, by the index of the entry in the log
 */
public record TimesLeft(Map<Integer, Long> left) {
  /** Of a game without clocks. */
  public static final TimesLeft NONE = new TimesLeft(Map.of());

  private static final Pattern CLOCK =
      Pattern.compile("\\[%clk\\s+(\\d{1,5}):(\\d{1,2}):(\\d{1,2})(?:\\.\\d*)?\\s*]");

  public TimesLeft {
    left = Collections.unmodifiableMap(new LinkedHashMap<>(left));
  }

  /**
   * {@return the comment after an entry, such as <code>{[%clk 0:04:58]}</code>, if there is one}
   */
  public Optional<String> told(int entry) {
    return Optional.ofNullable(left.get(entry))
        .map(s ->
            String.format(Locale.ROOT, "{[%%clk %d:%02d:%02d]}", s / 3600, s / 60 % 60, s % 60));
  }

  /** {@return the seconds that a comment tells, if it does} */
  public static Optional<Long> read(String comment) {
    var found = CLOCK.matcher(comment);
    return found.find()
        ? Optional.of(
            Long.parseLong(found.group(1)) * 3600
                + Long.parseLong(found.group(2)) * 60
                + Long.parseLong(found.group(3)))
        : Optional.empty();
  }
}
