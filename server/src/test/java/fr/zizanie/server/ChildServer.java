package fr.zizanie.server;

import java.nio.file.Path;
import java.util.Optional;

/** A server in a process of its own, to be killed. */
final class ChildServer {
  private ChildServer() {}

  public static void main(String[] args) throws InterruptedException {
    var server =
        ZizanieServer.start(new Settings("127.0.0.1", 0, Path.of(args[0]), Optional.empty()));
    System.out.println("port " + server.port());
    System.out.flush();
    Thread.currentThread().join();
  }
}
