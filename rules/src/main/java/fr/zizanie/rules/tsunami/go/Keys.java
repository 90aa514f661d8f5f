package fr.zizanie.rules.tsunami.go;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.LongConsumer;

/** A set of numbers that only grows and shares what it grew from. A value. */
final class Keys {
  static final Keys NONE = new Keys(Optional.empty(), new long[0]);

  /** Only the newest so many are copied when one more comes. */
  private static final int SHARE = 48;

  private final Optional<Keys> before;

  /** Sorted. */
  private final long[] own;

  private final int size;
  private final long sum;

  private Keys(Optional<Keys> before, long[] own) {
    this.before = before;
    this.own = own;
    size = own.length + before.map(Keys::size).orElse(0);
    sum = Arrays.stream(own).sum() + before.map(Keys::sum).orElse(0L);
  }

  private Keys(Keys old, long[] own, long more) {
    this.before = old.before;
    this.own = own;
    size = old.size + 1;
    sum = old.sum + more;
  }

  int size() {
    return size;
  }

  /** {@return the sum of all of them} */
  long sum() {
    return sum;
  }

  boolean has(long key) {
    Keys k = this;
    while (Arrays.binarySearch(k.own, key) < 0) {
      if (k.before.isEmpty()) return false;
      k = k.before.get();
    }
    return true;
  }

  /** {@return the set with one more} */
  Keys with(long key) {
    if (has(key)) return this;
    if (own.length == SHARE) return new Keys(Optional.of(this), new long[] {key});
    int place = -Arrays.binarySearch(own, key) - 1;
    long[] more = Arrays.copyOf(own, own.length + 1);
    System.arraycopy(own, place, more, place + 1, own.length - place);
    more[place] = key;
    return new Keys(this, more, key);
  }

  void forEach(LongConsumer out) {
    Keys k = this;
    while (true) {
      for (long key : k.own) out.accept(key);
      if (k.before.isEmpty()) return;
      k = k.before.get();
    }
  }

  private long[] sorted() {
    long[] all = new long[size];
    int n = 0;
    for (Optional<Keys> k = Optional.of(this); k.isPresent(); k = k.get().before) {
      System.arraycopy(k.get().own, 0, all, n, k.get().own.length);
      n += k.get().own.length;
    }
    Arrays.sort(all);
    return all;
  }

  @Override
  public boolean equals(Object o) {
    return o == this
        || o instanceof Keys other
            && size == other.size
            && sum == other.sum
            && Arrays.equals(sorted(), other.sorted());
  }

  @Override
  public int hashCode() {
    return Long.hashCode(sum);
  }
}
