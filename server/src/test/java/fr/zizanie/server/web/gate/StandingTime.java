package fr.zizanie.server.web.gate;

import io.github.bucket4j.TimeMeter;

/** A time that doesn't pass, so that what is spent doesn't come back on a slow machine. */
public enum StandingTime implements TimeMeter {
  STILL;

  @Override
  public long currentTimeNanos() {
    return 0;
  }

  @Override
  public boolean isWallClockBased() {
    return false;
  }
}
