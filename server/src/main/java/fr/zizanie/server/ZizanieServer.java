package fr.zizanie.server;

import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.operate.HealthChecks;
import fr.zizanie.server.operate.Housekeeping;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.sql.Databases;
import fr.zizanie.server.web.Cookies;
import fr.zizanie.server.web.Front;
import fr.zizanie.server.web.api.Catalogue;
import fr.zizanie.server.web.http.Transport;
import fr.zizanie.server.web.javalin.JavalinTransport;
import java.time.Duration;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Everything that runs: the store, the matches, and the site in front of them. */
public final class ZizanieServer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ZizanieServer.class);
  private static final Duration IDLE = Duration.ofMinutes(5);
  private static final Duration SWEEP = Duration.ofSeconds(30);

  private final Store store;
  private final Matches matches;
  private final Transport transport;
  private final Housekeeping housekeeping = new Housekeeping();
  private boolean closed;

  private ZizanieServer(Store store, Matches matches, Transport transport) {
    this.store = store;
    this.matches = matches;
    this.transport = transport;
    housekeeping.add("evict", SWEEP, () -> matches.evict(IDLE));
    Thread.ofVirtual().name("resume").start(matches::resume);
  }

  /**
   * {@return a server that answers; throws {@link RuntimeException} with a clear message if the
   * port or the data cannot be had}
   */
  public static ZizanieServer start(Settings settings) {
    var address = settings.address();
    long began = System.nanoTime();
    var catalogue = new Catalogue(Shelf.all());
    var data = settings.data();
    Store store = Databases.open(data.database(), data.folder(), System.getenv());
    try {
      var matches = new Matches(catalogue::game, store, InstantSource.system());
      var front =
          new Front(matches, store, catalogue, Cookies.in(data.folder()), new HealthChecks(store));
      var transport = JavalinTransport.start(front, address.host(), address.port());
      LOG.atInfo()
          .addKeyValue("host", address.host())
          .addKeyValue("port", transport.port())
          .addKeyValue("millis", (System.nanoTime() - began) / 1_000_000)
          .log("listening");
      return new ZizanieServer(store, matches, transport);
    } catch (RuntimeException e) {
      store.close();
      throw e;
    }
  }

  /** {@return the port that it listens on} */
  public int port() {
    return transport.port();
  }

  /** Takes no more requests, closes the sockets, finishes what is being written. */
  @Override
  public synchronized void close() {
    if (closed) return;
    closed = true;
    transport.close();
    housekeeping.close();
    matches.close();
    store.close();
    LOG.info("stopped");
  }
}
