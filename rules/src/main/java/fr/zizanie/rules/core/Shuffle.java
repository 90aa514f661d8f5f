package fr.zizanie.rules.core;

import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** Shuffles a list as {@link Collections#shuffle} does, with any source of chance. */
public final class Shuffle {
  private Shuffle() {}

  /** Puts the items into an order of which each is as likely (Fisher and Yates). */
  public static void of(List<?> items, RandomGenerator random) {
    for (int left = items.size(); left > 1; left--)
      Collections.swap(items, left - 1, random.nextInt(left));
  }
}
