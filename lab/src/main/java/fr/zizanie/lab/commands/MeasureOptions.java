package fr.zizanie.lab.commands;

import fr.zizanie.players.analysis.Depth;
import fr.zizanie.terminal.Failure;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** What the lab measures by analysis, instead of comparing options. */
final class MeasureOptions {
  private static final List<String> DEPTHS =
      Stream.of(Depth.values()).map(depth -> depth.name().toLowerCase(Locale.ROOT)).toList();

  @Option(
      names = "--luck",
      description = "analyse the games instead: the share of luck, and the chance given up")
  private boolean luck;

  @Option(
      names = "--errors",
      description = "analyse games of each level: the chance that a decision gives up")
  private boolean errors;

  @Option(
      names = "--calibrate",
      description = "judge moments of games of mixed levels: how often stated chances come true")
  private boolean calibrate;

  @Option(
      names = "--fit",
      description =
          "the same on other games: the steepness whose Brier score is the least, and what hands tell")
  private boolean fit;

  @Option(
      names = "--cards",
      description = "analyse the games: what playing each card gained, and how often in vain")
  private boolean cards;

  @Option(
      names = "--odds",
      description = "how often actions come off that the other side, who knows more, seldom allows")
  private boolean odds;

  @Option(
      names = "--depth",
      defaultValue = "quick",
      description = "of --errors and --cards: law, quick or standard (default ${DEFAULT-VALUE})")
  private String depth = "quick";

  /** What can be measured. */
  enum Measure {
    /** What options or cards change. */
    OPTIONS,
    LUCK,
    CARDS,
    ERRORS,
    CALIBRATION,
    FIT,
    ODDS
  }

  /** {@return the one that is asked for; fails if several are} */
  Measure measure() {
    if (Stream.of(luck, cards, errors, calibrate, fit, odds).filter(asked -> asked).count() > 1)
      throw new Failure(
          "--luck, --cards, --errors, --calibrate, --fit and --odds don’t go together");
    if (luck) return Measure.LUCK;
    if (cards) return Measure.CARDS;
    if (errors) return Measure.ERRORS;
    if (calibrate) return Measure.CALIBRATION;
    if (odds) return Measure.ODDS;
    return fit ? Measure.FIT : Measure.OPTIONS;
  }

  Depth depth() {
    if (!DEPTHS.contains(depth)) throw new Failure("--depth takes " + String.join(", ", DEPTHS));
    return Depth.valueOf(depth.toUpperCase(Locale.ROOT));
  }
}
