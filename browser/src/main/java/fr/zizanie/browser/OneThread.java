package fr.zizanie.browser;

import fr.zizanie.players.machine.Machine;
import java.util.function.IntConsumer;

/** A thread without a clock, which nobody calls off. */
record OneThread() implements Machine {
  @Override
  public long nanos() {
    return 0;
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
