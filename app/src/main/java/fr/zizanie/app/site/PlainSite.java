package fr.zizanie.app.site;

import fr.zizanie.terminal.Failure;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

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
    if (!file.endsWith(".html")) return read(file);
    var document = file.equals(ANYWHERE) ? text(file).replace(BASE, base.orElse("/")) : text(file);
    return home.map(address -> document.replace(ALONE, ALONE + ",\"home\":\"" + address + "\""))
        .orElse(document)
        .getBytes(StandardCharsets.UTF_8);
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
