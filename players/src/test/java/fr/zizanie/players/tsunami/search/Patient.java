package fr.zizanie.players.tsunami.search;

import fr.zizanie.players.machine.Machine;
import java.util.function.IntConsumer;

/** Three hands that play one after the other, before the asking one. */
final class Patient implements Machine {
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
    return 3;
  }

  @Override
  public void together(IntConsumer part) {
    for (int hand = 2; hand >= 0; hand--) part.accept(hand);
  }
}
