package fr.zizanie.server.notifications;

import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.notifications.Inbox.Unseen;
import fr.zizanie.sheets.wire.notifications.NotificationItem;
import fr.zizanie.sheets.wire.notifications.Rung;
import fr.zizanie.table.seat.PlayerId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * Those who have a page open hear at once that they have a notification: whoever made it, on
 * whichever server. Safe for many threads.
 */
public final class Bells {
  /** People that are asked after at once. */
  private static final int MOST = 500;

  /** One browser that listens. */
  public static final class Bell {
    private final PlayerId player;
    private final Consumer<Rung> out;
    private Optional<Unseen> told = Optional.empty();

    private Bell(PlayerId player, Consumer<Rung> out) {
      this.player = player;
      this.out = out;
    }
  }

  private final Inbox inbox;
  private final Map<PlayerId, Set<Bell>> bells = new ConcurrentHashMap<>();

  /** Bells that ring for what is in an inbox. */
  public Bells(Inbox inbox) {
    this.inbox = inbox;
  }

  /** Lets somebody hear what is new to them, at first how much they haven't seen. */
  public Bell enter(PlayerId player, Consumer<Rung> out) {
    var bell = new Bell(player, out);
    bells.compute(
        player,
        (_, old) -> {
          Set<Bell> all = old == null ? ConcurrentHashMap.newKeySet() : old;
          all.add(bell);
          return all;
        });
    ring(player);
    return bell;
  }

  /** Sends no more. */
  public void leave(Bell bell) {
    bells.computeIfPresent(
        bell.player,
        (_, all) -> {
          all.remove(bell);
          return all.isEmpty() ? null : all;
        });
  }

  /** Somebody may have a new notification. */
  public void ring(PlayerId player) {
    if (bells.containsKey(player)) ring(List.of(player));
  }

  /** Every second: what other servers have delivered, and what was seen meanwhile. */
  public void look() {
    var all = List.copyOf(bells.keySet());
    for (int from = 0; from < all.size(); from += MOST)
      ring(all.subList(from, Math.min(all.size(), from + MOST)));
  }

  private void ring(List<PlayerId> players) {
    var unseen = inbox.unseen(players);
    for (PlayerId player : players) {
      Unseen now = unseen.getOrDefault(player, Unseen.NONE);
      for (Bell bell : bells.getOrDefault(player, Set.of())) ring(bell, now);
    }
  }

  private void ring(Bell bell, Unseen now) {
    synchronized (bell) {
      if (bell.told.filter(now::equals).isPresent()) return;
      boolean fresh = bell.told.filter(before -> now.latest() > before.latest()).isPresent();
      bell.told = Optional.of(now);
      bell.out.accept(
          new Rung(now.count(), fresh ? notification(bell.player, now) : Optional.empty()));
    }
  }

  private Optional<NotificationItem> notification(PlayerId player, Unseen now) {
    return inbox.latest(player, Inbox.MOST).stream()
        .filter(kept -> kept.number() == now.latest())
        .map(NotificationText::told)
        .findFirst();
  }

  /** {@return how many people listen} */
  public int listening() {
    return bells.size();
  }
}
