package fr.zizanie.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/** A folder that is there as long as it is used. */
public record Scratch(Path folder) implements AutoCloseable {
  /** {@return a new one} */
  public static Scratch open() {
    try {
      return new Scratch(Files.createTempDirectory("zizanie"));
    } catch (IOException e) {
      throw new UncheckedIOException("there is no place for a folder", e);
    }
  }

  /** Removes it with all that is in it. */
  @Override
  public void close() {
    try (var files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
    } catch (IOException e) {
      System.err.println(folder + " is left behind: " + e.getMessage());
    }
  }
}
