package fr.zizanie.lab.luck;

import fr.zizanie.lab.luck.CardPlay.Fate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/**
 * What one card was worth over many games; chances from -1 to 1.
 *
 * @param could decisions at which it could be played
 * @param played those at which it was
 * @param countered those at which it was in vain
 * @param gain the mean that playing it gained, before anybody answered; 0 if nobody did
 * @param half half the width of the interval in which that lies 19 times of 20, from game to game;
 *     not a number with fewer than two games
 * @param cost the mean that a counter would have cost, not a number where none was found
 */
record CardRow(
    String card, int could, int played, int countered, double gain, double half, double cost) {
  static final String HEAD =
      "card            could  played  countered          gain  a counter costs";
  static final String CSV = "card,could,played,countered,gain,half,cost";

  private static final double SURE = 1.96;

  /** {@return the row of a card by what became of it in each game} */
  static CardRow of(String card, Collection<List<CardPlay>> games) {
    int could = 0;
    var played = new ArrayList<List<CardPlay>>();
    for (var game : games) {
      var own = game.stream().filter(play -> play.card().equals(card)).toList();
      could += own.size();
      var done = own.stream().filter(play -> play.fate() != Fate.KEPT).toList();
      if (!done.isEmpty()) played.add(done);
    }
    var all = played.stream().flatMap(List::stream).toList();
    double gain = all.stream().mapToDouble(CardPlay::gain).average().orElse(0);
    double cost =
        all.stream()
            .mapToDouble(CardPlay::cost)
            .filter(one -> !Double.isNaN(one))
            .average()
            .orElse(Double.NaN);
    int vain = (int) all.stream().filter(play -> play.fate() == Fate.COUNTERED).count();
    return new CardRow(card, could, all.size(), vain, gain, half(played, gain), cost);
  }

  /** Plays of one game hang together, so the spread is taken between games. */
  private static double half(List<List<CardPlay>> games, double mean) {
    int n = games.size();
    if (n < 2) return Double.NaN;
    double squares = 0;
    int plays = 0;
    for (var game : games) {
      double off = game.stream().mapToDouble(CardPlay::gain).sum() - mean * game.size();
      squares += off * off;
      plays += game.size();
    }
    return SURE * Math.sqrt(squares * n / (n - 1.0)) / plays;
  }

  /** {@return a line under {@link #HEAD}, in hundredths of a game} */
  String text() {
    return String.format(
            Locale.ROOT,
            "%-14s %6d  %6d  %9d  %s  %s",
            card,
            could,
            played,
            countered,
            played == 0 ? " ".repeat(12) : "%+5.1f ±%5s".formatted(100 * gain, number(half)),
            number(cost))
        .stripTrailing();
  }

  /** {@return the same as numbers; empty where there is none} */
  String csv() {
    return String.join(
        ",",
        card,
        "" + could,
        "" + played,
        "" + countered,
        played == 0 ? "" : digits(gain),
        digits(half),
        digits(cost));
  }

  private static String number(double chance) {
    return Double.isNaN(chance) ? "" : String.format(Locale.ROOT, "%.1f", 100 * chance);
  }

  private static String digits(double chance) {
    return Double.isNaN(chance) ? "" : String.format(Locale.ROOT, "%.4f", chance);
  }
}
