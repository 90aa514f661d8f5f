package fr.zizanie.lab.luck;

import fr.zizanie.lab.arena.KeptGames;
import fr.zizanie.players.analysis.Odds;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What came in one game of actions that the other side seldom lets come off.
 *
 * @param actions in the order of the game
 */
record LetCome(List<Acted> actions) {
  /** Each action's three numbers. */
  static final KeptGames.Form<LetCome> FORM = new KeptGames.Form<>(LetCome::line, LetCome::read);

  /** Halvings of a logarithm between these bounds, which is exact enough for any table. */
  private static final int STEPS = 40;

  private static final double MOST = 20;

  /**
   * One action.
   *
   * @param allowed what the appraiser says of the worlds in which it comes off
   * @param believed their share among all that look the same, between 0 and 1
   */
  record Acted(double allowed, double believed, boolean came) {
    private String line() {
      return allowed + " " + believed + " " + came;
    }

    private double logit() {
      return Odds.logit(believed);
    }
  }

  private String line() {
    return actions.stream().map(Acted::line).collect(Collectors.joining("; "));
  }

  private static Optional<LetCome> read(String line) {
    try {
      return Optional.of(
          new LetCome(
              Arrays.stream(line.split("; ", -1))
                  .filter(part -> !part.isBlank())
                  .map(LetCome::acted)
                  .toList()));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private static Acted acted(String part) {
    var numbers = part.split(" ", -1);
    if (numbers.length != 3) throw new IllegalArgumentException(part);
    return new Acted(
        Double.parseDouble(numbers[0]),
        Double.parseDouble(numbers[1]),
        Boolean.parseBoolean(numbers[2]));
  }

  /** {@return the logarithm of the factor of the odds that makes what came likeliest} */
  static double factor(List<Acted> actions) {
    double low = -MOST;
    double high = MOST;
    for (int i = 0; i < STEPS; i++) {
      double middle = (low + high) / 2;
      double expected = 0;
      for (var a : actions) expected += Odds.chance(a.logit() + middle) - (a.came ? 1 : 0);
      if (expected > 0) high = middle;
      else low = middle;
    }
    return (low + high) / 2;
  }

  /** {@return the standard error of such a logarithm; actions of one game may depend on another} */
  static double error(List<List<Acted>> games, double factor) {
    double information = 0;
    double square = 0;
    for (var game : games) {
      double surplus = 0;
      for (var a : game) {
        double chance = Odds.chance(a.logit() + factor);
        information += chance * (1 - chance);
        surplus += chance - (a.came ? 1 : 0);
      }
      square += surplus * surplus;
    }
    return Math.sqrt(square) / information;
  }
}
