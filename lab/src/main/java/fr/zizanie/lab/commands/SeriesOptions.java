package fr.zizanie.lab.commands;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** How a long series of games is drawn, shared out and kept. */
final class SeriesOptions {
  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "the same seed plays the same games (default ${DEFAULT-VALUE})")
  private long seed;

  @Option(names = "--threads", description = "how many games at a time (one a processor)")
  private Optional<Integer> threads = Optional.empty();

  @Option(
      names = "--keep",
      paramLabel = "FILE",
      description = "writes each game there when it is over, and goes on from what is there")
  private Optional<Path> keep = Optional.empty();

  long seed() {
    return seed;
  }

  /** {@return how many games are played at a time} */
  int threads() {
    return threads.orElseGet(Runtime.getRuntime()::availableProcessors);
  }

  Optional<Path> keep() {
    return keep;
  }
}
