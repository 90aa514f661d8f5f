package fr.zizanie.app.serve;

import fr.zizanie.server.Settings;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What whoever runs the server wants. */
final class OperatingFlags {
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

  Settings.Operating read() {
    return new Settings.Operating(
        port.map(given -> AddressFlags.address("--operator-port", host, given)));
  }
}
