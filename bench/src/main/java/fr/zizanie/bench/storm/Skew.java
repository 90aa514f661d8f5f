package fr.zizanie.bench.storm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A clock that is wrong for as long as a server runs.
 *
 * @param hours how far ahead, or behind if negative
 */
record Skew(int hours) {
  /** One start of so many has a wrong clock. */
  private static final int SELDOM = 3;

  private static final int MOST_HOURS = 72;

  private static final Optional<Path> LIBRARY = library();

  /** Debian's libfaketime, if it is installed. */
  private static Optional<Path> library() {
    try (var places = Files.newDirectoryStream(Path.of("/usr/lib"))) {
      for (Path place : places) {
        Path library = place.resolve("faketime/libfaketime.so.1");
        if (Files.exists(library)) return Optional.of(library);
      }
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return whether clocks can be made wrong here} */
  static boolean possible() {
    return LIBRARY.isPresent();
  }

  /** {@return a wrong clock now and then, where one is possible} */
  static Optional<Skew> drawn(SplittableRandom random) {
    return possible() && random.nextInt(SELDOM) == 0
        ? Optional.of(new Skew(random.nextInt(-MOST_HOURS, MOST_HOURS + 1)))
        : Optional.empty();
  }

  /** Gives a process that is to be started this clock; what it waits for takes its usual time. */
  void on(Map<String, String> environment) {
    environment.put("LD_PRELOAD", LIBRARY.orElseThrow().toString());
    environment.put("FAKETIME", "%+dh".formatted(hours));
    environment.put("FAKETIME_DONT_FAKE_MONOTONIC", "1");
    environment.put("FAKETIME_FORCE_MONOTONIC_FIX", "0");
  }
}
