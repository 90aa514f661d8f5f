package fr.zizanie.bench;

import fr.zizanie.bench.confusion.ConfusionFigures;
import fr.zizanie.bench.felon.FelonFigures;
import fr.zizanie.bench.ironpond.IronPondFigures;
import fr.zizanie.bench.mutation.MutationFigures;
import fr.zizanie.bench.mutation.MutationMemory;
import fr.zizanie.bench.play.Figure;
import fr.zizanie.bench.thought.Thoughts;
import fr.zizanie.bench.tsunami.TsunamiFigures;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs every benchmark on one thread and ends with one line of {@code name value unit} a figure;
 * {@code name-processor} is the same by the processor time of that thread, for busy machines.
 *
 * <p>{@code --quick} measures for a few seconds each, {@code --only TEXT} those whose name has it.
 */
public final class Bench {
  private Bench() {}

  private static final Figure CALIBRATION =
      new Figure(Calibration.class, "loop", "calibration", 1e-6, "Mrounds/s");

  /** One line a game. */
  private static final List<List<Figure>> FIGURES =
      List.of(
          List.of(CALIBRATION),
          MutationFigures.ALL,
          TsunamiFigures.ALL,
          ConfusionFigures.ALL,
          IronPondFigures.ALL,
          FelonFigures.ALL);

  public static void main(String[] args) throws RunnerException {
    boolean quick = List.of(args).contains("--quick");
    int only = List.of(args).indexOf("--only") + 1;
    String wanted = only > 0 && only < args.length ? args[only] : "";
    var lines = new StringBuilder();
    int done = 0;
    var chosen =
        FIGURES.stream().flatMap(List::stream).filter(f -> f.name().contains(wanted)).toList();
    for (Figure figure : chosen) {
      System.err.printf(Locale.ROOT, "bench %d/%d %s%n", ++done, chosen.size(), figure.name());
      lines.append(measured(figure, quick));
    }
    if (MutationMemory.NAME.contains(wanted))
      lines.append(
          String.format(
              Locale.ROOT,
              "%s %.1f kB%n",
              MutationMemory.NAME,
              MutationMemory.bytesPerGame() / 1000));
    lines.append(Thoughts.measured(wanted, quick));
    System.out.print(lines);
  }

  private static String measured(Figure figure, boolean quick) throws RunnerException {
    var options =
        new OptionsBuilder()
            .include(
                "^" + figure.of().getName().replace(".", "\\.") + "\\." + figure.method() + "$")
            .mode(Mode.Throughput)
            .timeUnit(TimeUnit.SECONDS)
            .threads(1)
            .forks(1)
            .warmupIterations(quick ? 4 : 5)
            .warmupTime(TimeValue.seconds(1))
            .measurementIterations(quick ? 3 : 8)
            .measurementTime(TimeValue.seconds(1))
            .jvmArgsAppend(
                "--sun-misc-unsafe-memory-access=allow", "--enable-native-access=ALL-UNNAMED")
            .addProfiler(GCProfiler.class)
            .addProfiler(ProcessorTime.class)
            .verbosity(VerboseMode.SILENT)
            .build();
    Collection<RunResult> results = new Runner(options).run();
    RunResult result = results.iterator().next();
    double perSecond = result.getPrimaryResult().getScore();
    var bytes = result.getSecondaryResults().get("gc.alloc.rate.norm");
    var measured = Objects.requireNonNull(result.getSecondaryResults().get(ProcessorTime.SHARE));
    double share = measured.getScore();
    return line(figure, "", perSecond)
        + line(figure, "-processor", perSecond / share)
        + (bytes == null
            ? ""
            : String.format(Locale.ROOT, "%s-bytes %.1f B/op%n", figure.name(), bytes.getScore()));
  }

  private static String line(Figure figure, String suffix, double perSecond) {
    double value = figure.scale() == 0 ? 1e6 / perSecond : perSecond * figure.scale();
    return String.format(
        Locale.ROOT, "%s%s %.2f %s%n", figure.name(), suffix, value, figure.unit());
  }
}
