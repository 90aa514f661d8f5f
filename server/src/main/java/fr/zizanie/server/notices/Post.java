package fr.zizanie.server.notices;

import fr.zizanie.server.store.Inbox;
import fr.zizanie.server.store.MatchId;
import fr.zizanie.server.store.Notice;
import fr.zizanie.server.store.PlayerId;
import fr.zizanie.server.store.Store;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps notices in the store, in their order and beside whoever tells them; what can't be kept is
 * lost with a line in the log.
 */
public final class Post implements Notices {
  private static final Logger LOG = LoggerFactory.getLogger(Post.class);
  private static final Duration KEPT = Duration.ofDays(30);

  private final Inbox inbox;
  private final InstantSource clock;
  private final Executor beside;
  private final Consumer<PlayerId> kept;

  /** Whether the last one was lost: a store that is away would fill the log. */
  private final AtomicBoolean losing = new AtomicBoolean();

  /**
   * Notices in a store.
   *
   * @param beside does one thing after another, elsewhere
   * @param kept hears who has a new notice
   */
  public Post(Store store, InstantSource clock, Executor beside, Consumer<PlayerId> kept) {
    inbox = store.inbox();
    this.clock = clock;
    this.beside = beside;
    this.kept = kept;
  }

  @Override
  public void tell(PlayerId to, Notice notice) {
    long at = clock.millis();
    later(() -> {
      if (inbox.add(to, notice, at)) kept.accept(to);
    });
  }

  @Override
  public void acted(PlayerId who, MatchId match) {
    later(() -> inbox.acted(who, match));
  }

  @Override
  public void over(MatchId match) {
    later(() -> inbox.over(match));
  }

  @Override
  public void came(PlayerId who, MatchId match) {
    later(() -> inbox.seen(who, match));
  }

  private void later(Runnable deed) {
    try {
      beside.execute(() -> done(deed));
    } catch (RejectedExecutionException e) {
      lost(e);
    }
  }

  private void done(Runnable deed) {
    try {
      deed.run();
      if (losing.getAndSet(false)) LOG.info("notices are kept again");
    } catch (RuntimeException e) {
      lost(e);
    }
  }

  /** What a database says of a failure may name whom it was about, so only its kind is logged. */
  private void lost(RuntimeException e) {
    if (!losing.getAndSet(true))
      LOG.atWarn().addKeyValue("failure", e.getClass().getSimpleName()).log("notices are lost");
  }

  /** Forgets what is a month old. */
  public void forget() {
    inbox.forget(clock.millis() - KEPT.toMillis());
  }
}
