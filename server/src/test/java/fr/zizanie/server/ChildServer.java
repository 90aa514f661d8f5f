package fr.zizanie.server;

import fr.zizanie.server.time.HandTime;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/**
 * A server in a process of its own, to be killed: a folder, and a database if it isn't there. Each
 * line on its input is so many milliseconds that pass.
 */
final class ChildServer {
  private ChildServer() {}

  public static void main(String[] args) throws IOException {
    var alone = Settings.local(Path.of(args[0]));
    var data = new Settings.Data(Path.of(args[0]), Stream.of(args).skip(1).findFirst());
    var time = new HandTime();
    var server = ZizanieServer.start(alone.with(data), Stage.at(time));
    say("port " + server.port());
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (var line = in.readLine(); line != null; line = in.readLine()) {
      time.pass(Duration.ofMillis(Long.parseLong(line)));
      say("passed");
    }
  }

  private static void say(String line) {
    System.out.println(line);
    System.out.flush();
  }
}
