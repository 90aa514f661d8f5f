package fr.zizanie.testing.suite;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/** A program that the suite started: its output comes as lines, standard error among them. */
final class Child {
  private static final long GRACE_SECONDS = 10;

  private static volatile boolean ending;

  private final Process process;
  private final BufferedReader output;
  private volatile boolean killed;

  private Child(Process process) {
    this.process = process;
    this.output = process.inputReader();
  }

  static Child start(Path folder, Map<String, String> environment, List<String> command)
      throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().putAll(environment);
    haltIfEnding();
    return new Child(builder.start());
  }

  /** Runs a command to its end; what it said, with its exit code. */
  static Said run(
      Path folder, Map<String, String> environment, Consumer<String> hear, List<String> command)
      throws IOException, InterruptedException {
    Child child = start(folder, environment, command);
    child.input().close();
    StringJoiner said = new StringJoiner("\n");
    Optional<String> line = child.line();
    while (line.isPresent()) {
      said.add(line.get());
      hear.accept(line.get());
      line = child.line();
    }
    return new Said(child.end(), said.toString());
  }

  /** How a command ended, and all that it said. */
  record Said(int code, String text) {}

  /** The next line; empty at the end. */
  Optional<String> line() throws IOException {
    Optional<String> line = read();
    if (line.isEmpty()) haltIfEnding();
    return line;
  }

  private Optional<String> read() throws IOException {
    try {
      return Optional.ofNullable(output.readLine());
    } catch (IOException e) {
      if (killed) return Optional.empty();
      throw e;
    }
  }

  BufferedWriter input() {
    return process.outputWriter();
  }

  int end() throws InterruptedException {
    return process.waitFor();
  }

  void kill() {
    killed = true;
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  /**
   * Ends whatever this program has begun: with a word first, so that databases of tests are
   * stopped.
   */
  static void endAll() {
    ending = true;
    List<ProcessHandle> all = ProcessHandle.current().descendants().toList();
    all.forEach(ProcessHandle::destroy);
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(GRACE_SECONDS);
    for (ProcessHandle one : all) {
      try {
        one.onExit().get(Math.max(0, end - System.nanoTime()), TimeUnit.NANOSECONDS);
      } catch (InterruptedException
          | java.util.concurrent.ExecutionException
          | java.util.concurrent.TimeoutException e) {
        one.destroyForcibly();
      }
    }
  }

  /** Whoever would go on after the suite was told to end neither begins nor complains. */
  private static void haltIfEnding() {
    while (ending) LockSupport.park();
  }
}
