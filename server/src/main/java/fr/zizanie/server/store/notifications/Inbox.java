package fr.zizanie.server.store.notifications;

import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Where it is kept what somebody is told who isn't there, the latest {@link #MOST} of each. A
 * notification that {@linkplain Notification.Kind#waits waits} is found only while its match, as it
 * stands in the store, waits for them: so whatever is found here holds. Fails as the whole store
 * does.
 */
public interface Inbox {
  /** How many notifications of one person are kept. */
  int MOST = 100;

  /**
   * How notifications leave the page. Where they go is kept elsewhere, for pushes by {@link
   * Subscriptions}; whoever confirms an address for mail chooses what is wanted then.
   */
  enum Way {
    /** Web Push; everything is wanted until somebody chooses. */
    PUSH,
    /** E-mail; nothing is wanted until somebody chooses. */
    MAIL
  }

  /**
   * A notification that somebody has.
   *
   * @param number grows with each of theirs, from 1
   * @param at in milliseconds since 1970
   */
  record Kept(PlayerId to, long number, long at, Notification notification, boolean seen) {}

  /** Keeps what people are to be told. */
  void owe(List<Owed> news);

  /** {@return what is owed, the oldest first, {@code most} of it} */
  List<Owed> owed(int most);

  /**
   * {@return whether what was owed is a notification now} It is owed no more in any case. One that
   * waits takes the place of what else waits at that match, and of its beginning; it becomes none
   * if the match doesn't wait for them, nor does a beginning if something waits there already. Of
   * several servers that ask only one gets true.
   */
  boolean deliver(Owed news);

  /** {@return somebody's notifications, the latest first, {@code most} of them} */
  List<Kept> latest(PlayerId of, int most);

  /** {@return how many notifications somebody hasn't seen} */
  int unseen(PlayerId of);

  /**
   * How much somebody hasn't seen.
   *
   * @param latest the number of the last of it
   */
  record Unseen(int count, long latest) {
    /** Nothing. */
    public static final Unseen NONE = new Unseen(0, 0);
  }

  /** {@return how much each of some hasn't seen; those who have seen all are left out} */
  Map<PlayerId, Unseen> unseen(Collection<PlayerId> of);

  /** Somebody has seen all up to a number. */
  void seen(PlayerId of, long upTo);

  /** Somebody has seen all about a match. */
  void seen(PlayerId of, MatchId match);

  /** {@return what somebody wants to be told that way} */
  Set<Notification.Matter> wanted(PlayerId of, Way way);

  /** Keeps what somebody wants to be told that way. */
  void want(PlayerId of, Way way, Set<Notification.Matter> matters);

  /**
   * {@return who wants to be told something that way that came from {@code since} to {@code until},
   * which they haven't seen and nobody has taken, {@code most} of them} By push only those who have
   * subscribed before it came.
   */
  List<PlayerId> waiting(Way way, long since, long until, int most);

  /**
   * {@return what {@link #waiting} means of one person, the oldest first; it counts as taken that
   * way at {@code now}} Of several servers that ask only one gets each.
   */
  List<Kept> take(PlayerId of, Way way, long since, long until, long now);

  /** Lets what somebody was to be told, and was taken at a time, count as not taken. */
  void giveBack(PlayerId of, Way way, long at);

  /** Forgets what came before a time. */
  void forget(long before);
}
