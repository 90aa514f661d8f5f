package fr.zizanie.app.serve;

import static java.nio.charset.StandardCharsets.UTF_8;

import fr.zizanie.server.mail.MailServer;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What takes letters; without it nobody is written to. */
final class MailFlags {
  /** Said by the environment alone: others can read what stands on a command line. */
  static final String PASSWORD = "--mail-password";

  @Option(
      names = "--mail",
      paramLabel = "URL",
      description =
          "a mail server that takes letters, such as smtp://user@mail.example.org:587 (STARTTLS) or"
              + " smtps://user@mail.example.org:465; it needs --public-url and --mail-from (default"
              + " none: nobody is written to)")
  private Optional<String> server = Optional.empty();

  @Option(
      names = "--mail-from",
      defaultValue = "",
      paramLabel = "SENDER",
      description = "whom letters are from, such as \"Zizanie <games@play.example.org>\"")
  private String from = "";

  @Option(
      names = "--mail-password-file",
      paramLabel = "FILE",
      description =
          "a file that holds the password for the mail server; or say it in ZIZANIE_MAIL_PASSWORD")
  private Optional<Path> file = Optional.empty();

  /** {@return the mail server, if one is named, and if letters can hold links} */
  Optional<MailServer> read(Environment environment, Optional<URI> home) {
    if (server.isEmpty()) return Optional.empty();
    if (home.isEmpty())
      throw new IllegalArgumentException(
          "--mail needs --public-url, such as https://play.example.org: letters hold links there");
    if (from.isBlank())
      throw new IllegalArgumentException(
          "--mail needs --mail-from, such as \"Zizanie <games@" + home.get().getHost() + ">\"");
    return Optional.of(MailServer.of(server.get(), password(environment), from));
  }

  private Optional<String> password(Environment environment) {
    return file.map(MailFlags::line).or(() -> environment.of(PASSWORD));
  }

  private static String line(Path file) {
    try (var lines = Files.lines(file, UTF_8)) {
      return lines.findFirst().orElse("");
    } catch (IOException e) {
      throw new IllegalArgumentException("--mail-password-file: " + file + " can't be read", e);
    }
  }
}
