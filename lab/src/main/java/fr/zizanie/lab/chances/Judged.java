package fr.zizanie.lab.chances;

import fr.zizanie.lab.arena.KeptGames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What was stated for a seat at some moments of one game.
 *
 * @param result what it got: 1, 0.5 or 0
 */
record Judged(double result, List<Stated> moments) {
  /** The result, then the numbers of each moment. */
  static final KeptGames.Form<Judged> FORM = new KeptGames.Form<>(Judged::line, Judged::read);

  Judged {
    moments = List.copyOf(moments);
  }

  /**
   * What was stated at a moment.
   *
   * @param chance between 0 and 1
   * @param hands what the cards in hand added to the logarithm of its odds
   */
  record Stated(double chance, double hands) {}

  private String line() {
    var out = new StringBuilder().append(result);
    for (Stated stated : moments)
      out.append(' ').append(stated.chance).append(' ').append(stated.hands);
    return out.toString();
  }

  private static Optional<Judged> read(String line) {
    if (!line.matches("[\\d.]+( [\\d.]+(E-\\d+)? -?[\\d.]+(E-\\d+)?)*")) return Optional.empty();
    var numbers = new ArrayList<Double>();
    for (String number : line.split(" ", -1)) numbers.add(Double.parseDouble(number));
    var moments = new ArrayList<Stated>();
    for (int i = 1; i < numbers.size(); i += 2)
      moments.add(new Stated(numbers.get(i), numbers.get(i + 1)));
    return Optional.of(new Judged(numbers.getFirst(), moments));
  }
}
