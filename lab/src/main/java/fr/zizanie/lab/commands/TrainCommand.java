package fr.zizanie.lab.commands;

import fr.zizanie.lab.arena.Workers;
import fr.zizanie.lab.training.Sample;
import fr.zizanie.lab.training.Trainable;
import fr.zizanie.lab.training.Training;
import fr.zizanie.lab.training.games.Trainables;
import fr.zizanie.terminal.Failure;
import fr.zizanie.terminal.GameArgument;
import fr.zizanie.terminal.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Makes the network of a game by games of its opponent against itself. */
@Command(
    name = "train",
    description = {
      "Makes a network that judges positions: train GAME [--games N] [--keep FILE] --out FILE.",
      "Of Tsunami it makes a policy that says which stones look best.",
      "The same numbers make the same network, byte for byte."
    })
public final class TrainCommand implements Runnable {
  @Mixin private final GameArgument argument = new GameArgument();
  @Mixin private final SeriesOptions series = new SeriesOptions();

  @Option(
      names = "--games",
      defaultValue = "20000",
      description = "how many to learn from (default ${DEFAULT-VALUE})")
  private int games;

  @Option(
      names = "--visits",
      defaultValue = "600",
      description = "positions looked at for each move (default ${DEFAULT-VALUE})")
  private int visits;

  @Option(
      names = "--hidden",
      defaultValue = "32",
      description = "sums of the hidden layer, for each side (default ${DEFAULT-VALUE})")
  private int hidden;

  @Option(
      names = "--epochs",
      defaultValue = "20",
      description = "how often all is gone over (default ${DEFAULT-VALUE})")
  private int epochs;

  @Option(names = "--out", paramLabel = "FILE", description = "where the network goes")
  private Path out = Path.of("network");

  @Override
  public void run() {
    if (games < 1 || visits < 1 || epochs < 1) throw new Failure("numbers are from 1");
    if (hidden < 1 || hidden > 256) throw new Failure("--hidden takes 1 to 256");
    var trainable =
        Trainables.of(argument.game(), argument.options())
            .orElseThrow(() ->
                new Failure(
                    "networks are made of mutation, felon, tsunami and ironpond --option deck=none"));
    train(trainable, new Training(games, visits, hidden, epochs, series.seed()));
  }

  private void train(Trainable trainable, Training training) {
    var file = new SamplesFile(series.keep(), head());
    play(trainable, training, file);
    List<Sample> samples = file.samples(games);
    System.out.printf(Locale.ROOT, "%,d positions of %,d games%n", samples.size(), games);
    var made =
        trainable.fitted(
            training,
            samples,
            p ->
                System.out.printf(
                    Locale.ROOT,
                    "epoch %d: error %.5f, of positions kept apart %.5f%n",
                    p.epoch(),
                    p.learnt(),
                    p.apart()));
    try (var stream = Files.newOutputStream(out)) {
      made.write(stream);
      System.out.println(out + ": " + Files.size(out) + " bytes");
    } catch (IOException e) {
      throw new Failure("cannot write " + out);
    }
  }

  private String head() {
    return "samples 1 %s %s visits %d seed %d"
        .formatted(
            argument.game().profile().id(), argument.options().values(), visits, series.seed());
  }

  private void play(Trainable trainable, Training training, SamplesFile file) {
    var next = new AtomicInteger();
    try (var progress = new Progress("games", games)) {
      Workers.run(
          series.threads(),
          () -> {
            for (int n = next.getAndIncrement(); n < games; n = next.getAndIncrement()) {
              if (!file.has(n)) file.put(n, trainable.samples(training, n));
              progress.at(file.size());
            }
          });
    }
  }
}
