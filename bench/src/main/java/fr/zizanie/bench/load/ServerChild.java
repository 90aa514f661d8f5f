package fr.zizanie.bench.load;

import fr.zizanie.server.Settings;
import fr.zizanie.server.ZizanieServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;

/** The whole server, in a process of its own: a folder, and perhaps a JDBC address. */
final class ServerChild {
  private ServerChild() {}

  public static void main(String[] args) throws IOException {
    var data = new Settings.Data(Path.of(args[0]), Arrays.stream(args).skip(1).findFirst());
    try (var server = ZizanieServer.start(Settings.local(data.folder()).with(data))) {
      Beside.serve(server.port());
    }
    System.exit(0);
  }
}
