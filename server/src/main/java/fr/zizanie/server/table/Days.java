package fr.zizanie.server.table;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.server.notifications.Notifications;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.Deadline;
import fr.zizanie.server.store.matches.DeadlineStore;
import fr.zizanie.server.store.matches.Vacations;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.notifications.Owed;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.Away;
import fr.zizanie.table.time.Clock;
import fr.zizanie.table.time.Clock.Fall;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What days do to one match that is played over days: who is away, what falls, and who is reminded.
 * It is looked for in the store, so no server has to keep the match in memory for that.
 */
final class Days<S, V> {
  /** How long servers have to have been there again before anything falls. */
  static final long GRACE = Duration.ofHours(1).toMillis();

  private final Setup setup;
  private final Play<S, V> play;
  private final Store store;
  private final InstantSource time;
  private final Notifications notifications;
  private List<Away> away = List.of();

  Days(Setup setup, Play<S, V> play, TableDependencies dependencies) {
    this.setup = setup;
    this.play = play;
    store = dependencies.store();
    time = dependencies.clock();
    notifications = dependencies.notifications();
  }

  /** Takes over when the players are away; {@return whether that says something new} */
  boolean away() {
    return away(store.vacations().of(Vacations.people(play.seats().sitters())));
  }

  /** The same where it is known of all when they are. */
  boolean away(Map<PlayerId, Away> known) {
    var next = Vacations.seated(play.seats().sitters(), known);
    if (next.equals(away)) return false;
    away = next;
    play.away(away);
    return true;
  }

  private Deadline due() {
    return Deadline.of(play.table().times().clock())
        .map(due -> play.executor.looked(due, play.match(), play.seats()))
        .orElse(Deadline.NONE);
  }

  /** Says in the store what is due here, which has changed although nobody has acted. */
  void settle() {
    play.retry.attempt(() -> {
      var stood = store.deadlines().of(setup.id());
      // Another server may have written: what is due follows from all there is.
      play.refresh();
      stood
          .filter(row -> row.due() != due().at())
          .ifPresent(row -> store.deadlines().set(row, due()));
    });
  }

  /** Sees to a match that is to be looked at. */
  void look(DeadlineStore.Row row, long watched) {
    play.refresh();
    long now = time.millis();
    var fall = play.table().times().clock().flatMap(Clock::fall);
    if (fall.isEmpty() || fall.get().at() != row.due()) store.deadlines().set(row, due());
    else if (fall.get().at() > now) remind(row, fall.get(), now);
    else if (watched + GRACE > now) store.deadlines().later(row, watched + GRACE);
    else fell(row, fall.get(), now);
  }

  private void remind(DeadlineStore.Row row, Fall fall, long now) {
    if (due().look() > now) store.deadlines().set(row, due());
    else if (play.seats().at(fall.seat()) instanceof Sitter.Person(Guest guest)
        && store.deadlines().remind(row, new Owed(guest.id(), reminder(fall), now)))
      notifications.owed();
    else store.deadlines().later(row, fall.at());
  }

  private Notification reminder(Fall fall) {
    var match = Optional.of(setup.id());
    return new Notification(
        Notification.Kind.DUE, setup.game(), match, other(fall.seat()), fall.at());
  }

  private String other(Seat seat) {
    return play.seats().at(seat.other()) instanceof Sitter.Person(Guest guest) ? guest.name() : "";
  }

  /** Whatever can't happen is looked at again later, so that it keeps nothing else waiting. */
  private void fell(DeadlineStore.Row row, Fall fall, long now) {
    int before = play.match().log().size();
    play.falls(fall);
    if (play.match().log().size() == before) store.deadlines().later(row, now + GRACE);
  }
}
