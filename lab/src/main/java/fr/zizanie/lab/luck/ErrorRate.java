package fr.zizanie.lab.luck;

import java.util.List;

/**
 * What players of one level gave up.
 *
 * @param rate the chance given up a decision
 * @param error its standard error, from game to game
 * @param spread by how much the rate of one seat in one game spreads
 */
record ErrorRate(int games, int decisions, double rate, double error, double spread) {
  /** {@return what games show, at least one} */
  static ErrorRate of(List<GivenUp> games) {
    var seats = games.stream().flatMap(g -> g.seats().stream()).toList();
    int decisions = seats.stream().mapToInt(GivenUp.Own::decisions).sum();
    double rate = sum(seats) / Math.max(1, decisions);
    double squares = 0;
    for (GivenUp game : games)
      squares += square(sum(game.seats()) - rate * decisions(game.seats()));
    var rates =
        seats.stream()
            .filter(own -> own.decisions() > 0)
            .mapToDouble(own -> own.sum() / own.decisions())
            .toArray();
    return new ErrorRate(
        games.size(),
        decisions,
        rate,
        Math.sqrt(squares * games.size() / Math.max(1, games.size() - 1)) / Math.max(1, decisions),
        spread(rates));
  }

  private static double sum(List<GivenUp.Own> seats) {
    return seats.stream().mapToDouble(GivenUp.Own::sum).sum();
  }

  private static int decisions(List<GivenUp.Own> seats) {
    return seats.stream().mapToInt(GivenUp.Own::decisions).sum();
  }

  private static double spread(double... rates) {
    double mean = 0;
    for (double rate : rates) mean += rate / rates.length;
    double squares = 0;
    for (double rate : rates) squares += square(rate - mean);
    return Math.sqrt(squares / Math.max(1, rates.length - 1));
  }

  private static double square(double x) {
    return x * x;
  }
}
