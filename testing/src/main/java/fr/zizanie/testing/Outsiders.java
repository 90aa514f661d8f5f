package fr.zizanie.testing;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Programs of others, where they are installed; a test that wants one is skipped elsewhere. */
public final class Outsiders {
  private Outsiders() {}

  /** {@return where a program is; skips the test without it, saying what to install} */
  public static String installed(String program) {
    var folders = Stream.of(System.getenv("PATH").split(":", -1)).map(Path::of);
    var found =
        Stream.concat(folders, Stream.of(Path.of("/usr/games")))
            .map(folder -> folder.resolve(program))
            .filter(Files::isExecutable)
            .findFirst();
    assumeTrue(
        found.isPresent(),
        () -> program + " isn’t installed (Debian: apt-get install " + program + ")");
    return found.orElseThrow().toString();
  }

  /** What a script of Python says that needs python-chess; skips the test without it. */
  public static String python(Path folder, String script, List<String> arguments)
      throws IOException, InterruptedException {
    String python = installed("python3");
    assumeTrue(
        said(List.of(python, "-c", "import chess; print(1)"), "").equals(Optional.of("1\n")),
        "python-chess isn’t installed (apt-get install python3-chess, or pip install chess)");
    Path file = Files.writeString(folder.resolve("script.py"), script);
    var command = Stream.concat(Stream.of(python, file.toString()), arguments.stream()).toList();
    return said(command, "").orElseThrow(() -> new AssertionError(script));
  }

  /** What a program says to what it is told, with its errors; nothing if it fails. */
  public static Optional<String> said(List<String> command, String told)
      throws IOException, InterruptedException {
    var process = new ProcessBuilder(command).redirectErrorStream(true).start();
    try (var in = process.getOutputStream()) {
      in.write(told.getBytes(StandardCharsets.UTF_8));
    }
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return process.waitFor() == 0 ? Optional.of(said) : Optional.empty();
  }
}
