package fr.zizanie.server.store.people;

import fr.zizanie.table.seat.PlayerId;
import java.util.Optional;

/**
 * Where it is kept under which secret somebody's notifications are read. Fails as the whole store
 * does.
 */
public interface Feeds {
  /**
   * Somebody's feed.
   *
   * @param language "fr" or "en"
   * @param since in milliseconds since 1970
   */
  record Feed(PlayerId player, String language, long since) {}

  /**
   * {@return whether a feed is kept under the hash of its secret, instead of what somebody had
   * before; not if the session has ended in which they ask for it}
   */
  boolean keep(Feed feed, String hash, String session);

  /** {@return the feed of somebody} */
  Optional<Feed> of(PlayerId player);

  /** {@return the feed whose secret has a hash} */
  Optional<Feed> under(String hash);

  /** Ends the feed of somebody. */
  void end(PlayerId player);
}
