package fr.zizanie.testing.suite;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Processor time of this program and all that it starts, read from /proc.
 *
 * <p>The kernel counts a child only once its parent has waited for it, and browsers leave theirs
 * unwaited for; so whoever once descended from us is looked at until it ends.
 */
final class Processors implements AutoCloseable {
  private static final Path PROC = Path.of("/proc");
  private static final Duration EVERY = Duration.ofMillis(500);
  private static final long TICKS_A_SECOND = 100;
  private static final int PARENT = 1;
  private static final int USER = 11;
  private static final int CHILDREN = 13;

  private final long self = ProcessHandle.current().pid();
  private final Map<Long, Long> ticks = new HashMap<>(Map.of(self, 0L));
  private final Thread watch =
      Thread.ofPlatform().daemon().name("processors").unstarted(this::watch);
  private long waitedFor;

  private Processors() {}

  static Processors watching() {
    Processors processors = new Processors();
    if (Files.exists(PROC.resolve("self/stat"))) processors.watch.start();
    return processors;
  }

  /** Seconds so far; empty where no /proc tells. */
  synchronized OptionalLong seconds() {
    if (!Files.exists(PROC.resolve("self/stat"))) return OptionalLong.empty();
    look();
    long seen = ticks.values().stream().mapToLong(Long::longValue).sum();
    return OptionalLong.of(Math.max(seen, waitedFor) / TICKS_A_SECOND);
  }

  @Override
  public void close() {
    watch.interrupt();
  }

  private void watch() {
    try {
      while (true) {
        look();
        Thread.sleep(EVERY);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void look() {
    try (DirectoryStream<Path> all = Files.newDirectoryStream(PROC, "[0-9]*")) {
      for (Path one : all) look(one);
    } catch (IOException e) {
      // What can't be read now is read at the next look.
    }
  }

  private void look(Path process) {
    try {
      long id = Long.parseLong(process.getFileName().toString());
      String stat = Files.readString(process.resolve("stat"));
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
      if (!ticks.containsKey(id) && !ticks.containsKey(Long.parseLong(fields[PARENT]))) return;
      long own = Long.parseLong(fields[USER]) + Long.parseLong(fields[USER + 1]);
      ticks.put(id, own);
      if (id == self)
        waitedFor = own + Long.parseLong(fields[CHILDREN]) + Long.parseLong(fields[CHILDREN + 1]);
    } catch (IOException | NumberFormatException e) {
      // It has just ended.
    }
  }
}
