package fr.zizanie.server.store.people;

import fr.zizanie.table.seat.PlayerId;
import java.util.List;
import java.util.Optional;

/**
 * Where it is kept which devices are signed in, and what may be done once. Fails as the whole store
 * does.
 */
public interface Sessions {
  /**
   * What proves nobody any more.
   *
   * @param session its hash, or empty for the cookie that a guest had
   */
  record Revoked(PlayerId player, String session, long at) {}

  /** {@return whether a device was signed in; not if the account's era is another one by now} */
  boolean begin(Session session, long era);

  /** {@return the same instead of a session, whose place it takes; not if that one has ended} */
  boolean succeed(String before, Session session, long era);

  /** {@return the devices of an account, the one used last first} */
  List<Session> of(PlayerId player);

  /** {@return the session of a hash} */
  Optional<Session> session(String hash);

  /** Notes that a session was used. */
  void used(String hash, long at);

  /** {@return whether a session of an account was ended} */
  boolean end(PlayerId player, String hash, long at);

  /** {@return what was revoked since, in milliseconds since 1970} */
  List<Revoked> revoked(long since);

  /** Gives a ticket out, which holds as long as what it is bound to. */
  void issue(Ticket ticket);

  /**
   * {@return for whom a ticket is that still holds, until {@code latest} at most: a later end is of
   * a clock that was put back since}
   */
  Optional<PlayerId> ticket(String kind, String hash, long now, long latest);

  /** {@return for whom such a ticket was, which is spent now} */
  Optional<PlayerId> spend(String kind, String hash, long now, long latest);

  /**
   * Forgets tickets that don't hold any more, revocations before {@code old}, and sessions that
   * weren't used since {@code unused}.
   */
  void forget(long now, long old, long unused);
}
