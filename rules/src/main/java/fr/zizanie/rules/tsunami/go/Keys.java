package fr.zizanie.rules.tsunami.go;

import java.util.Arrays;

/** A set of numbers in groups that only grows and shares what it grew from. A value. */
final class Keys {
  private static final int PAGE = 16;
  private static final int PAGES = (2 * Grid.POINTS + 1) / PAGE + 1;

  static final Keys NONE = none();

  /** By group, so many groups on a page: its numbers in the order in which they came. */
  private final long[][][] pages;

  private final int size;
  private final long sum;

  private Keys(long[][][] pages, int size, long sum) {
    this.pages = pages;
    this.size = size;
    this.sum = sum;
  }

  private static Keys none() {
    long[][] page = new long[PAGE][];
    Arrays.fill(page, new long[0]);
    long[][][] pages = new long[PAGES][][];
    Arrays.fill(pages, page);
    return new Keys(pages, 0, 0);
  }

  int size() {
    return size;
  }

  /** {@return the sum of all of them} */
  long sum() {
    return sum;
  }

  /** {@return the numbers of a group; not to be changed} */
  long[] group(int group) {
    return pages[group / PAGE][group % PAGE];
  }

  boolean has(int group, long key) {
    for (long known : group(group)) if (known == key) return true;
    return false;
  }

  /** {@return the set with one more in a group} */
  Keys with(int group, long key) {
    if (has(group, key)) return this;
    long[] old = group(group);
    long[] own = Arrays.copyOf(old, old.length + 1);
    own[old.length] = key;
    long[][][] next = pages.clone();
    long[][] page = pages[group / PAGE].clone();
    page[group % PAGE] = own;
    next[group / PAGE] = page;
    return new Keys(next, size + 1, sum + key);
  }

  private boolean same(Keys other) {
    for (int group = 0; group < PAGE * PAGES; group++)
      if (!Arrays.equals(group(group), other.group(group))
          && !Arrays.equals(sorted(group), other.sorted(group))) return false;
    return true;
  }

  private long[] sorted(int group) {
    long[] all = group(group).clone();
    Arrays.sort(all);
    return all;
  }

  @Override
  public boolean equals(Object o) {
    return o == this
        || o instanceof Keys other && size == other.size && sum == other.sum && same(other);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(sum);
  }
}
