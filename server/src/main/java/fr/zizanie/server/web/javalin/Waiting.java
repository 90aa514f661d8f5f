package fr.zizanie.server.web.javalin;

import java.util.concurrent.atomic.AtomicLong;

/** What all sockets together keep waiting to be read, in bytes. */
final class Waiting {
  private final long most;
  private final AtomicLong held = new AtomicLong();

  /** So many bytes at most. */
  Waiting(long most) {
    this.most = most;
  }

  /** An eighth of what the process may use. */
  static Waiting ofProcess() {
    return new Waiting(Runtime.getRuntime().maxMemory() / 8);
  }

  /** {@return whether so many bytes more may wait; then they are given back when they don't} */
  boolean take(long bytes) {
    if (held.addAndGet(bytes) <= most) return true;
    held.addAndGet(-bytes);
    return false;
  }

  /** So many wait no longer. */
  void give(long bytes) {
    held.addAndGet(-bytes);
  }

  /** {@return how many wait} */
  long held() {
    return held.get();
  }
}
