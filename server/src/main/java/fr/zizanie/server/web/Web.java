package fr.zizanie.server.web;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Records;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.table.Tables;
import java.nio.file.Path;
import java.util.Optional;

/** The web in front of the tables. */
public final class Web implements AutoCloseable {
  private final Transport transport;

  private Web(Transport transport) {
    this.transport = transport;
  }

  /** {@return the web, answering on a port; 0 picks a free one} */
  public static Web start(String host, int port, Path data, Tables tables, Store store) {
    var api = new Api(tables, store, records());
    var door = new Door(Passport.in(data), api, new Site(), _ -> health(store));
    return new Web(new JavalinTransport(host, port, door, new Sockets(tables, door)));
  }

  private static Transport.Response health(Store store) {
    boolean healthy = store.healthy();
    return Answers.json(
        healthy ? 200 : 503, "{\"status\":\"" + (healthy ? "ok" : "no database") + "\"}");
  }

  private static Records records() {
    return new Records(
        Games::named,
        new Records.Trees() {
          @Override
          public String write(Tree tree) {
            return tree instanceof Tree.Text(String text) ? text : tree.toString();
          }

          @Override
          public Optional<Tree> read(String line) {
            return Optional.of(new Tree.Text(line));
          }
        });
  }

  /** {@return the port} */
  public int port() {
    return transport.port();
  }

  @Override
  public void close() {
    transport.close();
  }
}
