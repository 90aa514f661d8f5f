package fr.zizanie.testing.dev;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A program that the development server is made of; its lines are passed on. */
final class Part {
  private static final long GRACE_SECONDS = 10;
  private static final String END = "\0";
  private static final Queue<Part> ALL = new ConcurrentLinkedQueue<>();

  private static volatile boolean ending;

  private final Process process;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private final Thread reader;

  private Part(Process process) {
    this.process = process;
    this.reader = Thread.startVirtualThread(this::passOn);
  }

  static Part start(Path folder, Map<String, String> environment, String... command)
      throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(List.of(command)).directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().putAll(environment);
    Part part = new Part(builder.start());
    ALL.add(part);
    part.process.outputWriter().close();
    return part;
  }

  private void passOn() {
    try (BufferedReader output = process.inputReader()) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        System.out.println(line);
        lines.add(line);
      }
    } catch (IOException e) {
      System.err.println("zizanie: " + e.getMessage());
    } finally {
      lines.add(END);
    }
  }

  /** {@return whether it says so before it ends} */
  boolean says(String text) throws InterruptedException {
    while (true) {
      String line = lines.take();
      if (line.equals(END)) return false;
      if (line.contains(text)) return true;
    }
  }

  /** {@return its exit code, once all that it said is passed on} */
  int end() throws InterruptedException {
    reader.join();
    return process.waitFor();
  }

  /** Ends it and whatever it has started, with a word first so that its database is closed. */
  void stop() {
    List<ProcessHandle> all =
        Stream.concat(process.descendants(), Stream.of(process.toHandle())).toList();
    all.forEach(ProcessHandle::destroy);
    for (ProcessHandle one : all)
      one.onExit()
          .orTimeout(GRACE_SECONDS, TimeUnit.SECONDS)
          .exceptionally(_ -> {
            one.destroyForcibly();
            return one;
          })
          .join();
    ALL.remove(this);
  }

  /** {@return whether all of them are told to end} */
  static boolean ending() {
    return ending;
  }

  static void endAll() {
    ending = true;
    ALL.forEach(Part::stop);
  }
}
