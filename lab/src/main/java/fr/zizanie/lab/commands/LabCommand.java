package fr.zizanie.lab.commands;

import fr.zizanie.lab.cards.CardLab;
import fr.zizanie.lab.cards.Lab;
import fr.zizanie.lab.chances.ChancesLab;
import fr.zizanie.lab.luck.ErrorLab;
import fr.zizanie.lab.luck.LuckLab;
import fr.zizanie.lab.luck.OddsLab;
import fr.zizanie.lab.luck.WorthLab;
import fr.zizanie.lab.options.Arm;
import fr.zizanie.lab.options.OptionLab;
import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.terminal.Failure;
import fr.zizanie.terminal.GameArgument;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How options, and the cards of Tsunami, turn out between computers. */
@Command(
    name = "lab",
    description = {
      "Tells how options change the games of computers: lab GAME [--arm NAME=VALUE] [--games N]"
          + " [--level L] [--keep FILE] [--csv FILE].",
      "For tsunami without --arm: by how much a player’s chances change when a card is drawn or"
          + " played."
    })
public final class LabCommand implements Runnable {
  private static final int LEVEL = 4;

  /** The highest level in games of mixed levels: the first that seldom errs on purpose. */
  private static final int MIXED = 5;

  /** Games that are analysed of each level, and in all where one figure comes of them. */
  private static final int FEW = 8;

  private static final int MANY = 400;

  @Mixin private final GameArgument argument = new GameArgument();
  @Mixin private final SeriesOptions series = new SeriesOptions();
  @Mixin private final MeasureOptions measuring = new MeasureOptions();

  @Option(
      names = "--arm",
      paramLabel = "NAME=VALUE",
      description = {
        "compare these options with those given by --option, several times; + joins some that"
            + " change together.",
        "Without it each option takes its other listed values; tsunami weighs its cards."
      })
  private List<String> arms = List.of();

  @Option(
      names = "--games",
      description =
          "how many games of each arm (40) or level (8), or in all to weigh cards (100) or to"
              + " measure luck and chances (400)")
  private Optional<Integer> games = Optional.empty();

  @Option(
      names = "--level",
      description =
          "level of both seats, 1 to 8 (4); the highest that plays for --calibrate and --fit (5)"
              + " and for --errors (the highest that time doesn’t bound)")
  private Optional<Integer> level = Optional.empty();

  @Option(
      names = "--millis",
      description = "at most so long a decision, instead of the level’s own time")
  private Optional<Long> millis = Optional.empty();

  @Option(
      names = "--deck",
      description = "the deck: projet-1, projet-2 or @FILE (short for --option deck=…)")
  private Optional<String> deck = Optional.empty();

  @Option(
      names = "--horizon",
      defaultValue = "" + Lab.HORIZON,
      description = "turns of both after which a card is judged, even (default ${DEFAULT-VALUE})")
  private int horizon;

  @Option(
      names = "--playouts",
      defaultValue = "" + Lab.PLAYOUTS,
      description = "playouts of each look at the chances (default ${DEFAULT-VALUE})")
  private int playouts;

  @Option(names = "--csv", paramLabel = "FILE", description = "writes the table there too")
  private Optional<Path> csv = Optional.empty();

  @Override
  public void run() {
    check();
    deck.ifPresent(d -> argument.option("deck", d));
    var game = argument.game();
    switch (measuring.measure()) {
      case LUCK -> luck(game);
      case CARDS -> worth(game);
      case ERRORS -> errors(game);
      case CALIBRATION ->
          chances(game).calibrate(games.orElse(MANY), series.threads(), series.keep());
      case FIT -> chances(game).fit(games.orElse(MANY), series.threads(), series.keep());
      case ODDS -> odds(game);
      case OPTIONS -> {
        if (arms.isEmpty() && game instanceof Tsunami) cards();
        else options(game);
      }
    }
  }

  private void cards() {
    var lab = new Lab(argument.options(), budget(), series.seed(), horizon, playouts);
    new CardLab(lab, series.keep(), csv).run(games.orElse(100), series.threads());
  }

  private <S, V> void luck(Game<S, V> game) {
    new LuckLab<>(game, argument.options(), budget(), series.seed())
        .run(games.orElse(MANY), series.threads(), series.keep());
  }

  private <S, V> void odds(Game<S, V> game) {
    new OddsLab<>(game, argument.options(), budget(), series.seed())
        .run(games.orElse(MANY), series.threads(), series.keep());
  }

  private <S, V> void worth(Game<S, V> game) {
    new WorthLab<>(game, argument.options(), budget(), measuring.depth(), series.seed())
        .run(games.orElse(MANY), series.threads(), series.keep(), csv);
  }

  private <S, V> void errors(Game<S, V> game) {
    int top = level.orElse(Players.levels(game) - 1);
    var levels = IntStream.rangeClosed(1, top).mapToObj(this::budget).toList();
    new ErrorLab<>(game, argument.options(), levels, measuring.depth(), series.seed())
        .run(games.orElse(FEW), series.threads(), series.keep());
  }

  private <S, V> ChancesLab<S, V> chances(Game<S, V> game) {
    return new ChancesLab<>(game, argument.options(), level.orElse(MIXED), series.seed());
  }

  private <S, V> void options(Game<S, V> game) {
    var all = Arm.all(game, argument.options(), arms);
    new OptionLab<>(game, budget(), series.seed(), all, games.orElse(40))
        .run(series.threads(), series.keep(), csv);
  }

  private void check() {
    if (games.orElse(1) < 1) throw new Failure("--games takes a number from 1");
    if (level.filter(l -> l < 1 || l > Budget.LEVELS).isPresent())
      throw new Failure("--level takes 1 to " + Budget.LEVELS);
    if (millis.filter(m -> m < 1).isPresent()) throw new Failure("--millis takes a number from 1");
    if (series.threads() < 1 || series.threads() > 64) throw new Failure("--threads takes 1 to 64");
    if (horizon < 2 || horizon > 100 || horizon % 2 != 0)
      throw new Failure("--horizon takes an even number from 2 to 100");
    if (playouts < 1 || playouts > 100_000) throw new Failure("--playouts takes 1 to 100000");
  }

  private Budget budget() {
    return budget(level.orElse(LEVEL));
  }

  private Budget budget(int level) {
    var usual = Players.budget(argument.game(), level);
    return new Budget(millis.orElse(usual.millis()), level);
  }
}
