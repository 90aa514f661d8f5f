package fr.zizanie.testing;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.ToIntFunction;

/** What became of a command that a user typed: its exit code, and what it said. */
public record Typed(int code, String out, String errors) {
  /** {@return what becomes of these words in a program that ends with an exit code} */
  public static Typed in(ToIntFunction<String[]> program, String... words) {
    var before = System.out;
    var errorsBefore = System.err;
    var out = new ByteArrayOutputStream();
    var errors = new ByteArrayOutputStream();
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(errors, true, StandardCharsets.UTF_8));
    try {
      int code = program.applyAsInt(words);
      return new Typed(
          code, out.toString(StandardCharsets.UTF_8), errors.toString(StandardCharsets.UTF_8));
    } finally {
      System.setOut(before);
      System.setErr(errorsBefore);
    }
  }

  /** {@return the lines of its standard output} */
  public List<String> lines() {
    return out.lines().toList();
  }
}
