package fr.zizanie.testing.suite;

import fr.zizanie.testing.suite.results.Console;
import fr.zizanie.testing.suite.results.Outcome;
import fr.zizanie.testing.suite.results.Result;
import fr.zizanie.testing.suite.results.Tally;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Says every twenty seconds what runs and how many tests have passed; and each failure at once. */
final class Progress implements AutoCloseable, Forks.Ear {
  private static final Duration EVERY = Duration.ofSeconds(20);

  private final Console console;
  private final Tally tally;
  private final Durations durations;
  private final Map<String, String> now = new TreeMap<>();
  private final Map<String, Long> began = new TreeMap<>();
  private final Thread teller = Thread.ofPlatform().daemon().name("progress").unstarted(this::tell);

  Progress(Console console, Tally tally, Durations durations) {
    this.console = console;
    this.tally = tally;
    this.durations = durations;
  }

  Progress start() {
    teller.start();
    return this;
  }

  @Override
  public synchronized void began(String lane, String what) {
    began.putIfAbsent(lane, System.nanoTime());
    now.put(lane, what.substring(what.lastIndexOf('.') + 1));
  }

  @Override
  public void ended(Result result) {
    tally.add(result);
    if (result.outcome() == Outcome.FAILED)
      console.say("FAILED  " + result.lane() + "  " + result.test());
  }

  @Override
  public void done(String lane, String inClass, long millis) {
    durations.took(inClass, millis);
  }

  @Override
  public synchronized void over(String lane) {
    now.remove(lane);
    Duration took =
        Duration.ofNanos(System.nanoTime() - began.getOrDefault(lane, System.nanoTime()));
    String skipped =
        tally.count(Outcome.SKIPPED, lane) == 0
            ? ""
            : ", " + tally.count(Outcome.SKIPPED, lane) + " skipped";
    if (lane.equals("build")) console.say("built in " + Console.clock(took));
    else
      console.say(
          "%-8s %4d passed, %d failed%s in %s"
              .formatted(
                  lane,
                  tally.count(Outcome.PASSED, lane),
                  tally.count(Outcome.FAILED, lane),
                  skipped,
                  Console.clock(took)));
  }

  @Override
  public void close() {
    teller.interrupt();
  }

  private void tell() {
    try {
      while (true) {
        Thread.sleep(EVERY);
        List<String> running = new ArrayList<>();
        synchronized (this) {
          now.forEach((lane, what) -> running.add(lane + " " + what));
        }
        console.say(tally.count(Outcome.PASSED) + " passed so far; " + String.join(", ", running));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
