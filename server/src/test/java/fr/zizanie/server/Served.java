package fr.zizanie.server;

import fr.zizanie.server.web.gate.Trust;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A server for one class of tests, on a free port, with a folder that goes with it. */
final class Served implements AfterAllCallback {
  final Path data;
  private final ZizanieServer server;

  private Served(Path data, Trust trust) {
    this.data = data;
    server = ZizanieServer.start(Settings.local(data).with(trust));
  }

  static Served anew() {
    return anew(Trust.NOBODY);
  }

  /** {@return one whose visitors come from one address and are many} */
  static Served crowded() {
    return anew(new Trust(List.of(), Set.of(), 100));
  }

  private static Served anew(Trust trust) {
    try {
      return new Served(Files.createTempDirectory("zizanie"), trust);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
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
    server.close();
    try (var files = Files.walk(data)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
    }
  }
}
