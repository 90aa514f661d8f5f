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
 * The whole server in a process of its own: a crowd behind each address, a folder, and perhaps a
 * JDBC address. It ends when its standard input does, so that none outlives the storm.
 */
final class NodeChild {
  private NodeChild() {}

  public static void main(String[] args) throws IOException {
    int crowd = Integer.parseInt(args[0]);
    var data = new Settings.Data(Path.of(args[1]), Arrays.stream(args).skip(2).findFirst());
    var server =
        ZizanieServer.start(
            Settings.local(data.folder()).with(data).with(new Trust(List.of(), Set.of(), crowd)));
    System.out.println(Node.PORT + server.port());
    System.out.flush();
    while (System.in.read() >= 0) {
      // Nothing is said to it.
    }
    Runtime.getRuntime().halt(0);
  }
}
