package fr.zizanie.server.people;

import fr.zizanie.server.store.people.Sessions;
import fr.zizanie.server.store.people.Ticket;
import fr.zizanie.table.seat.PlayerId;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;

/** One kind of thing that somebody may do once, within a time. */
record Tickets(String kind, Duration held, Sessions sessions, InstantSource clock) {
  /** {@return the secret of a new ticket, which ends with what it is bound to} */
  String issue(PlayerId player, String bound) {
    String secret = Secrets.fresh();
    long until = clock.millis() + held.toMillis();
    sessions.issue(new Ticket(kind, Secrets.hash(secret), player, bound, until));
    return secret;
  }

  /** {@return for whom a secret is, if it still holds} */
  Optional<PlayerId> look(String secret) {
    long now = clock.millis();
    return sessions.ticket(kind, Secrets.hash(secret), now, latest(now));
  }

  /** {@return for whom a secret was, which is spent now} */
  Optional<PlayerId> spend(String secret) {
    long now = clock.millis();
    return sessions.spend(kind, Secrets.hash(secret), now, latest(now));
  }

  /** A clock that was put back by less may be in order now. */
  private long latest(long now) {
    return now + 2 * held.toMillis();
  }
}
