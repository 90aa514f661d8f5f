package fr.zizanie.server.feeds;

import fr.zizanie.server.people.Secrets;
import fr.zizanie.server.store.Feeds;
import fr.zizanie.server.store.Feeds.Feed;
import fr.zizanie.server.store.PlayerId;
import fr.zizanie.server.store.Store;
import java.time.InstantSource;
import java.util.Optional;

/** The secret addresses of people's feeds; each has one at most, and only its hash is kept. */
public final class OwnFeeds {
  private final Feeds feeds;
  private final InstantSource clock;
  private final Since since;

  /** Those that a store keeps. */
  public OwnFeeds(Store store, InstantSource clock) {
    feeds = store.feeds();
    this.clock = clock;
    since = new Since(clock);
  }

  /** {@return the secret of somebody's new feed; what they had before leads nowhere} */
  public String renew(PlayerId player, String language) {
    String secret = Secrets.fresh();
    feeds.keep(new Feed(player, language, clock.millis()), Secrets.hash(secret));
    return secret;
  }

  /** {@return the feed that somebody has} */
  public Optional<Feed> of(PlayerId player) {
    return feeds.of(player);
  }

  /** {@return whose feed a secret is} */
  public Optional<Feed> under(String secret) {
    return feeds.under(Secrets.hash(secret));
  }

  /**
   * {@return since which second, counted from 1970, somebody's feed of a kind says what has this
   * tag}
   */
  public long since(Feed feed, String kind, String tag) {
    return since.second(feed.player().text() + kind, tag);
  }

  /** Ends the feed of somebody. */
  public void end(PlayerId player) {
    feeds.end(player);
  }
}
