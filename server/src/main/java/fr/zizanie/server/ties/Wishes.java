package fr.zizanie.server.ties;

import fr.zizanie.server.notifications.Notifications;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.meeting.WishStore;
import fr.zizanie.server.store.meeting.WishStore.KeptWish;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** Who would like to know when somebody wants to play a game, and how they come to know. */
public final class Wishes {
  private static final long LIFE = Duration.ofDays(30).toMillis();
  private static final long QUIET = Duration.ofHours(1).toMillis();

  /** How many are told at once, those first who were told longest ago. */
  private static final int MOST = 1_000;

  private final Store store;
  private final WishStore wishes;
  private final InstantSource clock;
  private final Notifications notifications;

  /** Wishes as a store has them. */
  public Wishes(Store store, InstantSource clock, Notifications notifications) {
    this.store = store;
    wishes = store.wishes();
    this.clock = clock;
    this.notifications = notifications;
  }

  /** Lets somebody wait for a game for another month, or no longer. */
  public void wait(PlayerId player, String game, boolean on) {
    long now = clock.millis();
    if (on) wishes.add(player, new KeptWish(game, now, now + LIFE));
    else wishes.end(player, game);
  }

  /** {@return the games that somebody waits for} */
  public List<KeptWish> of(PlayerId player) {
    return wishes.of(player, clock.millis());
  }

  /**
   * Tells those who wait for a game, at most once an hour each, that {@code by} waits for somebody
   * at a match of it which everybody may join; not those of whom one blocks the other, nor those
   * who wait at a table of their own.
   */
  public void wanted(String game, PlayerId by, Optional<MatchId> match) {
    long now = clock.millis();
    var notification =
        new Notification(Notification.Kind.WANTED, game, match, store.guests().of(by).name());
    notifications.tell(wishes.tell(game, by, now, now - QUIET, MOST), notification);
  }

  /** Forgets what is waited for no more. */
  public void forget() {
    wishes.forget(clock.millis());
  }
}
