package fr.zizanie.lab.commands;

import fr.zizanie.lab.cards.CardLab;
import fr.zizanie.lab.cards.Lab;
import fr.zizanie.lab.luck.LuckLab;
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
  @Mixin private final GameArgument argument = new GameArgument();
  @Mixin private final SeriesOptions series = new SeriesOptions();

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
      names = "--luck",
      description = "analyse the games instead: the share of luck, and the chance given up")
  private boolean luck;

  @Option(
      names = "--games",
      description = "how many games of each arm (40), or in all to weigh cards (100) or luck (400)")
  private Optional<Integer> games = Optional.empty();

  @Option(
      names = "--level",
      defaultValue = "4",
      description = "level of both seats, 1 to 8 (default ${DEFAULT-VALUE})")
  private int level;

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
    if (luck) luck(argument.game());
    else if (arms.isEmpty() && argument.game() instanceof Tsunami) cards();
    else options(argument.game());
  }

  private void cards() {
    var lab = new Lab(argument.options(), budget(), series.seed(), horizon, playouts);
    new CardLab(lab, series.keep(), csv).run(games.orElse(100), series.threads());
  }

  private <S, V> void luck(Game<S, V> game) {
    new LuckLab<>(game, argument.options(), budget(), series.seed())
        .run(games.orElse(400), series.threads(), series.keep());
  }

  private <S, V> void options(Game<S, V> game) {
    var all = Arm.all(game, argument.options(), arms);
    new OptionLab<>(game, budget(), series.seed(), all, games.orElse(40))
        .run(series.threads(), series.keep(), csv);
  }

  private void check() {
    if (games.orElse(1) < 1) throw new Failure("--games takes a number from 1");
    if (level < 1 || level > Budget.LEVELS)
      throw new Failure("--level takes 1 to " + Budget.LEVELS);
    if (millis.filter(m -> m < 1).isPresent()) throw new Failure("--millis takes a number from 1");
    if (series.threads() < 1 || series.threads() > 64) throw new Failure("--threads takes 1 to 64");
    if (horizon < 2 || horizon > 100 || horizon % 2 != 0)
      throw new Failure("--horizon takes an even number from 2 to 100");
    if (playouts < 1 || playouts > 100_000) throw new Failure("--playouts takes 1 to 100000");
  }

  private Budget budget() {
    var usual = Players.budget(argument.game(), level);
    return new Budget(millis.orElse(usual.millis()), level);
  }
}
