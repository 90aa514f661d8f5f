package fr.zizanie.server.notifications;

import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.notifications.Owed;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes notifications of what people are owed, beside whoever owes it to them. What can't be done
 * now stays in the store and is done when the post is looked after again, by whichever server.
 */
public final class Post implements Notifications {
  private static final Logger LOG = LoggerFactory.getLogger(Post.class);
  private static final Duration KEPT = Duration.ofDays(30);

  /** How much is read at once. */
  private static final int MOST = 200;

  /** After so many failures the store is away. */
  private static final int PATIENCE = 3;

  /** Somebody who looks at a match. */
  private record Came(PlayerId who, MatchId match) {}

  private final Inbox inbox;
  private final InstantSource clock;
  private final Executor beside;
  private final Consumer<PlayerId> kept;
  private final Queue<Came> came = new ConcurrentLinkedQueue<>();

  /** How much has failed this time. */
  private int failures;

  /** Whether the post is to be looked after already. */
  private final AtomicBoolean called = new AtomicBoolean();

  /** Whether it failed last time: a store that is away would fill the log. */
  private final AtomicBoolean failing = new AtomicBoolean();

  /**
   * Notices in a store.
   *
   * @param beside does one thing after another, elsewhere
   * @param kept hears who has a new notification
   */
  public Post(Store store, InstantSource clock, Executor beside, Consumer<PlayerId> kept) {
    inbox = store.inbox();
    this.clock = clock;
    this.beside = beside;
    this.kept = kept;
  }

  @Override
  public void tell(List<PlayerId> to, Notification notification) {
    long now = clock.millis();
    owe(to.stream().map(who -> new Owed(who, notification, now)).toList());
  }

  @Override
  public void owe(List<Owed> news) {
    if (news.isEmpty()) return;
    try {
      inbox.owe(news);
    } catch (RuntimeException e) {
      failed("notifications are lost", e);
    }
    owed();
  }

  @Override
  public void came(PlayerId who, MatchId match) {
    came.add(new Came(who, match));
    owed();
  }

  /** Sees to what is owed, soon. */
  @Override
  public void owed() {
    if (called.getAndSet(true)) return;
    try {
      beside.execute(this::work);
    } catch (RejectedExecutionException _) {
      called.set(false); // It stops; what is owed stays in the store.
    }
  }

  private void work() {
    called.set(false);
    failures = 0;
    var told = new LinkedHashSet<PlayerId>();
    var due = new ArrayList<Owed>();
    do {
      due.clear();
      attempt(() -> due.addAll(inbox.owed(MOST)));
      for (var owed : due)
        attempt(() -> {
          if (inbox.deliver(owed)) told.add(owed.to());
        });
    } while (due.size() == MOST && failures == 0);
    for (var one = came.poll(); one != null; one = came.poll()) seen(one);
    for (PlayerId one : told) attempt(() -> kept.accept(one));
    if (failures == 0 && failing.getAndSet(false)) LOG.info("notifications go on");
  }

  private void seen(Came one) {
    attempt(() -> inbox.seen(one.who, one.match));
  }

  /** What fails by itself keeps nothing else waiting; a store that is away is left alone. */
  private void attempt(Runnable deed) {
    if (failures == PATIENCE) return;
    try {
      deed.run();
    } catch (RuntimeException e) {
      failures++;
      failed("notifications wait", e);
    }
  }

  /** What a database says of a failure may name whom it was about, so only its kind is logged. */
  private void failed(String what, RuntimeException e) {
    if (!failing.getAndSet(true))
      LOG.atWarn().addKeyValue("failure", e.getClass().getSimpleName()).log(what);
  }

  /** Forgets what is a month old. */
  public void forget() {
    inbox.forget(clock.millis() - KEPT.toMillis());
  }
}
