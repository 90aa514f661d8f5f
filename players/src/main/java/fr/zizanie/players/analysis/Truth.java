package fr.zizanie.players.analysis;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Secretive;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What a finished match looked like to somebody who saw everything. No judgement asks for it. */
public final class Truth {
  private Truth() {}

  /**
   * {@return the chance of the first seat after each ply, from 0 to the last, if both sides had
   * known everything; at the last ply the result. Empty where nothing was hidden}
   *
   * @param watcher hears how many plies it holds
   */
  public static <S, V> List<Double> of(
      Match<S, V> match, Appraiser<S, V> appraiser, Work work, Watcher watcher) {
    return of(match, appraiser, work, Draft.EMPTY, watcher);
  }

  /** {@return the same, going on from a draft of this match, whose books are full} */
  public static <S, V> List<Double> of(
      Match<S, V> match, Appraiser<S, V> appraiser, Work work, Draft from, Watcher watcher) {
    if (!hidden(match)) return List.of();
    var states = match.standing().states();
    var curve = new ArrayList<>(from.truth());
    double chance = curve.isEmpty() ? 0.5 : curve.getLast();
    for (S state : states.subList(curve.size(), states.size() - 1)) {
      chance = appraiser.truth(state, work).orElse(chance);
      curve.add(chance);
      watcher.at(new Draft(from.first(), from.second(), curve));
    }
    var winner = match.outcome().orElseThrow().winner();
    curve.add(winner.isEmpty() ? 0.5 : winner.get() == Seat.FIRST ? 1 : 0);
    return curve;
  }

  /** {@return whether anything was hidden from a seat} */
  public static <S, V> boolean hidden(Match<S, V> match) {
    S start = match.start().state();
    return Stream.of(Seat.values())
        .anyMatch(seat -> Secretive.hides(match.game(), start, Viewer.of(seat)));
  }
}
