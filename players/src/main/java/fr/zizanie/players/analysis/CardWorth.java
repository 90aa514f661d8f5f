package fr.zizanie.players.analysis;

import fr.zizanie.rules.core.Choice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What playing a card was worth at a decision, by what its seat knew.
 *
 * @param ply the actions that stood after the decision
 * @param card the card, as actions name it
 * @param played whether it was played there; otherwise it was kept
 * @param gain of a played card, the chance after it less the best chance without any card; of a
 *     kept one, the best chance after it less that after what was done
 * @param interval of the chance after playing it, as in {@link Weighed}
 * @param countered the chance once the other side has countered it; empty where it was kept, or
 *     where no drawn world had a counter
 */
public record CardWorth(
    int ply, Choice card, boolean played, double gain, double interval, OptionalDouble countered) {

  /** {@return the card that an action plays: it begins with it. A discard begins with its word} */
  public static Optional<Choice> card(List<Choice> action) {
    return action.stream().limit(1).filter(c -> c.kind() == Choice.Kind.CARD).findFirst();
  }

  /**
   * {@return what each card was worth that could be played; none where nothing but cards could be}
   *
   * @param found the candidates of the search
   * @param played what was done, which may not be among them
   * @param countered the chance once that was countered
   */
  static List<CardWorth> of(
      int ply, List<Weighed> found, Weighed played, OptionalDouble countered) {
    Optional<Choice> done = card(played.action());
    double without = Double.NEGATIVE_INFINITY;
    Map<Choice, Weighed> with = new LinkedHashMap<>();
    done.ifPresent(card -> with.put(card, played));
    var all = new ArrayList<>(found);
    if (done.isEmpty()) all.add(played);
    for (Weighed one : all) {
      var card = card(one.action());
      if (card.isEmpty()) without = Math.max(without, one.chance());
      // The best comes first.
      else with.putIfAbsent(card.get(), one);
    }
    if (without < 0) return List.of();
    var out = new ArrayList<CardWorth>();
    for (var entry : with.entrySet()) {
      Weighed one = entry.getValue();
      boolean own = done.filter(entry.getKey()::equals).isPresent();
      double instead = own ? without : played.chance();
      out.add(
          new CardWorth(
              ply,
              entry.getKey(),
              own,
              one.chance() - instead,
              one.interval(),
              own ? countered : OptionalDouble.empty()));
    }
    return out;
  }
}
