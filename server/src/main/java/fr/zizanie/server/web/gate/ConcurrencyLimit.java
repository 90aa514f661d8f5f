package fr.zizanie.server.web.gate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How much of something is held at once: by each guest, by each household, and in all. */
final class ConcurrencyLimit {
  /**
   * How much at most.
   *
   * @param reserve what a guest may hold whatever their household holds
   * @param household of which strangers have one half together, so that its guests find room
   */
  record Bounds(long guest, long reserve, long household, long all) {
    /** So many times as much for each household, and as much as that in all. */
    Bounds times(int crowd) {
      return new Bounds(guest, reserve, household * crowd, Math.max(all, household * crowd));
    }

    /** So many times as much for each household, and no more in all. */
    Bounds shared(int crowd) {
      return new Bounds(guest, reserve, Math.min(household * crowd, all), all);
    }
  }

  private static final String ALL = "";
  private static final String HOUSEHOLD = "h";
  private static final String GUEST = "g";
  private static final String STRANGERS = "s";

  private final Bounds bounds;
  private final Map<String, Long> held = new HashMap<>();

  ConcurrencyLimit(Bounds bounds) {
    this.bounds = bounds;
  }

  /** {@return whether so much more may be held, which then counts until it is given back} */
  synchronized boolean take(Caller caller, long amount) {
    if (!free(caller, amount)) return false;
    names(caller).forEach(name -> held.merge(name, amount, Long::sum));
    return true;
  }

  /** {@return whether so much more might be held} */
  synchronized boolean free(Caller caller, long amount) {
    return names(caller).stream()
        .filter(name -> !name.startsWith(HOUSEHOLD) || !reserved(caller, amount))
        .allMatch(name -> held.getOrDefault(name, 0L) + amount <= most(name));
  }

  private boolean reserved(Caller caller, long amount) {
    return caller
        .guest()
        .filter(guest -> held.getOrDefault(GUEST + guest.text(), 0L) + amount <= bounds.reserve)
        .isPresent();
  }

  /** So much less is held by a caller. */
  synchronized void give(Caller caller, long amount) {
    names(caller)
        .forEach(name -> held.computeIfPresent(name, (_, n) -> n == amount ? null : n - amount));
  }

  /** {@return how much is held in all} */
  synchronized long all() {
    return held.getOrDefault(ALL, 0L);
  }

  private static List<String> names(Caller caller) {
    String house = caller.household();
    return List.of(
        ALL,
        HOUSEHOLD + house,
        caller.guest().map(guest -> GUEST + guest.text()).orElse(STRANGERS + house));
  }

  private long most(String name) {
    if (name.equals(ALL)) return bounds.all;
    return switch (name.substring(0, 1)) {
      case GUEST -> bounds.guest;
      case STRANGERS -> bounds.household / 2;
      default -> bounds.household;
    };
  }
}
