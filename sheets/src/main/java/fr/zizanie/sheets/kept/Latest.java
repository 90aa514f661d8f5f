package fr.zizanie.sheets.kept;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** A map of bounded size that forgets the key that was used the longest time ago. */
public final class Latest<K, V> extends LinkedHashMap<K, V> {
  private static final long serialVersionUID = 1;
  private static final float LOAD = 0.75f;

  private final int most;

  private Latest(int most) {
    super(16, LOAD, true);
    this.most = most;
  }

  /** {@return an empty map of {@code most} keys at most, for one thread at a time} */
  public static <K, V> Map<K, V> of(int most) {
    return new Latest<>(most);
  }

  /** {@return the same for many threads} */
  public static <K, V> Map<K, V> shared(int most) {
    return Collections.synchronizedMap(new Latest<>(most));
  }

  @Override
  protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
    return size() > most;
  }
}
