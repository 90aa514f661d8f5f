package fr.zizanie.app.site;

import fr.zizanie.terminal.Failure;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command that writes the page as plain files, where everything is played on the device. */
@Command(
    name = "site",
    description =
        "Writes a copy of the house that needs no server: plain files for any web host or a small"
            + " file server. The computer plays in the visitor's browser.")
public final class SiteCommand implements Runnable {
  private static final Pattern BASE = Pattern.compile("/([\\w.~%-]+/)*");
  private static final Set<String> SCHEMES = Set.of("http", "https");
  private static final double MEGA = 1e6;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "FOLDER",
      description = "where to: not there yet, empty, or written by this command before")
  private Path folder = Path.of("");

  @Option(
      names = "--base",
      paramLabel = "/PATH/",
      description =
          "where it will lie on its host; then there is a 404.html, too, which many hosts show for"
              + " addresses that don't exist. All else works wherever it lies")
  private Optional<String> base = Optional.empty();

  @Option(
      names = "--home",
      paramLabel = "URL",
      description =
          "a server of Zizanie, to which the copy sends whoever wants to play with others")
  private Optional<String> home = Optional.empty();

  @Override
  public void run() {
    if (base.filter(path -> !BASE.matcher(path).matches()).isPresent())
      throw wrong("--base must begin and end with a slash, as in /games/zizanie/");
    if (home.filter(address -> !isAddress(address)).isPresent())
      throw wrong("--home must be an address that begins with http:// or https://");
    try {
      var written = new PlainSite(base, home).write(folder);
      System.out.printf(
          "%d files, %.1f MB in %s%n", written.files(), written.bytes() / MEGA, folder);
      System.out.println(
          "Any web server can serve them; to look at them here:\n"
              + "  python3 -m http.server --bind 127.0.0.1 --directory "
              + folder
              + " 8000");
    } catch (IOException e) {
      throw new Failure(folder + " cannot be written: " + e.getMessage());
    }
  }

  private static boolean isAddress(String text) {
    try {
      var address = URI.create(text);
      return address.getHost() != null && SCHEMES.contains(address.getScheme());
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private ParameterException wrong(String why) {
    return new ParameterException(spec.commandLine(), why);
  }
}
