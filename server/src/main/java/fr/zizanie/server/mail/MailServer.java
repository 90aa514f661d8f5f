package fr.zizanie.server.mail;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;

/**
 * The server that takes letters for us.
 *
 * @param host its name
 * @param line how it is spoken to
 * @param login who we are there, if it asks
 * @param from whom letters are from, such as {@code Zizanie <games@play.example.org>}
 */
public record MailServer(String host, int port, Line line, Optional<Login> login, String from) {
  private static final int SUBMISSION = 587;
  private static final int SUBMISSIONS = 465;

  /** How a server is spoken to. */
  public enum Line {
    /** By TLS from the first byte. */
    TLS,
    /** By TLS after STARTTLS, which must be there. */
    STARTTLS,
    /** As it comes: only within this machine. */
    PLAIN
  }

  /** A name and its password. */
  public record Login(String user, String password) {
    @Override
    public String toString() {
      return "Login";
    }
  }

  /**
   * {@return the server that an address such as {@code smtp://user@mail.example:587} names; throws
   * {@link IllegalArgumentException} with a clear message if it names none} Within this machine
   * nothing is encrypted unless by {@code smtps}.
   */
  public static MailServer of(String address, Optional<String> password, String from) {
    try {
      return of(new URI(address), password, from);
    } catch (URISyntaxException _) {
      throw unusable();
    }
  }

  private static MailServer of(URI url, Optional<String> password, String from) {
    boolean tls = "smtps".equals(url.getScheme());
    if (!tls && !"smtp".equals(url.getScheme()) || url.getHost() == null || !bare(url))
      throw unusable();
    String user = url.getUserInfo() == null ? "" : url.getUserInfo();
    if (user.contains(":"))
      throw new IllegalArgumentException(
          "--mail takes no password, which others could read:"
              + " say it in ZIZANIE_MAIL_PASSWORD or a file that --mail-password-file names");
    if (user.isEmpty() && password.isPresent())
      throw new IllegalArgumentException(
          "there is a password for mail but no name in --mail: smtp://NAME@" + url.getHost());
    if (!user.isEmpty() && password.isEmpty())
      throw new IllegalArgumentException(
          "--mail names "
              + user
              + ", whose password must be in ZIZANIE_MAIL_PASSWORD"
              + " or in a file that --mail-password-file names");
    int usual = tls ? SUBMISSIONS : SUBMISSION;
    return new MailServer(
        url.getHost(),
        url.getPort() < 0 ? usual : url.getPort(),
        tls ? Line.TLS : here(url.getHost()) ? Line.PLAIN : Line.STARTTLS,
        user.isEmpty() ? Optional.empty() : Optional.of(new Login(user, password.orElseThrow())),
        from);
  }

  private static boolean bare(URI url) {
    return (url.getRawPath().isEmpty() || url.getRawPath().equals("/"))
        && url.getQuery() == null
        && url.getFragment() == null;
  }

  private static boolean here(String host) {
    return host.equals("localhost") || host.matches("127(\\.\\d{1,3}){3}") || host.equals("[::1]");
  }

  private static IllegalArgumentException unusable() {
    return new IllegalArgumentException(
        "--mail takes the address of a mail server, such as smtp://user@mail.example.org:587"
            + " or smtps://user@mail.example.org:465");
  }
}
