package fr.zizanie.bench.storm;

import fr.zizanie.server.Settings;
import fr.zizanie.server.ZizanieServer;
import fr.zizanie.server.web.gate.Trust;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * The whole server in a process of its own: a folder, and perhaps a JDBC address. It ends when its
 * standard input does, so that none outlives the storm.
 */
final class NodeChild {
  private static final int CROWD = 10_000;

  private NodeChild() {}

  public static void main(String[] args) throws IOException {
    var data = new Settings.Data(Path.of(args[0]), Arrays.stream(args).skip(1).findFirst());
    var server =
        ZizanieServer.start(
            Settings.local(data.folder()).with(data).with(new Trust(List.of(), Set.of(), CROWD)));
    System.out.println(Node.PORT + server.port());
    System.out.flush();
    while (System.in.read() >= 0) {
      // Nothing is said to it.
    }
    Runtime.getRuntime().halt(0);
  }
}
