package fr.zizanie.server;

import fr.zizanie.server.mail.MailServer;
import fr.zizanie.server.notifications.push.Services;
import fr.zizanie.server.operate.Keeping;
import fr.zizanie.server.web.gate.Trust;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * How a server runs.
 *
 * @param home its public address, from which people come: scheme, host and perhaps a port
 * @param pushHosts push services beside the known ones, as {@link Services} takes them
 */
public record Settings(
    Address address,
    Data data,
    Trust trust,
    Operating operating,
    Optional<URI> home,
    List<String> pushHosts) {
  public Settings {
    pushHosts = List.copyOf(pushHosts);
  }

  /** A server that nobody has given a public address. */
  public Settings(Address address, Data data, Trust trust, Operating operating) {
    this(address, data, trust, operating, Optional.empty(), List.of());
  }

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

  /**
   * What whoever runs it wants.
   *
   * @param operator where metrics and readiness are told, apart from the public address
   * @param drain how long a stop waits for sockets to move elsewhere
   * @param accessLog whether every request leaves a line in the log
   * @param keeping how long matches are kept
   * @param mail what takes letters; without it nobody is written to
   */
  public record Operating(
      Optional<Address> operator,
      Duration drain,
      boolean accessLog,
      Keeping keeping,
      Optional<MailServer> mail) {
    /** The same without letters. */
    public Operating(
        Optional<Address> operator, Duration drain, boolean accessLog, Keeping keeping) {
      this(operator, drain, accessLog, keeping, Optional.empty());
    }

    /** {@return the same with letters, or without} */
    public Operating with(Optional<MailServer> other) {
      return new Operating(operator, drain, accessLog, keeping, other);
    }

    /** Nothing in particular. */
    public static final Operating PLAIN =
        new Operating(Optional.empty(), Duration.ofSeconds(5), false, Keeping.USUAL);
  }

  /** {@return settings of a server on a free port of this machine with an embedded database} */
  public static Settings local(Path folder) {
    return new Settings(
        new Address("127.0.0.1", 0),
        new Data(folder, Optional.empty()),
        Trust.NOBODY,
        Operating.PLAIN);
  }

  /** {@return the same, operated in another way} */
  public Settings with(Operating other) {
    return new Settings(address, data, trust, other, home, pushHosts);
  }

  /** {@return the same with trust in others} */
  public Settings with(Trust other) {
    return new Settings(address, data, other, operating, home, pushHosts);
  }

  /** {@return the same at a public address} */
  public Settings at(URI other) {
    return new Settings(address, data, trust, operating, Optional.of(other), pushHosts);
  }

  /** {@return the same over other data} */
  public Settings with(Data other) {
    return new Settings(address, other, trust, operating, home, pushHosts);
  }
}
