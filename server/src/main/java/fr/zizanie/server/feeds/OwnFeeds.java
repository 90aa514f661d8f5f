package fr.zizanie.server.feeds;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.people.Identity;
import fr.zizanie.server.people.Renewals;
import fr.zizanie.server.people.Secrets;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.people.Feeds;
import fr.zizanie.server.store.people.Feeds.Feed;
import fr.zizanie.table.seat.PlayerId;
import java.time.InstantSource;
import java.util.Optional;

/** The secret addresses of people's feeds; each has one at most, and only its hash is kept. */
public final class OwnFeeds {
  private final Feeds feeds;
  private final InstantSource clock;
  private final Since since = new Since();

  /** Those that a store keeps. */
  public OwnFeeds(Store store, InstantSource clock) {
    feeds = store.feeds();
    this.clock = clock;
  }

  /** {@return the secret of somebody's new feed; what they had before leads nowhere} */
  public Answer<String> renew(Identity who, String language) {
    String secret = Secrets.fresh();
    var feed = new Feed(who.player(), language, clock.millis());
    return feeds.keep(feed, Secrets.hash(secret), who.session())
        ? Answer.ok(secret)
        : Answer.no(Renewals.LATE);
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
   * {@return the date of what somebody's feed of a kind says, which has this tag}
   *
   * @param latest when the latest of what is in it came, in milliseconds since 1970
   */
  public Dated dated(Feed feed, String kind, String tag, long latest) {
    return since.of(feed.player().text() + kind, tag, Math.floorDiv(latest, 1_000L));
  }

  /** Ends the feed of somebody. */
  public void end(PlayerId player) {
    feeds.end(player);
  }
}
