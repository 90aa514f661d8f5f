package fr.zizanie.lab.engines;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A go program in a process of its own, spoken to by the Go Text Protocol, version 2. */
final class GtpProgram implements AutoCloseable {
  private final String command;
  private final Process process;
  private final BufferedWriter to;
  private final BufferedReader from;

  /** Starts a command of the shell. */
  GtpProgram(String command) {
    this.command = command;
    try {
      process =
          new ProcessBuilder("/bin/sh", "-c", "exec " + command)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot start " + command, e);
    }
    to =
        new BufferedWriter(
            new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
    from =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  /** {@return the answer, its lines joined by spaces; nothing if the program refused} */
  Optional<String> ask(String line) {
    try {
      to.write(line + "\n");
      to.flush();
      String first = answer();
      var out = new StringBuilder(first.length() > 1 ? first.substring(1).strip() : "");
      for (String more = read(); !more.isEmpty(); more = read())
        out.append(' ').append(more.strip());
      return first.startsWith("=") ? Optional.of(out.toString().strip()) : Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(command + " does not answer", e);
    }
  }

  /** {@return the answer; throws if there is none} */
  String need(String line) {
    return ask(line)
        .orElseThrow(() -> new IllegalStateException(command + " refuses '" + line + "'"));
  }

  private String answer() throws IOException {
    String line = read();
    while (!line.startsWith("=") && !line.startsWith("?")) line = read();
    return line;
  }

  private String read() throws IOException {
    String line = from.readLine();
    if (line == null) throw new IOException("the end of its output");
    return line;
  }

  @Override
  public void close() {
    process.destroy();
  }
}
