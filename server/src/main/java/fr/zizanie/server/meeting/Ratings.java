package fr.zizanie.server.meeting;

import fr.zizanie.server.store.meeting.Meeting;
import fr.zizanie.server.store.meeting.Rating;
import fr.zizanie.sheets.wire.meeting.RatingInfo;
import fr.zizanie.table.seat.PlayerId;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How strong people are held to be, by their rated games. */
public final class Ratings {
  /** Counted at a time. */
  private static final int MOST = 100;

  private final Meeting store;
  private final InstantSource clock;

  /** The standings of a store. */
  public Ratings(Meeting store, InstantSource clock) {
    this.store = store;
    this.clock = clock;
  }

  /**
   * Counts what is over, each match once, whichever server it ended on: a server that finds another
   * one at it leaves it for the next time.
   */
  public void count() {
    for (var ended : store.ended(MOST)) count(ended);
  }

  private void count(Meeting.Ended ended) {
    if (!ended.played() || ended.first().equals(ended.second())) {
      store.count(ended, Map.of());
      return;
    }
    long now = clock.millis();
    var known = store.ratings(ended.game(), List.of(ended.first(), ended.second()));
    var first = Glicko2.rested(known.getOrDefault(ended.first(), Rating.NEW), now);
    var second = Glicko2.rested(known.getOrDefault(ended.second(), Rating.NEW), now);
    double score = ended.won() < 0 ? 0.5 : 1 - ended.won();
    var next = new HashMap<PlayerId, Rating>();
    next.put(ended.first(), Glicko2.after(first, List.of(new Glicko2.Result(second, score)), now));
    next.put(
        ended.second(), Glicko2.after(second, List.of(new Glicko2.Result(first, 1 - score)), now));
    store.count(ended, next);
  }

  /** {@return how strong somebody is told to be} */
  RatingInfo shown(Rating rating) {
    var now = Glicko2.rested(rating, clock.millis());
    return new RatingInfo((int) Math.round(now.rating()), now.provisional(), now.games());
  }
}
