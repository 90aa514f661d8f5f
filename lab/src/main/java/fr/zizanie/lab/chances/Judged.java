package fr.zizanie.lab.chances;

import fr.zizanie.lab.arena.KeptGames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The chances that were stated for a seat at some moments of one game.
 *
 * @param result what it got: 1, 0.5 or 0
 */
record Judged(double result, List<Double> chances) {
  /** The result, then the chances. */
  static final KeptGames.Form<Judged> FORM = new KeptGames.Form<>(Judged::line, Judged::read);

  Judged {
    chances = List.copyOf(chances);
  }

  private String line() {
    var out = new StringBuilder().append(result);
    for (double chance : chances) out.append(' ').append(chance);
    return out.toString();
  }

  private static Optional<Judged> read(String line) {
    if (!line.matches("[\\d.]+( [\\d.]+(E-\\d+)?)*")) return Optional.empty();
    var numbers = new ArrayList<Double>();
    for (String number : line.split(" ", -1)) numbers.add(Double.parseDouble(number));
    return Optional.of(new Judged(numbers.getFirst(), numbers.subList(1, numbers.size())));
  }
}
