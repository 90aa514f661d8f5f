package fr.zizanie.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDirFactory;

/**
 * Folders of tests, in memory where the machine has room for them there: a database waits for its
 * disk at every write, and hundreds of tests write. Programs in them may not be allowed to run.
 */
public final class Scratch implements TempDirFactory {
  private static final Path MEMORY = Path.of("/dev/shm");

  /** In bytes: no test fills as much. */
  private static final long ROOM = 1L << 30;

  /** JUnit makes one. */
  public Scratch() {}

  /** {@return a new folder, which nobody takes away} */
  public static Path folder() throws IOException {
    boolean room = Files.isWritable(MEMORY) && Files.getFileStore(MEMORY).getUsableSpace() >= ROOM;
    return room
        ? Files.createTempDirectory(MEMORY, "zizanie")
        : Files.createTempDirectory("zizanie");
  }

  @Override
  public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext context)
      throws IOException {
    return folder();
  }
}
