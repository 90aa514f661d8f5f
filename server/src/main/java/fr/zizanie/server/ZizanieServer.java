package fr.zizanie.server;

import fr.zizanie.server.store.SqliteStore;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.table.Tables;
import fr.zizanie.server.web.Web;
import java.time.Clock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Everything that runs: the store, the tables, and the web in front of them. */
public final class ZizanieServer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ZizanieServer.class);

  private final Store store;
  private final Tables tables;
  private final Web web;
  private boolean closed;

  private ZizanieServer(Store store, Tables tables, Web web) {
    this.store = store;
    this.tables = tables;
    this.web = web;
  }

  /**
   * {@return a server that answers; throws with a clear message if the port or the data can't be
   * had}
   */
  public static ZizanieServer start(Settings settings) {
    if (settings.database().isPresent())
      throw new IllegalArgumentException(
          "--database: only the embedded database is known so far; use --data");
    Store store = SqliteStore.in(settings.data());
    var tables = new Tables(store, Clock.systemUTC());
    var web = Web.start(settings.host(), settings.port(), settings.data(), tables, store);
    LOG.info("listening host={} port={}", settings.host(), web.port());
    return new ZizanieServer(store, tables, web);
  }

  /** {@return the port that it listens on} */
  public int port() {
    return web.port();
  }

  /** Stops: no new requests, sockets closed, then the store. Closing twice is harmless. */
  @Override
  public synchronized void close() {
    if (closed) return;
    closed = true;
    web.close();
    tables.close();
    store.close();
    LOG.info("stopped");
  }
}
