package fr.zizanie.server.web.gate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** How many sockets are open: of each guest, each household, and in all. */
public final class Sockets {
  private static final int OF_GUEST = 40;
  private static final int OF_HOUSEHOLD = 400;
  private static final int IN_ALL = 20_000;

  private final Map<String, Integer> open = new HashMap<>();
  private final int crowd;

  /** So many times as many for each household, and as many as that in all. */
  public Sockets(int crowd) {
    this.crowd = crowd;
  }

  /** {@return whether one more may be opened, which then counts until it is {@link #close}d} */
  public synchronized boolean open(Caller caller) {
    if (!free(caller)) return false;
    names(caller).forEach(name -> open.merge(name, 1, Integer::sum));
    return true;
  }

  /** {@return whether one more might be opened} */
  public synchronized boolean free(Caller caller) {
    return names(caller).stream().allMatch(name -> open.getOrDefault(name, 0) < most(name));
  }

  /** One less of a caller. */
  public synchronized void close(Caller caller) {
    names(caller).forEach(name -> open.computeIfPresent(name, (_, n) -> n == 1 ? null : n - 1));
  }

  /** {@return how many there are} */
  public synchronized int size() {
    return open.getOrDefault("", 0);
  }

  /** Strangers have one half of what a household may open, so that its guests find room. */
  private static List<String> names(Caller caller) {
    String house = caller.household();
    return Stream.concat(
            Stream.of("", "h" + house),
            Stream.of(caller.guest().map(guest -> "g" + guest.text()).orElse("s" + house)))
        .toList();
  }

  private long most(String name) {
    if (name.isEmpty()) return Math.max(IN_ALL, (long) OF_HOUSEHOLD * crowd);
    return switch (name.charAt(0)) {
      case 'g' -> OF_GUEST;
      case 's' -> (long) OF_HOUSEHOLD * crowd / 2;
      default -> (long) OF_HOUSEHOLD * crowd;
    };
  }
}
