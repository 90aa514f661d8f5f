package fr.zizanie.server.computer;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/**
 * What waits in lanes, one for each owner, who take turns and have one thing under way at most:
 * nobody waits for all that somebody else has asked for. Safe for many threads.
 *
 * @param <K> an owner
 * @param <T> what waits
 */
final class FairQueue<K, T> {
  /** Something whose turn it is. */
  record Turn<K, T>(K owner, T thing) {}

  /** In the order of turns; none is empty. */
  private final SequencedMap<K, Deque<T>> lanes = new LinkedHashMap<>();

  /** Those who have something under way. */
  private final Set<K> served = new HashSet<>();

  /** Puts something at the end of its owner's lane. */
  synchronized void add(K owner, T thing) {
    lanes.computeIfAbsent(owner, _ -> new ArrayDeque<>()).addLast(thing);
  }

  /** {@return what comes next, which is under way now; nothing if all that waits must} */
  synchronized Optional<Turn<K, T>> next() {
    for (var waiting : lanes.entrySet()) {
      K owner = waiting.getKey();
      var lane = waiting.getValue();
      if (!served.add(owner)) continue;
      T thing = lane.removeFirst();
      lanes.remove(owner);
      if (!lane.isEmpty()) lanes.putLast(owner, lane);
      return Optional.of(new Turn<>(owner, thing));
    }
    return Optional.empty();
  }

  /** {@return whether an owner whose thing is done has something else that waits} */
  synchronized boolean done(K owner) {
    served.remove(owner);
    return lanes.containsKey(owner);
  }

  /** {@return how many things are under way} */
  synchronized int served() {
    return served.size();
  }

  /** Takes something away that may be waiting. */
  synchronized void remove(K owner, T thing) {
    lanes.computeIfPresent(
        owner,
        (_, lane) -> {
          lane.remove(thing);
          return lane.isEmpty() ? null : lane;
        });
  }

  /** {@return how many things wait} */
  synchronized int size() {
    return lanes.values().stream().mapToInt(Deque::size).sum();
  }

  /** {@return how many things come before one as they wait now; nothing if it doesn't wait} */
  synchronized Optional<Integer> ahead(K owner, T thing) {
    int own = 0;
    for (T other : lanes.getOrDefault(owner, new ArrayDeque<>())) {
      if (other.equals(thing)) return Optional.of(own + others(owner, own));
      own++;
    }
    return Optional.empty();
  }

  /** How many of others' come before what has so many before it in its own lane. */
  private int others(K owner, int own) {
    int before = 0;
    boolean later = false;
    for (var lane : lanes.entrySet()) {
      if (lane.getKey().equals(owner)) later = true;
      else before += Math.min(lane.getValue().size(), later ? own : own + 1);
    }
    return before;
  }
}
