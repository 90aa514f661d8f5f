package fr.zizanie.server;

import fr.zizanie.server.operate.Keeping;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.time.HandTime;
import fr.zizanie.server.web.gate.Trust;
import fr.zizanie.testing.Scratch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A server for one class of tests, on a free port, with a folder that goes with it. Its time stands
 * still.
 */
final class Served implements AfterAllCallback {
  /** A stop that waits for no socket. */
  private static final Settings.Operating AT_ONCE =
      new Settings.Operating(Optional.empty(), Duration.ZERO, false, Keeping.USUAL);

  final Path data;
  private final HandTime time = new HandTime();
  private final ZizanieServer server;

  private Served(Path data, Trust trust) {
    this.data = data;
    server = started(Settings.local(data).with(trust).with(AT_ONCE), time);
  }

  static Served anew() {
    return anew(Trust.NOBODY);
  }

  /** {@return one whose visitors come from one address and are many} */
  static Served crowded() {
    return anew(new Trust(List.of(), Set.of(), 10_000));
  }

  /** {@return a server whose time stands still for good} */
  static ZizanieServer still(Settings settings) {
    return started(settings, new HandTime());
  }

  private static ZizanieServer started(Settings settings, HandTime time) {
    return ZizanieServer.start(settings, Stage.at(time));
  }

  private static Served anew(Trust trust) {
    try {
      return new Served(FreshSqlite.made(Scratch.folder()), trust);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Lets time pass at the server; what is due has happened when this comes back. */
  void pass(Duration by) {
    time.pass(by);
  }

  /** Puts the server's clock forward or back, while no time passes. */
  void jump(Duration by) {
    time.jump(by);
  }

  int port() {
    return server.port();
  }

  /** {@return somebody new who has got a cookie} */
  Visitor guest() {
    return Visitor.at(port());
  }

  /** {@return somebody new who has said what they are called} */
  Visitor named(String name) {
    var guest = guest();
    int status = guest.write("PUT", "/api/me", "{\"name\":\"" + name + "\"}").statusCode();
    if (status != 200) throw new IllegalStateException(name + ": " + status);
    return guest;
  }

  @Override
  public void afterAll(ExtensionContext context) throws IOException {
    // That sockets stay open is no news here.
    try (var _ = Announced.of(ZizanieServer.class)) {
      server.close();
    }
    try (var files = Files.walk(data)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
    }
  }
}
