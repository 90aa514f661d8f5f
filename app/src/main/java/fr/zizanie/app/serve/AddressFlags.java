package fr.zizanie.app.serve;

import fr.zizanie.server.Settings;
import picocli.CommandLine.Option;

/** Where the server listens. */
final class AddressFlags {
  @Option(
      names = "--port",
      defaultValue = "8080",
      description = "the port to listen on; 0 picks a free one (default ${DEFAULT-VALUE})")
  private int port;

  @Option(
      names = "--host",
      defaultValue = "127.0.0.1",
      description = "the address to listen on (default ${DEFAULT-VALUE})")
  private String host = "";

  Settings.Address read() {
    return address("--port", host, port);
  }

  static Settings.Address address(String flag, String host, int port) {
    if (port < 0 || port > 65_535) throw new IllegalArgumentException(flag + " takes 0 to 65535");
    return new Settings.Address(host, port);
  }
}
