package fr.zizanie.testbed.sixth;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a game adds to a file that stands.
 *
 * @param where {@code before: TEXT}, the line that has it, or {@code in: TEXT}, behind it
 * @param what a line, or some of one
 */
record Edit(String file, String where, String what) {
  private static final String ADD = "add: ";

  /** {@return those of a list: file, place and addition, an empty line between two} */
  static List<Edit> of(Path list) throws IOException {
    return Stream.of(Files.readString(list).strip().split("\n\n"))
        .filter(part -> !part.startsWith("#"))
        .map(part -> part.split("\n"))
        .map(part -> new Edit(part[0], part[1], part[2].substring(ADD.length())))
        .toList();
  }

  String applied(String text) {
    String mark = where.substring(where.indexOf(' ') + 1);
    int at = text.indexOf(mark);
    assertThat(at).as(file + " has: " + mark).isNotNegative();
    assertThat(text.indexOf(mark, at + 1)).as(file + " has more than once: " + mark).isNegative();
    if (where.startsWith("in: ")) {
      int end = at + mark.length();
      return text.substring(0, end) + what + text.substring(end);
    }
    int line = text.lastIndexOf('\n', at) + 1;
    return text.substring(0, line) + what + "\n" + text.substring(line);
  }
}
