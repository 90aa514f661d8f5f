package fr.zizanie.server.ties;

import fr.zizanie.server.notices.Notices;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.meeting.Wants;
import fr.zizanie.server.store.meeting.Wants.Want;
import fr.zizanie.server.store.notices.Notice;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** Who would like to know when somebody wants to play a game, and how they come to know. */
public final class Wishes {
  private static final long LIFE = Duration.ofDays(30).toMillis();
  private static final long QUIET = Duration.ofHours(1).toMillis();

  /** How many are told at once, those first who were told longest ago. */
  private static final int MOST = 1_000;

  private final Store store;
  private final Wants wants;
  private final InstantSource clock;
  private final Notices notices;

  /** Wishes as a store has them. */
  public Wishes(Store store, InstantSource clock, Notices notices) {
    this.store = store;
    wants = store.wants();
    this.clock = clock;
    this.notices = notices;
  }

  /** Lets somebody wait for a game for another month, or no longer. */
  public void wait(PlayerId player, String game, boolean on) {
    long now = clock.millis();
    if (on) wants.add(player, new Want(game, now, now + LIFE));
    else wants.end(player, game);
  }

  /** {@return the games that somebody waits for} */
  public List<Want> of(PlayerId player) {
    return wants.of(player, clock.millis());
  }

  /**
   * Tells those who wait for a game, at most once an hour each, that {@code by} waits for somebody
   * at a match of it which everybody may join; not those of whom one blocks the other, nor those
   * who wait at a table of their own.
   */
  public void wanted(String game, PlayerId by, Optional<MatchId> match) {
    long now = clock.millis();
    var notice = new Notice(Notice.Kind.WANTED, game, match, store.guests().of(by).name());
    notices.tell(wants.tell(game, by, now, now - QUIET, MOST), notice);
  }

  /** Forgets what is waited for no more. */
  public void forget() {
    wants.forget(clock.millis());
  }
}
