package fr.zizanie.bench.storm;

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

/** How many faults of each kind there were. */
final class Tally {
  private final Map<String, AtomicInteger> kinds = new ConcurrentSkipListMap<>();
  private final AtomicInteger all = new AtomicInteger();

  void add(String kind) {
    kinds.computeIfAbsent(kind, _ -> new AtomicInteger()).incrementAndGet();
    all.incrementAndGet();
  }

  int all() {
    return all.get();
  }

  /** {@return a table, a line for each kind} */
  @Override
  public String toString() {
    var out = new StringBuilder("| fault | times |\n|---|---|\n");
    kinds.forEach((kind, times) -> out.append("| %s | %d |%n".formatted(kind, times.get())));
    return out.append("| all | ").append(all()).append(" |\n").toString();
  }
}
