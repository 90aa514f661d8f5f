package fr.zizanie.bench.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * What a process has used.
 *
 * @param all its processor time
 * @param compiling what of it went into compiling its Java, where Linux tells; a server that has
 *     run for a while compiles no more
 * @param allocated the bytes that it has allocated, which are garbage sooner or later
 */
record Used(Duration all, Duration compiling, long allocated) {
  /** Nothing is known. */
  static final Used NOTHING = new Used(Duration.ZERO, Duration.ZERO, 0);

  /** How Linux counts the time of threads: hundredths of a second. */
  private static final long TICK_MILLIS = 10;

  /** Where it tells the two times of a thread, behind its name. */
  private static final int USER = 11;

  private static final int SYSTEM = 12;

  /** {@return what a process has used so far, which has said what it has allocated} */
  static Used of(ProcessHandle process, long allocated) {
    return new Used(
        process.info().totalCpuDuration().orElse(Duration.ZERO),
        Duration.ofMillis(TICK_MILLIS * ticks(Path.of("/proc/" + process.pid() + "/task"))),
        allocated);
  }

  /** {@return what was used since} */
  Used since(Used before) {
    return new Used(
        all.minus(before.all), compiling.minus(before.compiling), allocated - before.allocated);
  }

  private static long ticks(Path threads) {
    if (!Files.isDirectory(threads)) return 0;
    try (var each = Files.list(threads)) {
      return each.mapToLong(Used::compiler).sum();
    } catch (IOException _) {
      return 0;
    }
  }

  /** The ticks of a thread if it compiles. */
  private static long compiler(Path thread) {
    try {
      String stat = Files.readString(thread.resolve("stat"));
      int end = stat.lastIndexOf(')');
      if (!stat.substring(0, end).matches(".*C[12] Compiler.*")) return 0;
      var fields = List.of(stat.substring(end + 2).split(" ", -1));
      return Long.parseLong(fields.get(USER)) + Long.parseLong(fields.get(SYSTEM));
    } catch (IOException _) {
      return 0; // It has ended.
    }
  }
}
