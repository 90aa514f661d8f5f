package fr.zizanie.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A server in a process of its own, with the flags of this one: it says on its standard output
 * where it listens, answers lines, and ends when its standard input does.
 */
final class Child implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 20;

  private final Process process;
  private final BufferedReader from;
  private final Writer to;
  private final int port;

  private Child(Process process) {
    this.process = process;
    from = process.inputReader(StandardCharsets.UTF_8);
    to = process.outputWriter(StandardCharsets.UTF_8);
    port = Integer.parseInt(answer(Beside.PORT));
  }

  /** {@return a process that runs {@code main}; {@code flags} are more for its Java} */
  static Child start(Class<?> main, List<String> flags, String... args) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    // What threads have used that have ended would be lost.
    command.add("-XX:-UseDynamicNumberOfCompilerThreads");
    command.addAll(flags);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    command.addAll(List.of(args));
    try {
      return new Child(
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int port() {
    return port;
  }

  /** {@return what it has used so far} */
  Used used() {
    return Used.of(process.toHandle(), asked(Beside.ALLOCATED));
  }

  /** {@return the bytes of its heap in use after a full collection} */
  long heap() {
    return asked(Beside.HEAP);
  }

  private long asked(String what) {
    try {
      to.write(what + "\n");
      to.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Long.parseLong(answer(what));
  }

  /** {@return the bytes of memory that it holds, heap and all; 0 where Linux doesn't tell} */
  long resident() {
    try (var lines = Files.lines(Path.of("/proc/" + process.pid() + "/status"))) {
      return lines
          .filter(line -> line.startsWith("VmRSS:"))
          .mapToLong(line -> 1024 * Long.parseLong(line.replaceAll("\\D", "")))
          .findFirst()
          .orElse(0);
    } catch (IOException _) {
      return 0;
    }
  }

  private String answer(String to) {
    try {
      for (String line = from.readLine(); line != null; line = from.readLine())
        if (line.startsWith(to + " ")) return line.substring(to.length() + 1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    throw new IllegalStateException("the child ended; its last words are above");
  }

  @Override
  public void close() {
    try {
      to.close();
    } catch (IOException _) {
      // It has ended before.
    }
    try {
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) process.destroyForcibly();
    } catch (InterruptedException _) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
