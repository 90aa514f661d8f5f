package fr.zizanie.server;

import fr.zizanie.server.computer.Thinking;
import fr.zizanie.server.creations.OwnCreations;
import fr.zizanie.server.mail.Digests;
import fr.zizanie.server.mail.Letters;
import fr.zizanie.server.mail.MailQueue;
import fr.zizanie.server.mail.MailServer;
import fr.zizanie.server.mail.Office;
import fr.zizanie.server.mail.smtp.Smtp;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.meeting.MeetingDependencies;
import fr.zizanie.server.meeting.Strangers;
import fr.zizanie.server.notifications.Bells;
import fr.zizanie.server.notifications.NotificationQueue;
import fr.zizanie.server.notifications.Post;
import fr.zizanie.server.notifications.push.Pusher;
import fr.zizanie.server.notifications.push.Services;
import fr.zizanie.server.operate.Drain;
import fr.zizanie.server.operate.Housekeeping;
import fr.zizanie.server.operate.Instruments;
import fr.zizanie.server.operate.Metrics;
import fr.zizanie.server.operate.OperatorPort;
import fr.zizanie.server.operate.Readiness;
import fr.zizanie.server.operate.Retention;
import fr.zizanie.server.people.Register;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.sql.Databases;
import fr.zizanie.server.time.Meter;
import fr.zizanie.server.time.Time;
import fr.zizanie.server.web.AccessLog;
import fr.zizanie.server.web.Entrance;
import fr.zizanie.server.web.Operated;
import fr.zizanie.server.web.Routes;
import fr.zizanie.server.web.api.MailDesk;
import fr.zizanie.server.web.api.Where;
import fr.zizanie.server.web.gate.Gate;
import fr.zizanie.server.web.http.Site;
import fr.zizanie.server.web.javalin.JavalinTransport;
import fr.zizanie.table.shelf.GameCatalogue;
import fr.zizanie.table.shelf.Shelf;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Everything that runs: the store, the matches, and the site in front of them. */
public final class ZizanieServer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ZizanieServer.class);
  private static final Duration DUE = Duration.ofSeconds(2);
  private static final Duration IDLE = Duration.ofMinutes(1);
  private static final Duration SWEEP = Duration.ofSeconds(30);
  private static final Duration FORGET = Duration.ofMinutes(10);
  private static final Duration LOOK = Duration.ofSeconds(1);
  private static final Duration HOSTS = Duration.ofSeconds(10);
  private static final Duration EXCHANGE = Duration.ofSeconds(1);

  /** What ends each part, the one that was opened last first. */
  private final Deque<Runnable> ends = new ArrayDeque<>();

  private final Drain drain = new Drain(bound -> ThreadLocalRandom.current().nextInt(bound));
  private InstantSource clock = InstantSource.system();
  private int port;
  private Duration patience = Duration.ZERO;
  private Optional<OperatorPort> operatorPort = Optional.empty();

  private ZizanieServer() {}

  /**
   * {@return a server that answers; throws {@link RuntimeException} with a clear message if a port
   * or the data cannot be had}
   */
  public static ZizanieServer start(Settings settings) {
    return start(settings, Surroundings.ofMachine());
  }

  /** The same in other surroundings than those of a machine as it is. */
  public static ZizanieServer start(Settings settings, Surroundings around) {
    var server = new ZizanieServer();
    try {
      server.open(settings, around);
      return server;
    } catch (RuntimeException e) {
      server.close();
      throw e;
    }
  }

  private void open(Settings settings, Surroundings around) {
    patience = settings.operating().drain();
    long began = System.nanoTime();
    var time = around.time();
    ends.push(time::close);
    var catalogue = new GameCatalogue(Shelf.all());
    Preload.of(catalogue);
    var data = settings.data();
    Store store = Databases.open(data.database(), data.folder(), System.getenv());
    ends.push(store::close);
    clock = Nodes.clock(store, time);
    var cookies = Nodes.cookies(store, data.folder());
    var instruments = Instruments.of(store, time::nanos);
    var metrics = instruments.metrics();
    ends.push(metrics::close);
    var pusher =
        new Pusher(store, new Services(settings.pushHosts()), settings.home(), clock, time);
    ends.push(pusher::close);
    var orders = new NotificationQueue();
    ends.push(orders::close);
    var bells = new Bells(store.inbox());
    var post =
        new Post(
            store,
            clock,
            orders,
            player -> {
              bells.ring(player);
              pusher.tell(player);
            });
    var matches =
        new Matches(
            catalogue::game,
            new fr.zizanie.server.table.TableDependencies(
                    store, clock, new Thinking(around.pace()), time)
                .telling(post)
                .drawing(around.draws())
                .counting(() -> Nodes.steady(store, clock, time)),
            time);
    ends.push(matches::close);
    metrics.thinking(matches::waits);
    metrics.gauge("zizanie.matches.live", "matches in memory", matches::live);
    metrics.gauge("zizanie.sockets.open", "open sockets", drain::open);
    var gate = new Gate(settings.trust(), new Meter(time::nanos));
    metrics.gauge("zizanie.bodies.bytes", "bytes of requests in memory", gate::bytes);
    var housekeeping =
        keepHouse(
            matches, new Retention(store, settings.operating().keeping(), clock), metrics, time);
    store
        .shared()
        .ifPresent(all -> housekeeping.add("limits", EXCHANGE, () -> gate.exchange(all::spend)));
    var register = Register.of(store, clock, around.passwords());
    housekeeping.add("revoked", EXCHANGE, register.identities()::hear);
    housekeeping.add("spent", FORGET, register.devices()::forget);
    var entrance = new Entrance(register, cookies, new Where(settings.home()));
    var strangers =
        new Strangers(
            new MeetingDependencies(
                matches,
                store,
                clock,
                post,
                matches.acquaintances()::avoids,
                wish -> matches.wishes().wanted(wish.game(), wish.by(), wish.match())));
    keepMeeting(strangers, time);
    var office =
        settings.operating().mail().map(mail -> office(mail, settings, catalogue, clock, time));
    var desk = MailDesk.of(store, register, clock, office);
    ends.push(desk.recovery()::close);
    housekeeping.add("addresses", FORGET, desk.mailing()::forget);
    office.ifPresent(open -> {
      metrics.mail(open.bag()::posted);
      var digests = new Digests(store, clock, matches::connected, open);
      housekeeping.add("digests", HOSTS, digests::look);
    });
    var front =
        new Routes(
            matches,
            strangers,
            store,
            pusher,
            bells,
            catalogue,
            entrance,
            instruments,
            gate,
            desk,
            new OwnCreations(store, clock, catalogue.workshops()));
    keepDays(matches, time);
    keepPost(post, pusher, metrics, time);
    keepBells(bells, metrics, time);
    Site site = new Operated(front, metrics, drain);
    serve(
        settings.operating().accessLog() ? new AccessLog(site, settings.trust()) : site,
        settings.address(),
        time,
        began);
    settings.operating().operator().ifPresent(address -> operate(address, instruments));
    Thread.ofVirtual().name("resume").start(matches::resume);
  }

  private Housekeeping keepHouse(Matches matches, Retention retention, Metrics metrics, Time time) {
    var housekeeping = new Housekeeping(time);
    ends.push(housekeeping::close);
    housekeeping.add("evict", SWEEP, () -> matches.evict(IDLE));
    housekeeping.add("challenges", FORGET, matches.challenges()::forget);
    housekeeping.add("wishes", FORGET, matches.wishes()::forget);
    housekeeping.add("forget", FORGET, () -> metrics.forgot(retention.forget(matches.inMemory())));
    return housekeeping;
  }

  /** {@return where letters are written, whose links lead to the public address} */
  private Office office(
      MailServer mail, Settings settings, GameCatalogue catalogue, InstantSource clock, Time time) {
    var home =
        settings
            .home()
            .orElseThrow(() ->
                new IllegalArgumentException("mail needs a public address: its links lead there"));
    var bag = new MailQueue(new Smtp(mail, home, clock), time);
    ends.push(bag::close);
    return new Office(
        bag,
        new Letters(home, id -> catalogue.game(id).map(game -> game.profile().title()).orElse(id)));
  }

  /** Apart from the other chores, so that nobody waits for an opponent longer than they do. */
  private void keepMeeting(Strangers strangers, Time time) {
    var chores = new Housekeeping(time);
    ends.push(chores::close);
    chores.add("seats", LOOK, strangers::look);
    chores.add("hosts", HOSTS, strangers::hosts);
    chores.add("ratings", LOOK, strangers.ratings()::count);
    chores.add("seekers", IDLE, strangers::forget);
  }

  /** Apart, too, for what is due may be much after a stop. */
  private void keepDays(Matches matches, Time time) {
    var chores = new Housekeeping(time);
    ends.push(chores::close);
    chores.add("due", DUE, matches.due()::look);
    chores.add("vacations", FORGET, matches.off()::forget);
  }

  /** Apart, so that a slow push service keeps no other chore. */
  private void keepPost(Post post, Pusher pusher, Metrics metrics, Time time) {
    var chores = new Housekeeping(time);
    ends.push(chores::close);
    chores.add("owed", HOSTS, post::owed);
    chores.add("notifications", FORGET, post::forget);
    chores.add("subscriptions", FORGET, pusher::forget);
    chores.add("pushes", HOSTS, pusher::look);
    metrics.gauge("zizanie.pushes.taken", "messages that push services took", pusher::taken);
    metrics.gauge("zizanie.pushes.lost", "messages that no push service took", pusher::lost);
  }

  /** Apart, for others wait for it as they do for an opponent. */
  private void keepBells(Bells bells, Metrics metrics, Time time) {
    var chores = new Housekeeping(time);
    ends.push(chores::close);
    chores.add("bells", LOOK, bells::look);
    metrics.gauge("zizanie.bells.open", "people who hear what is new", bells::listening);
  }

  private void serve(Site site, Settings.Address address, Time time, long began) {
    var transport = JavalinTransport.start(site, address.host(), address.port(), time::nanos);
    ends.push(transport::close);
    port = transport.port();
    LOG.atInfo()
        .addKeyValue("host", address.host())
        .addKeyValue("port", port)
        .addKeyValue("millis", (System.nanoTime() - began) / 1_000_000)
        .log("listening");
  }

  private void operate(Settings.Address address, Instruments instruments) {
    var opened =
        OperatorPort.open(
            address.host(),
            address.port(),
            instruments.metrics(),
            new Readiness(instruments.health(), drain));
    ends.push(opened::close);
    operatorPort = Optional.of(opened);
    LOG.atInfo()
        .addKeyValue("host", address.host())
        .addKeyValue("port", opened.port())
        .log("operator's port");
  }

  /** {@return the time that holds here: the database's, where other servers use it too} */
  InstantSource clock() {
    return clock;
  }

  /** {@return the port that it listens on} */
  public int port() {
    return port;
  }

  /** {@return the operator's port, if it was asked for} */
  public Optional<Integer> operatorPort() {
    return operatorPort.map(OperatorPort::port);
  }

  /**
   * Sends the sockets elsewhere, waits for that as long as the settings say, takes no more requests
   * and finishes what is being written.
   */
  @Override
  public synchronized void close() {
    if (ends.isEmpty()) return;
    drain.begin();
    try {
      if (!drain.emptied(patience))
        LOG.atWarn().addKeyValue("open", drain.open()).log("sockets stay");
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    while (!ends.isEmpty()) ends.pop().run();
    LOG.info("stopped");
  }
}
