package fr.zizanie.app.serve;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * How the process ends, so that whatever watches over it can start it again: within a bounded time
 * when it is told to stop, and at once when a thread has died that it can't do without.
 */
final class Ending {
  /** What a supervisor reads as a failure of the program itself (sysexits, EX_SOFTWARE). */
  static final int FAILED = 70;

  private final IntConsumer halt;
  private final Consumer<String> tell;

  /** Ends by {@code halt}, which takes the exit code and doesn't run hooks. */
  Ending(IntConsumer halt, Consumer<String> tell) {
    this.halt = halt;
    this.tell = tell;
  }

  static Ending ofProcess() {
    return new Ending(
        code -> Runtime.getRuntime().halt(code), line -> System.err.println("zizanie: " + line));
  }

  /**
   * {@return a thread, made now so that it needs little memory later, that closes a server; it ends
   * the process if that takes longer than {@code patience}}
   */
  Thread stopping(Runnable close, Duration patience) {
    var closing = Thread.ofPlatform().name("close").daemon().unstarted(close);
    return Thread.ofPlatform().name("stop").unstarted(() -> stop(closing, patience));
  }

  private void stop(Thread closing, Duration patience) {
    try {
      closing.start();
      if (closing.join(patience)) return;
      tell.accept("it did not stop within " + patience.toSeconds() + " s and is ended");
    } catch (InterruptedException | OutOfMemoryError e) {
      tell.accept("it could not stop and is ended: " + e);
    }
    halt.accept(FAILED);
  }

  /**
   * Hears of a thread that died. Platform threads are the few that everything needs; a virtual one
   * does a task of its own, and matters only if the machine itself failed.
   */
  void died(Thread thread, Throwable of) {
    boolean machine = of instanceof VirtualMachineError && !(of instanceof StackOverflowError);
    tell.accept("thread " + thread.getName() + " died: " + of);
    if (machine || !thread.isVirtual()) halt.accept(FAILED);
  }
}
