package fr.zizanie.server.time;

import java.time.InstantSource;

/** The time that a server goes by: its clock, and all that waits for a time. */
public interface Time extends Alarms {
  /** {@return what the clock says} */
  InstantSource clock();

  /** {@return nanoseconds since whenever, which never go back} */
  long nanos();

  /** Waits until {@link #nanos} has come so far; {@link InterruptedException} calls it off. */
  void until(long nanos) throws InterruptedException;
}
