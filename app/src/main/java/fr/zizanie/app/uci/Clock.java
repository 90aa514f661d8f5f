package fr.zizanie.app.uci;

import fr.zizanie.players.machine.Machine;
import java.util.function.IntConsumer;

/** One thread whose time stands still until it is let run, and that may be called off. */
final class Clock implements Machine {
  private volatile boolean running;
  private volatile long since;
  private volatile boolean stopped;

  /** Lets the time of the search run from now on. */
  void run() {
    since = System.nanoTime();
    running = true;
  }

  /** Calls the search off. */
  void stop() {
    stopped = true;
  }

  @Override
  public long nanos() {
    return running ? System.nanoTime() - since : 0;
  }

  @Override
  public boolean cancelled() {
    return stopped;
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
