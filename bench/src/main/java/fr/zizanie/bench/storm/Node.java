package fr.zizanie.bench.storm;

import fr.zizanie.server.fault.Step;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A server that is started again whenever it is gone, each time with other faults planned at one of
 * the steps of accepting a move.
 */
final class Node {
  static final String PORT = "port ";

  /** All of a storm's players come from one address. */
  private static final String CROWD = "10000";

  private static final int PLANNED = 6;
  private static final int APART = 4;
  private static final long PAUSE_MILLIS = 300;

  private final List<String> args;
  private final Tally tally;
  private final SplittableRandom random;
  private final Thread keeper;
  private volatile Optional<Process> process = Optional.empty();
  private volatile int port;
  private volatile boolean over;

  Node(List<String> args, Tally tally, SplittableRandom random) {
    this.args = List.copyOf(args);
    this.tally = tally;
    this.random = random;
    keeper = Thread.ofVirtual().start(this::keep);
  }

  /** {@return where it listens; 0 while it doesn't} */
  int port() {
    return port;
  }

  private void keep() {
    while (!over) {
      try {
        var plan = plan();
        var skew = Skew.drawn(random);
        var child = start(plan, skew);
        process = Optional.of(child);
        try (var lines = child.inputReader(StandardCharsets.UTF_8)) {
          for (String line = lines.readLine(); line != null; line = lines.readLine())
            if (line.startsWith(PORT)) {
              port = Integer.parseInt(line.substring(PORT.length()));
              skew.ifPresent(_ -> tally.add("wrong clock of a server"));
            }
        }
        port = 0;
        if (child.waitFor() == Step.HALTED) plan.forEach(one -> tally.add(one.kind()));
        if (!over) Thread.sleep(PAUSE_MILLIS);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } catch (InterruptedException _) {
        return;
      }
    }
  }

  private record Planned(Step step, int times, Step.Harm harm) {
    String flag() {
      return step + ":" + times + ":" + harm;
    }

    String kind() {
      return switch (harm) {
            case HALT -> "crash";
            case FAIL -> "failure";
            case STALL -> "stall";
          }
          + " at "
          + step;
    }
  }

  /** All at one step, so that whoever reaches the last of them, a crash, has met the others. */
  private List<Planned> plan() {
    Step step = Step.values()[random.nextInt(Step.values().length)];
    var plan = new ArrayList<Planned>();
    int times = 0;
    for (int i = 1; i <= PLANNED; i++) {
      times += 1 + random.nextInt(APART);
      plan.add(
          new Planned(
              step,
              times,
              i == PLANNED
                  ? Step.Harm.HALT
                  : random.nextBoolean() ? Step.Harm.FAIL : Step.Harm.STALL));
    }
    return plan;
  }

  private Process start(List<Planned> plan, Optional<Skew> skew) throws IOException {
    var command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xshare:auto",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-Dzizanie.fault=" + String.join(",", plan.stream().map(Planned::flag).toList()),
                "-cp",
                System.getProperty("java.class.path"),
                NodeChild.class.getName(),
                CROWD));
    command.addAll(args);
    var builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    skew.ifPresent(wrong -> wrong.on(builder.environment()));
    return builder.start();
  }

  /** Kills it if it runs: nothing of it can prepare for that. */
  boolean kill() {
    if (port == 0) return false;
    process.ifPresent(Process::destroyForcibly);
    return true;
  }

  /** Ends it for good. */
  void stop() throws InterruptedException {
    over = true;
    process.ifPresent(Process::destroyForcibly);
    keeper.join();
    process.ifPresent(Process::destroyForcibly);
  }
}
