package fr.zizanie.server.mail;

import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.notifications.Inbox.Way;
import fr.zizanie.server.store.people.Addresses;
import fr.zizanie.server.store.people.Addresses.Kept;
import fr.zizanie.table.seat.PlayerId;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * The chore that writes to those who haven't seen what they want to know: a digest once an hour or
 * once a day at most, a challenge at once. Who is here isn't written to. Several servers may do it.
 */
public final class Digests {
  /** How long somebody may see a notification on the page first. */
  private static final long CALM = Duration.ofMinutes(5).toMillis();

  /** People who are here see a challenge at once. */
  private static final long URGENT = Duration.ofSeconds(20).toMillis();

  private static final long OLDEST = Duration.ofDays(7).toMillis();

  /** How many are written to in one go. */
  private static final int MOST = 100;

  private final Addresses addresses;
  private final Inbox inbox;
  private final InstantSource clock;
  private final UnaryOperator<Set<PlayerId>> here;
  private final Office office;

  /** Digests of a store's notifications; {@code here} tells who of some is connected. */
  public Digests(
      Store store, InstantSource clock, UnaryOperator<Set<PlayerId>> here, Office office) {
    addresses = store.addresses();
    inbox = store.inbox();
    this.clock = clock;
    this.here = here;
    this.office = office;
  }

  /** Writes to those to whom a letter is due, unless mail isn’t taken or too many letters wait. */
  public void look() {
    if (!office.bag().open()) return;
    long now = clock.millis();
    List<Kept> due = addresses.due(now, now - OLDEST, now - CALM, now - URGENT, MOST);
    if (due.isEmpty()) return;
    var present = here.apply(due.stream().map(Kept::player).collect(Collectors.toSet()));
    for (Kept to : due)
      if (!present.contains(to.player()) && addresses.tell(to, now)) write(to, now);
  }

  private void write(Kept to, long now) {
    var notifications = inbox.take(to.player(), Way.MAIL, now - OLDEST, now - URGENT, now);
    if (notifications.isEmpty()) return;
    office
        .bag()
        .send(
            office
                .letters()
                .digest(to, notifications, now, () -> inbox.giveBack(to.player(), Way.MAIL, now)));
  }
}
