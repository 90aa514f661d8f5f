package fr.zizanie.server.time;

import java.time.InstantSource;

/** The time that a server goes by: what the clock says, and whoever waits in it. */
public interface Time extends Alarms {
  /** {@return what the clock says} */
  InstantSource clock();

  /** {@return nanoseconds since whenever, which never go back} */
  long nanos();

  /** Waits until {@link #nanos} has come so far; {@link InterruptedException} calls it off. */
  void until(long nanos) throws InterruptedException;
}
