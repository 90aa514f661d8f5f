package fr.zizanie.server.table.policy;

import fr.zizanie.rules.core.Seat;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

/** How often the players of one table may make gestures: each stays in the log for good. */
final class GestureLimit {
  /** Requests are gestures of themselves, and there is no chat. */
  private static final Set<String> KINDS = Set.of("emote", "nudge", "gg");

  private static final int MOST = 5;
  private static final long WITHIN = 30_000;
  private static final long APART = 2_000;

  private final Map<Seat, Deque<Long>> made = new EnumMap<>(Seat.class);

  static boolean known(String kind) {
    return KINDS.contains(kind);
  }

  /** {@return whether a seat may make one more at {@code now}; then it counts as made} */
  boolean allows(Seat seat, long now) {
    var times = made.computeIfAbsent(seat, _ -> new ArrayDeque<>());
    while (!times.isEmpty() && times.getFirst() <= now - WITHIN) times.removeFirst();
    if (times.size() >= MOST || !times.isEmpty() && now - times.getLast() < APART) return false;
    times.addLast(now);
    return true;
  }
}
