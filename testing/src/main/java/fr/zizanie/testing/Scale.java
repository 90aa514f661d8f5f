package fr.zizanie.testing;

import java.time.LocalDate;
import java.time.ZoneOffset;

/** How much of a large test runs, and with which chances. */
public final class Scale {
  private Scale() {}

  /** {@code usual} in every run of the suite, {@code lengthy} under {@code --long}. */
  public static int of(int usual, int lengthy) {
    return Boolean.getBoolean("zizanie.long") ? lengthy : usual;
  }

  /** The seed of {@code --seed}, otherwise one that changes with the day (UTC). */
  public static long seed() {
    return Long.getLong("zizanie.seed", LocalDate.now(ZoneOffset.UTC).toEpochDay());
  }
}
