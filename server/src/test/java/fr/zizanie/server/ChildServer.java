package fr.zizanie.server;

import java.nio.file.Path;

/** A server in a process of its own, to be killed. */
final class ChildServer {
  private ChildServer() {}

  public static void main(String[] args) throws InterruptedException {
    var server = ZizanieServer.start(Settings.local(Path.of(args[0])));
    System.out.println("port " + server.port());
    System.out.flush();
    Thread.currentThread().join();
  }
}
