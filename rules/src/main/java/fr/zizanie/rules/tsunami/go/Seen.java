package fr.zizanie.rules.tsunami.go;

import fr.zizanie.rules.core.Seat;
import java.util.Arrays;

/** The positions of one fast game: a growing set for one thread, cleared between games. */
public final class Seen {
  private final Ko ko;

  /** Open addressing; 0 is no position. */
  private long[] slots = new long[1 << 10];

  private int count;

  private Seen(Ko ko) {
    this.ko = ko;
  }

  /** {@return an empty set} */
  public static Seen none(Ko ko) {
    return new Seen(ko);
  }

  /** Forgets everything. */
  public void clear() {
    if (count > 0) Arrays.fill(slots, 0);
    count = 0;
  }

  /** {@return whether {@code creator} may not create the position of that hash} */
  public boolean forbids(long hash, Seat creator) {
    long key = ko.key(hash, creator);
    int mask = slots.length - 1;
    for (int i = (int) key & mask; slots[i] != 0; i = i + 1 & mask)
      if (slots[i] == key) return true;
    return false;
  }

  /** Remembers a position. */
  public void created(long hash, Seat creator) {
    add(ko.key(hash, creator));
  }

  private void add(long key) {
    int mask = slots.length - 1;
    int i = (int) key & mask;
    while (slots[i] != 0 && slots[i] != key) i = i + 1 & mask;
    if (slots[i] == key) return;
    slots[i] = key;
    if (++count * 2 > slots.length) grow();
  }

  private void grow() {
    long[] old = slots;
    slots = new long[old.length * 2];
    count = 0;
    for (long key : old) if (key != 0) add(key);
  }
}
