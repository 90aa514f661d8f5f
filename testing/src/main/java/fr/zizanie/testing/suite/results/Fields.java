package fr.zizanie.testing.suite.results;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A line of text fields: tabs part them, and what would break the line is escaped. */
public final class Fields {
  private static final Pattern ESCAPE = Pattern.compile("\\\\(.)");

  private Fields() {}

  /** The line of these fields. */
  public static String line(List<String> fields) {
    return String.join("\t", fields.stream().map(Fields::escaped).toList());
  }

  /** The fields of such a line. */
  public static List<String> of(String line) {
    List<String> fields = new ArrayList<>();
    for (String field : line.split("\t", -1)) fields.add(plain(field));
    return List.copyOf(fields);
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\")
        .replace("\t", "\\t")
        .replace("\n", "\\n")
        .replace("\r", "\\r");
  }

  private static String plain(String text) {
    return ESCAPE
        .matcher(text)
        .replaceAll(found ->
            Matcher.quoteReplacement(
                switch (found.group(1)) {
                  case "t" -> "\t";
                  case "n" -> "\n";
                  case "r" -> "\r";
                  default -> found.group(1);
                }));
  }
}
