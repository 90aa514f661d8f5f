package fr.zizanie.app;

import fr.zizanie.server.Settings;
import fr.zizanie.server.ZizanieServer;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Starts everything: the page, its API and the embedded database. */
@Command(name = "serve", description = "Starts everything; open the printed address and play.")
final class Serve implements Runnable {
  @Option(
      names = "--port",
      defaultValue = "8080",
      description = "0 picks a free one (default ${DEFAULT-VALUE})")
  private int port;

  @Option(
      names = "--host",
      defaultValue = "127.0.0.1",
      description = "the address to listen on (default ${DEFAULT-VALUE})")
  private String host = "";

  @Option(
      names = "--data",
      defaultValue = "./data",
      description = "where games are kept (default ${DEFAULT-VALUE})")
  private Path data = Path.of("");

  @Option(
      names = "--database",
      paramLabel = "URL",
      description = "a JDBC address instead of the database in --data")
  private Optional<String> database = Optional.empty();

  @Override
  public void run() {
    if (port < 0 || port > 65_535) throw new Failure("--port takes 0 to 65535");
    var server = ZizanieServer.start(new Settings(host, port, data, database));
    Runtime.getRuntime().addShutdownHook(new Thread(server::close, "stop"));
    System.out.println("Zizanie is ready at http://" + host + ":" + server.port() + "/");
    System.out.flush();
    try {
      Thread.currentThread().join();
    } catch (InterruptedException _) {
      server.close();
    }
  }
}
