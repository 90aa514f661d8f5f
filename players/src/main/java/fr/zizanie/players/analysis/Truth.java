package fr.zizanie.players.analysis;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.rules.core.trait.Secretive;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

/** What a finished match looked like to somebody who saw everything. No judgement asks for it. */
final class Truth {
  private Truth() {}

  /** {@return whether anything was hidden from a seat} */
  static <S, V> boolean hidden(Match<S, V> match) {
    return Stream.of(Seat.values())
        .anyMatch(seat -> Secretive.hides(match.game(), match.start().state(), Viewer.of(seat)));
  }

  /**
   * {@return the chance of the first seat after each ply, from 0 to the last, if both sides had
   * known everything; at the last ply the result}
   *
   * @param done hears how many entries it holds
   */
  static <S, V> List<Double> curve(
      Match<S, V> match, Appraiser<S, V> appraiser, Work work, IntConsumer done) {
    Game<S, V> game = match.game();
    var entries = match.standing().entries();
    var curve = new ArrayList<Double>();
    double chance = 0.5;
    S s = match.start().state();
    for (int i = 0; i < entries.size(); i++) {
      switch (entries.get(i)) {
        case Entry.Dealt(Choice result) -> s = game.apply(s, result);
        case Entry.Happened(var event) -> s = Attentive.happened(game, s, event);
        case Entry.Acted acted -> {
          chance = appraiser.truth(s, work).orElse(chance);
          curve.add(chance);
          s = Lines.after(game, s, acted.picks());
        }
      }
      done.accept(i + 1);
    }
    var winner = match.outcome().orElseThrow().winner();
    curve.add(winner.isEmpty() ? 0.5 : winner.get() == Seat.FIRST ? 1 : 0);
    return curve;
  }
}
