package fr.zizanie.server;

import java.nio.file.Path;
import java.util.stream.Stream;

/** A server in a process of its own, to be killed: a folder, and a database if it isn't there. */
final class ChildServer {
  private ChildServer() {}

  public static void main(String[] args) throws InterruptedException {
    var alone = Settings.local(Path.of(args[0]));
    var data = new Settings.Data(Path.of(args[0]), Stream.of(args).skip(1).findFirst());
    var server =
        ZizanieServer.start(new Settings(alone.address(), data, alone.trust(), alone.operating()));
    System.out.println("port " + server.port());
    System.out.flush();
    Thread.currentThread().join();
  }
}
