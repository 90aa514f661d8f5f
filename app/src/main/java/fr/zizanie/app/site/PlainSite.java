package fr.zizanie.app.site;

import fr.zizanie.sheets.Sha256;
import fr.zizanie.terminal.Failure;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The page as files that a server without any logic can answer with.
 *
 * @param base the path at which it will lie on its host, if that is known
 * @param home the address of a server of Zizanie, if the site is to name one
 */
record PlainSite(Optional<String> base, Optional<String> home) {
  /** What the build of the page made for it alone, then what it has in common with a server's. */
  private static final List<String> FOLDERS =
      List.of("/fr/zizanie/server/alone/", "/fr/zizanie/server/page/");

  private static final String LIST = "files.txt";

  /** Names all files that were written, so that the next time takes them away and no others. */
  static final String MARK = ".zizanie-site";

  /** The document that hosts show for any address: it can't say by itself where the site begins. */
  private static final String ANYWHERE = "404.html";

  /** Which build it is, as documents say it too. */
  private static final String VERSION = "version.txt";

  /** Keeps the files in browsers, and fetches a document again where its revision changed. */
  private static final String WORKER = "sw.js";

  private static final Pattern KEPT_SHELL =
      Pattern.compile("(shell\\.html[`'\"],revision:[`'\"][0-9a-f]{12})");

  private static final int EDITION = 6;

  private static final String BASE = "{base}";
  private static final String ALONE = "\"alone\":true";

  /** What was written. */
  record Written(int files, long bytes) {}

  /**
   * Writes all files into a folder that is empty, isn't there, or was written so before; throws
   * {@link Failure} where it is another.
   */
  Written write(Path folder) throws IOException {
    clear(folder);
    var files =
        text(LIST).lines().filter(file -> base.isPresent() || !file.equals(ANYWHERE)).toList();
    // First of all: what is left by an interruption can be written anew.
    Files.createDirectories(folder);
    Files.write(folder.resolve(MARK), files);
    long bytes = 0;
    for (String file : files) {
      byte[] content = content(file);
      var path = folder.resolve(file);
      Files.createDirectories(path.getParent());
      Files.write(path, content);
      bytes += content.length;
    }
    return new Written(files.size(), bytes);
  }

  private static void clear(Path folder) throws IOException {
    if (!Files.exists(folder)) return;
    if (!Files.isDirectory(folder)) throw new Failure(folder + " is not a folder");
    var mark = folder.resolve(MARK);
    if (!Files.exists(mark)) {
      try (var inside = Files.list(folder)) {
        if (inside.findAny().isEmpty()) return;
      }
      throw new Failure(
          folder + " holds other files: name a folder that is empty or isn't there yet");
    }
    // "." has no part that what lies in it could begin with.
    var root = folder.toAbsolutePath().normalize();
    for (String file : Files.readAllLines(mark)) {
      var path = root.resolve(file).normalize();
      if (path.startsWith(root) && Files.isRegularFile(path)) Files.delete(path);
    }
  }

  private byte[] content(String file) throws IOException {
    if (file.endsWith(".html")) return bytes(document(file));
    return switch (file) {
      case VERSION -> bytes(version() + "\n");
      case WORKER -> bytes(KEPT_SHELL.matcher(text(file)).replaceFirst("$1" + edition()));
      default -> read(file);
    };
  }

  private String document(String file) throws IOException {
    var document = text(file).replace(built(), version());
    var placed = file.equals(ANYWHERE) ? document.replace(BASE, base.orElse("/")) : document;
    return home.map(address -> placed.replace(ALONE, ALONE + ",\"home\":\"" + address + "\""))
        .orElse(placed);
  }

  private static String built() throws IOException {
    return text(VERSION).strip();
  }

  /**
   * What pages ask for: another one where the build or what is written into documents is another.
   */
  private String version() throws IOException {
    return built() + edition();
  }

  /** Sets apart copies of one build that name different servers. */
  private String edition() {
    return home.map(address -> "-" + Sha256.hex(address).substring(0, EDITION)).orElse("");
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String text(String file) throws IOException {
    return new String(read(file), StandardCharsets.UTF_8);
  }

  private static byte[] read(String file) throws IOException {
    for (String folder : FOLDERS)
      try (InputStream in = PlainSite.class.getResourceAsStream(folder + file)) {
        if (in != null) return in.readAllBytes();
      }
    throw new Failure("the page has not been built: " + file + " is missing");
  }
}
