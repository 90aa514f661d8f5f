package fr.zizanie.app.gtp;

import fr.zizanie.terminal.FileText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** A file that a controller names. */
final class SgfFile {
  private static final long LONGEST = 8L << 20;

  private SgfFile() {}

  /** {@return its text} */
  static Optional<String> text(String name) {
    try {
      Path file = Path.of(name);
      return Files.size(file) > LONGEST
          ? Optional.empty()
          : Optional.of(FileText.of(Files.readAllBytes(file)));
    } catch (IOException | InvalidPathException _) {
      return Optional.empty();
    }
  }
}
