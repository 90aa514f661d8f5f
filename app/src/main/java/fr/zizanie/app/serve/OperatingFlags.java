package fr.zizanie.app.serve;

import fr.zizanie.server.Settings;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What whoever runs the server wants. */
final class OperatingFlags {
  private static final int MOST_DRAIN = 600;

  @Option(
      names = "--operator-port",
      paramLabel = "PORT",
      description = "tell metrics and readiness on a port of its own; 0 picks a free one")
  private Optional<Integer> port = Optional.empty();

  @Option(
      names = "--operator-host",
      defaultValue = "127.0.0.1",
      description = "the address of that port (default ${DEFAULT-VALUE})")
  private String host = "";

  @Option(
      names = "--drain-seconds",
      defaultValue = "5",
      description = "how long a stop waits for sockets to move (default ${DEFAULT-VALUE})")
  private int drain;

  @Option(names = "--access-log", description = "log a line for every request and socket")
  private boolean accessLog;

  @Mixin private KeepingFlags keeping = new KeepingFlags();

  Settings.Operating read() {
    if (drain < 0 || drain > MOST_DRAIN)
      throw new IllegalArgumentException("--drain-seconds takes 0 to " + MOST_DRAIN);
    return new Settings.Operating(
        port.map(given -> AddressFlags.address("--operator-port", host, given)),
        Duration.ofSeconds(drain),
        accessLog,
        keeping.read());
  }
}
