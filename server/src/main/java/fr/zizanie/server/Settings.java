package fr.zizanie.server;

import java.nio.file.Path;
import java.util.Optional;

/** How a server runs. */
public record Settings(Address address, Data data) {
  /**
   * Where it listens.
   *
   * @param host the address to listen on
   * @param port the port to listen on; 0 picks a free one
   */
  public record Address(String host, int port) {}

  /**
   * What it keeps where.
   *
   * @param folder the folder of the embedded database and of the cookie secret, made if it isn't
   *     there
   * @param database a JDBC address instead of the embedded database
   */
  public record Data(Path folder, Optional<String> database) {}

  /** {@return settings of a server on a free port of this machine with an embedded database} */
  public static Settings local(Path folder) {
    return new Settings(new Address("127.0.0.1", 0), new Data(folder, Optional.empty()));
  }
}
