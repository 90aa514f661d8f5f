package fr.zizanie.server.notifications.push;

import fr.zizanie.server.notifications.push.Delivery.Fate;
import fr.zizanie.server.people.Secrets;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.notifications.Inbox.Kept;
import fr.zizanie.server.store.notifications.Subscriptions;
import fr.zizanie.server.store.notifications.Subscriptions.Subscription;
import fr.zizanie.server.time.Time;
import fr.zizanie.sheets.wire.notifications.PushSubscriber;
import fr.zizanie.table.seat.PlayerId;
import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells people on browsers that have no page open. Each notification is taken from the store by one
 * server, once; what a service doesn't take after a few tries is lost.
 */
public final class Pusher implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Pusher.class);

  /** What nobody has taken by then is told in the page alone. */
  private static final Duration FRESH = Duration.ofHours(1);

  private static final int MOST = 200;
  private static final int AUTH = 16;
  private static final int AT_ONCE = 32;

  /** People and messages under way; whatever else is new stays in the store meanwhile. */
  private static final int CROWD = 5_000;

  private final Inbox inbox;
  private final Subscriptions subscriptions;
  private final InstantSource clock;
  private final Time time;
  private final Vapid vapid;
  private final Services services;
  private final Delivery delivery;
  private final List<Duration> rests;
  private final ExecutorService threads =
      Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("push-", 0).factory());
  private final Semaphore room = new Semaphore(AT_ONCE);

  /** Whom somebody is at already, so that no two of them wait for the same. */
  private final Set<PlayerId> under = ConcurrentHashMap.newKeySet();

  private final AtomicInteger going = new AtomicInteger();
  private final AtomicLong taken = new AtomicLong();
  private final AtomicLong lost = new AtomicLong();

  /** Pushes by the services there are; {@code home} is where those may write to who run them. */
  public Pusher(
      Store store, Services services, Optional<URI> home, InstantSource clock, Time time) {
    this(
        store,
        services,
        home,
        clock,
        time,
        List.of(Duration.ofSeconds(1), Duration.ofSeconds(5), Duration.ofSeconds(25)));
  }

  /** The same with rests of other lengths between tries. */
  Pusher(
      Store store,
      Services services,
      Optional<URI> home,
      InstantSource clock,
      Time time,
      List<Duration> rests) {
    inbox = store.inbox();
    subscriptions = store.subscriptions();
    this.services = services;
    this.clock = clock;
    this.time = time;
    this.rests = rests;
    vapid = Vapid.of(subscriptions, home);
    delivery = new Delivery(vapid, services, clock);
  }

  /** {@return the key with which browsers subscribe} */
  public String key() {
    return vapid.open().text();
  }

  /** {@return whether a browser is told from now on; false if what it says of itself is wrong} */
  public boolean add(PlayerId player, String session, PushSubscriber browser, String label) {
    if (!takes(browser)) return false;
    subscriptions.add(
        new Subscription(
            player,
            session,
            browser.endpoint(),
            browser.p256dh(),
            browser.auth(),
            browser.language(),
            label,
            clock.millis()));
    return true;
  }

  /** {@return what names a browser instead of its address, with which one could write to it} */
  public static String id(Subscription of) {
    return Secrets.hash(of.endpoint());
  }

  private boolean takes(PushSubscriber browser) {
    return services.address(browser.endpoint()).isPresent()
        && Base64Url.read(browser.p256dh()).flatMap(Curve::point).isPresent()
        && Base64Url.read(browser.auth()).filter(secret -> secret.length == AUTH).isPresent();
  }

  /** Tells those who have something new, wherever it came from. */
  public void look() {
    long now = clock.millis();
    inbox.waiting(Inbox.Way.PUSH, now - FRESH.toMillis(), now, MOST).forEach(this::tell);
  }

  /** Tells somebody what they have that is new, soon; if too much is under way, later. */
  public void tell(PlayerId player) {
    if (going.get() > CROWD || !under.add(player)) return;
    going.incrementAndGet();
    threads.execute(() -> {
      try {
        room.acquire();
        try {
          under.remove(player);
          deliver(player);
        } finally {
          room.release();
        }
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
      } catch (RuntimeException e) {
        failed(e, "pushes wait");
      } finally {
        going.decrementAndGet();
      }
    });
  }

  /** {@return whether nobody is being told anything} */
  boolean idle() {
    return going.get() == 0;
  }

  private void deliver(PlayerId player) throws InterruptedException {
    var to = subscriptions.of(player);
    if (to.isEmpty()) return;
    long now = clock.millis();
    long since = Math.max(now - FRESH.toMillis(), to.getFirst().since());
    for (Kept kept : inbox.take(player, Inbox.Way.PUSH, since, now, now))
      for (Subscription one : to) if (one.since() <= kept.at()) go(new Message(kept), one);
  }

  private void go(Message message, Subscription to) {
    going.incrementAndGet();
    threads.execute(() -> {
      try {
        retry(message, to);
      } finally {
        going.decrementAndGet();
      }
    });
  }

  private void retry(Message message, Subscription to) {
    try {
      for (int tries = 0; ; tries++) {
        room.acquire();
        Fate fate;
        try {
          fate = delivery.deliver(message, to);
        } finally {
          room.release();
        }
        if (!(fate instanceof Fate.Later(var rest)) || tries == rests.size()) {
          end(fate, to);
          return;
        }
        time.until(time.nanos() + rest.orElse(rests.get(tries)).toNanos());
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      lost.incrementAndGet();
      failed(e, "a push is lost");
    }
  }

  /** Only the kind: what a database or a service says may name whom it was about. */
  private static void failed(RuntimeException e, String what) {
    LOG.atWarn().addKeyValue("failure", e.getClass().getSimpleName()).log(what);
  }

  private void end(Fate fate, Subscription to) {
    switch (fate) {
      case Fate.Taken() -> taken.incrementAndGet();
      case Fate.Gone() -> subscriptions.drop(to.player(), to.endpoint());
      case Fate.Later _ -> lost.incrementAndGet();
      case Fate.Refused(int status) -> {
        lost.incrementAndGet();
        LOG.atInfo().addKeyValue("status", status).log("a push was refused");
      }
    }
  }

  /** {@return how many messages services have taken} */
  public long taken() {
    return taken.get();
  }

  /** {@return how many messages nobody took} */
  public long lost() {
    return lost.get();
  }

  /** Forgets browsers whose session is over. */
  public void forget() {
    subscriptions.forget();
  }

  /** Tells nobody any more; what is under way is lost. */
  @Override
  public void close() {
    threads.shutdownNow();
    delivery.close();
  }
}
