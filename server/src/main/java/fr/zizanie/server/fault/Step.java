package fr.zizanie.server.fault;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * The steps in which a move is accepted. A server that was started with {@code
 * -Dzizanie.fault=STEP:TIMES:HARM} comes to harm when it passes that step for the TIMES-th time;
 * several are separated by commas.
 */
public enum Step {
  /** A message has come in. */
  HEARD,
  /** The move is allowed and about to be stored. */
  CHECKED,
  /** It waits for the writer. */
  QUEUED,
  /** It stands in a transaction that isn't committed. */
  WRITTEN,
  /** It is committed; nobody knows. */
  COMMITTED,
  /** The table learns that it is kept; its watchers and its player have not been told. */
  SHOWN,
  /** Its watchers have been told, its player has no answer yet. */
  TOLD;

  /** The code with which a process ends that was to halt. */
  public static final int HALTED = 86;

  private static final List<Planned> PLANNED = planned(System.getProperty("zizanie.fault", ""));

  /** What may be done to a server at a step. */
  public enum Harm {
    /** The process is gone at once. */
    HALT,
    /** What is being done fails. */
    FAIL,
    /** It takes a quarter of a second longer. */
    STALL;

    private static final long STALLED_MILLIS = 250;

    private void comes(Step at) {
      switch (this) {
        case HALT -> Runtime.getRuntime().halt(HALTED);
        case FAIL -> throw new IllegalStateException("planned fault at " + at);
        case STALL -> {
          try {
            Thread.sleep(STALLED_MILLIS);
          } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
          }
        }
      }
    }
  }

  private record Planned(Step at, AtomicInteger left, Harm harm) {}

  private static List<Planned> planned(String text) {
    return Stream.of(text.split(","))
        .filter(one -> !one.isEmpty())
        .map(one -> one.split(":"))
        .map(part ->
            new Planned(
                valueOf(part[0]),
                new AtomicInteger(Integer.parseInt(part[1])),
                Harm.valueOf(part[2])))
        .toList();
  }

  /** Goes on, unless harm was planned for here and now. */
  public void pass() {
    for (var planned : PLANNED)
      if (planned.at == this && planned.left.decrementAndGet() == 0) planned.harm.comes(this);
  }
}
