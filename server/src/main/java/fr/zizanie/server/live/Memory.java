package fr.zizanie.server.live;

import java.util.concurrent.atomic.AtomicLong;

/** Memory that many share, in bytes: each taker gives back what it took. */
public final class Memory {
  private final long most;
  private final AtomicLong held = new AtomicLong();

  /** So many bytes at most. */
  public Memory(long most) {
    this.most = most;
  }

  /** {@return an eighth of what the process may use} */
  public static Memory ofProcess() {
    return new Memory(Runtime.getRuntime().maxMemory() / 8);
  }

  /** {@return what a text takes at most: some letters need two bytes, and then all have two} */
  public static long of(String text) {
    return 2L * text.length();
  }

  /** {@return whether so many bytes were free and now are taken} */
  public boolean take(long bytes) {
    if (held.addAndGet(bytes) <= most) return true;
    give(bytes);
    return false;
  }

  /** Gives so many back. */
  public void give(long bytes) {
    held.addAndGet(-bytes);
  }

  /** {@return how many are taken} */
  public long held() {
    return held.get();
  }
}
