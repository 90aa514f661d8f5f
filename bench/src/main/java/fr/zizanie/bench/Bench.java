package fr.zizanie.bench;

import fr.zizanie.bench.confusion.ConfusionRules;
import fr.zizanie.bench.confusion.ConfusionSheets;
import fr.zizanie.bench.felon.FelonRules;
import fr.zizanie.bench.felon.FelonSheets;
import fr.zizanie.bench.ironpond.IronPondChess;
import fr.zizanie.bench.ironpond.IronPondRules;
import fr.zizanie.bench.ironpond.IronPondSheets;
import fr.zizanie.bench.mutation.MutationMemory;
import fr.zizanie.bench.mutation.MutationRules;
import fr.zizanie.bench.mutation.MutationSheets;
import fr.zizanie.bench.thought.Thoughts;
import fr.zizanie.bench.tsunami.TsunamiBoard;
import fr.zizanie.bench.tsunami.TsunamiRules;
import fr.zizanie.bench.tsunami.TsunamiSheets;
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

  /** A figure to print: operations a second times {@code scale}, or its inverse in microseconds. */
  private record Figure(Class<?> of, String method, String name, double scale, String unit) {}

  private static final List<Figure> FIGURES =
      List.of(
          new Figure(Calibration.class, "loop", "calibration", 1e-6, "Mrounds/s"),
          new Figure(MutationRules.class, "playouts", "mutation-playouts", 1e-6, "Mmoves/s"),
          new Figure(MutationRules.class, "perft", "mutation-perft", 1e-6, "Mnodes/s"),
          new Figure(TsunamiBoard.class, "light", "tsunami-light-playouts", 1e-3, "kplayouts/s"),
          new Figure(TsunamiBoard.class, "superko", "tsunami-superko-moves", 1e-6, "Mmoves/s"),
          new Figure(TsunamiRules.class, "playouts", "tsunami-contract-moves", 1e-3, "kmoves/s"),
          new Figure(TsunamiRules.class, "cards", "tsunami-card-moves", 1e-3, "kmoves/s"),
          new Figure(MutationSheets.class, "sheet", "mutation-view-json", 0, "us"),
          new Figure(ConfusionSheets.class, "sheet", "confusion-view-json", 0, "us"),
          new Figure(ConfusionSheets.class, "known", "confusion-view-json-oracle", 0, "us"),
          new Figure(IronPondSheets.class, "sheet", "ironpond-view-json", 0, "us"),
          new Figure(FelonSheets.class, "sheet", "felon-view-json", 0, "us"),
          new Figure(TsunamiSheets.class, "sheet", "tsunami-view-json", 0, "us"),
          new Figure(MutationSheets.class, "fresh", "mutation-view-json-fresh", 0, "us"),
          new Figure(ConfusionSheets.class, "fresh", "confusion-view-json-fresh", 0, "us"),
          new Figure(IronPondSheets.class, "fresh", "ironpond-view-json-fresh", 0, "us"),
          new Figure(FelonSheets.class, "fresh", "felon-view-json-fresh", 0, "us"),
          new Figure(TsunamiSheets.class, "fresh", "tsunami-view-json-fresh", 0, "us"),
          new Figure(IronPondRules.class, "playouts", "ironpond-playouts", 1e-6, "Mchoices/s"),
          new Figure(IronPondRules.class, "perft", "ironpond-perft", 1e-6, "Mnodes/s"),
          new Figure(IronPondRules.class, "infiltration", "ironpond-offers-infiltration", 0, "us"),
          new Figure(IronPondRules.class, "charge", "ironpond-offers-charge", 0, "us"),
          new Figure(ConfusionRules.class, "playouts", "confusion-playouts", 1e-6, "Mtries/s"),
          new Figure(ConfusionRules.class, "viewed", "confusion-viewed", 1e-6, "Mtries/s"),
          new Figure(ConfusionRules.class, "knowledge", "confusion-knowledge", 0, "us"),
          new Figure(FelonRules.class, "playouts", "felon-playouts", 1e-6, "Mmoves/s"),
          new Figure(FelonRules.class, "perft", "felon-perft", 1e-6, "Mnodes/s"),
          new Figure(IronPondChess.class, "perft", "ironpond-chess-perft", 1e-6, "Mnodes/s"),
          new Figure(IronPondChess.class, "kiwipete", "ironpond-chess-kiwipete", 1e-6, "Mnodes/s"),
          new Figure(IronPondChess.class, "holed", "ironpond-chess-holed", 1e-6, "Mnodes/s"),
          new Figure(IronPondChess.class, "reversed", "ironpond-chess-reversed", 1e-6, "Mnodes/s"),
          new Figure(IronPondChess.class, "moves", "ironpond-chess-moves", 1e-6, "Mmoves/s"));

  private static final String MEMORY = "mutation-memory-per-game";

  public static void main(String[] args) throws RunnerException {
    boolean quick = List.of(args).contains("--quick");
    int only = List.of(args).indexOf("--only") + 1;
    String wanted = only > 0 && only < args.length ? args[only] : "";
    var lines = new StringBuilder();
    int done = 0;
    var chosen = FIGURES.stream().filter(f -> f.name.contains(wanted)).toList();
    for (Figure figure : chosen) {
      System.err.printf(Locale.ROOT, "bench %d/%d %s%n", ++done, chosen.size(), figure.name);
      lines.append(measured(figure, quick));
    }
    if (MEMORY.contains(wanted))
      lines.append(
          String.format(Locale.ROOT, "%s %.1f kB%n", MEMORY, MutationMemory.bytesPerGame() / 1000));
    lines.append(Thoughts.measured(wanted, quick));
    System.out.print(lines);
  }

  private static String measured(Figure figure, boolean quick) throws RunnerException {
    var options =
        new OptionsBuilder()
            .include("^" + figure.of.getName().replace(".", "\\.") + "\\." + figure.method + "$")
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
            : String.format(Locale.ROOT, "%s-bytes %.1f B/op%n", figure.name, bytes.getScore()));
  }

  private static String line(Figure figure, String suffix, double perSecond) {
    double value = figure.scale == 0 ? 1e6 / perSecond : perSecond * figure.scale;
    return String.format(Locale.ROOT, "%s%s %.2f %s%n", figure.name, suffix, value, figure.unit);
  }
}
