package fr.zizanie.server.store;

import fr.zizanie.server.store.matches.DeadlineStore;
import fr.zizanie.server.store.matches.MatchStore;
import fr.zizanie.server.store.matches.OrderStore;
import fr.zizanie.server.store.matches.Vacations;
import fr.zizanie.server.store.meeting.ChallengeStore;
import fr.zizanie.server.store.meeting.Meeting;
import fr.zizanie.server.store.meeting.WishStore;
import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.notifications.Subscriptions;
import fr.zizanie.server.store.people.Accounts;
import fr.zizanie.server.store.people.Addresses;
import fr.zizanie.server.store.people.Creations;
import fr.zizanie.server.store.people.Feeds;
import fr.zizanie.server.store.people.Guests;
import fr.zizanie.server.store.people.Sessions;
import fr.zizanie.server.store.people.Ties;
import java.util.Optional;

/**
 * Where everything is kept. What was written is durable when the method returns. A store that fails
 * throws {@link RuntimeException}; it has changed nothing, unless the connection broke while it was
 * committing: the caller must look again.
 */
public interface Store extends AutoCloseable {
  /** {@return where matches are kept} */
  MatchStore matches();

  /** {@return where it is kept what people are called} */
  Guests guests();

  /** {@return where accounts are kept} */
  Accounts accounts();

  /** {@return where it is kept who is signed in} */
  Sessions sessions();

  /** {@return where it is kept who would play with anybody, and how strong people are} */
  Meeting meeting();

  /** {@return where it is kept whom somebody follows or blocks} */
  Ties ties();

  /** {@return where it is kept for whom a free seat is} */
  ChallengeStore challenges();

  /** {@return where it is kept who waits for somebody to play a game} */
  WishStore wishes();

  /** {@return where it is kept what players leave to be done for them} */
  OrderStore orders();

  /** {@return where it is kept who may be written to} */
  Addresses addresses();

  /** {@return where it is kept under which secret somebody's notifications are read} */
  Feeds feeds();

  /** {@return where it is kept what somebody made for a game} */
  Creations creations();

  /** {@return where it is kept what is due in matches by days} */
  DeadlineStore deadlines();

  /** {@return where it is kept when people are away} */
  Vacations vacations();

  /** {@return where it is kept what somebody is told who isn't there} */
  Inbox inbox();

  /** {@return where it is kept which browsers somebody is told on} */
  Subscriptions subscriptions();

  /** {@return whether the database takes a write, which it makes} */
  boolean answers();

  /** {@return what has been written since it was opened} */
  Writing writing();

  /** {@return what servers share that use this store together; nothing if it has only one} */
  Optional<Shared> shared();

  @Override
  void close();
}
