package fr.zizanie.browser;

import fr.zizanie.players.machine.Machine;
import java.util.function.IntConsumer;

/** A thread with the time of the browser; who calls it off ends its worker. */
record Elapsed() implements Machine {
  private static final double NANOS = 1_000_000;

  @Override
  public long nanos() {
    return (long) (Outside.elapsed() * NANOS);
  }

  @Override
  public boolean cancelled() {
    return false;
  }

  @Override
  public int hands() {
    return 1;
  }

  @Override
  public void together(IntConsumer part) {
    part.accept(0);
  }
}
