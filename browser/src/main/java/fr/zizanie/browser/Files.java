package fr.zizanie.browser;

import static java.nio.file.Files.isDirectory;
import static java.nio.file.Files.isRegularFile;
import static java.nio.file.Files.walk;

import fr.zizanie.players.Players;
import fr.zizanie.rules.Games;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** The files that rules and opponents read, which the browser is given with them: all there are. */
public final class Files implements ResourcesPolicy {
  private static final String FOLDER = "fr/zizanie";

  /** Called by TeaVM. */
  public Files() {}

  @Override
  public String[] supplyResources(Collection<? extends String> classes) {
    return Stream.of(Games.class, Players.class)
        .flatMap(one -> beside(one).stream())
        .toArray(String[]::new);
  }

  /** What lies beside the classes of a module, in its folder or its jar. */
  private static List<String> beside(Class<?> one) {
    var place =
        Path.of(URI.create(one.getProtectionDomain().getCodeSource().getLocation().toString()));
    try {
      if (isDirectory(place)) return found(place);
      try (var jar = FileSystems.newFileSystem(place)) {
        return found(jar.getPath("/"));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> found(Path root) throws IOException {
    try (var files = walk(root.resolve(FOLDER))) {
      return files
          .filter(file -> isRegularFile(file) && !file.toString().endsWith(".class"))
          .map(file -> root.relativize(file).toString())
          .sorted()
          .toList();
    }
  }
}
