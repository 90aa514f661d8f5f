package fr.zizanie.app;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What became of a command that a user typed: its exit code, and what it said. */
record Typed(int code, String out, String errors) {
  static Typed of(String... args) {
    var before = System.out;
    var errorsBefore = System.err;
    var out = new ByteArrayOutputStream();
    var errors = new ByteArrayOutputStream();
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(errors, true, StandardCharsets.UTF_8));
    try {
      int code = Main.run(args);
      return new Typed(
          code, out.toString(StandardCharsets.UTF_8), errors.toString(StandardCharsets.UTF_8));
    } finally {
      System.setOut(before);
      System.setErr(errorsBefore);
    }
  }

  List<String> lines() {
    return out.lines().toList();
  }
}
