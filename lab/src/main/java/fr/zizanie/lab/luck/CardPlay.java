package fr.zizanie.lab.luck;

import fr.zizanie.players.analysis.Analysis;
import fr.zizanie.players.analysis.CardWorth;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.match.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A card that could be played at a decision.
 *
 * @param card as actions name it
 * @param gain the chance that playing it gained, as in {@link CardWorth}
 * @param cost the chance that a counter would have cost, not a number where none was found
 */
record CardPlay(String card, Fate fate, double gain, double cost) {
  private static final Pattern ONE =
      Pattern.compile("(\\S{1,20}) (KEPT|PLAYED|COUNTERED) ([-\\d.E]+) (NaN|[-\\d.E]+)");

  /** What became of it. */
  enum Fate {
    KEPT,
    PLAYED,
    /** It was played in vain. */
    COUNTERED
  }

  /** {@return all that an analysis says of the cards of a match} */
  static List<CardPlay> all(Analysis analysis, Match<?, ?> match) {
    var countered = Counters.of(match);
    var out = new ArrayList<CardPlay>();
    for (var books : List.of(analysis.first(), analysis.second()))
      for (var worth : books.cards()) {
        var decision =
            books.decisions().stream()
                .filter(d -> d.ply() == worth.ply())
                .findFirst()
                .orElseThrow();
        double cost =
            worth.countered().isPresent()
                ? decision.value() - worth.countered().getAsDouble()
                : Double.NaN;
        var played = countered.contains(worth.ply()) ? Fate.COUNTERED : Fate.PLAYED;
        out.add(
            new CardPlay(
                match.game().notation().print(List.of(Choice.card(worth.card().a()))),
                worth.played() ? played : Fate.KEPT,
                worth.gain(),
                cost));
      }
    return out;
  }

  String line() {
    return "%s %s %s %s".formatted(card, fate, gain, cost);
  }

  static Optional<CardPlay> read(String text) {
    var m = ONE.matcher(text);
    if (!m.matches()) return Optional.empty();
    return Optional.of(
        new CardPlay(
            m.group(1),
            Fate.valueOf(m.group(2)),
            Double.parseDouble(m.group(3)),
            Double.parseDouble(m.group(4))));
  }
}
