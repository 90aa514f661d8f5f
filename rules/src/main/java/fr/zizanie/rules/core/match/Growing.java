package fr.zizanie.rules.core.match;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * An immutable list that is continued at its end in constant time, as long as nobody has continued
 * it before: shorter and longer ones share one array. May be used by many threads at a time.
 */
public final class Growing<T> extends AbstractList<T> implements RandomAccess {
  private static final int FEW = 8;

  /** Only what lies below {@code used} is anybody's. */
  private final Object[] items;

  private final int size;
  private final AtomicInteger used;

  private Growing(Object[] items, int size, AtomicInteger used) {
    this.items = items;
    this.size = size;
    this.used = used;
  }

  /** {@return a list of the same things} */
  public static <T> Growing<T> of(List<T> things) {
    return things instanceof Growing<T> growing
        ? growing
        : new Growing<>(things.toArray(), things.size(), new AtomicInteger(things.size()));
  }

  /** {@return the list with one thing more} */
  public Growing<T> with(T thing) {
    if (size < items.length && used.compareAndSet(size, size + 1)) {
      items[size] = thing;
      return new Growing<>(items, size + 1, used);
    }
    Object[] more = Arrays.copyOf(items, Math.max(FEW, size + size / 4 + 1));
    Arrays.fill(more, size, Math.min(items.length, more.length), null);
    more[size] = thing;
    return new Growing<>(more, size + 1, new AtomicInteger(size + 1));
  }

  /** {@return the first {@code count} of it} */
  public Growing<T> first(int count) {
    return count == size ? this : new Growing<>(items, Objects.checkIndex(count, size), used);
  }

  @Override
  @SuppressWarnings("unchecked") // with takes nothing else
  public T get(int index) {
    return (T) items[Objects.checkIndex(index, size)];
  }

  @Override
  public int size() {
    return size;
  }
}
