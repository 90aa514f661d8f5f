package fr.zizanie.server.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

/**
 * Files that come with the program, read by one thread of the system.
 *
 * <p>No virtual thread reads them. Reading locks the archive that classes are loaded from, too. A
 * virtual thread that is given this lock waits for a thread to carry it, while all that carry may
 * wait for a class whose loading waits for the lock: then the server stands still for ever.
 */
final class Bundled {
  private static final ExecutorService READER =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().name("bundled-reader").daemon(true).factory());

  private Bundled() {}

  /** {@return the content of a file of the class path, whose path begins with a slash} */
  static Optional<byte[]> read(String path) {
    return apart(() -> bytes(path));
  }

  /** {@return what {@code work} comes to on the reading thread} */
  static <T> T apart(Supplier<T> work) {
    return CompletableFuture.supplyAsync(work, READER).join();
  }

  private static Optional<byte[]> bytes(String path) {
    try (var in = Bundled.class.getResourceAsStream(path)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
