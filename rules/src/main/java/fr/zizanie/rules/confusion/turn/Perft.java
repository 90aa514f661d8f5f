package fr.zizanie.rules.confusion.turn;

import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Turn;

/**
 * Counts every geometrically possible try (Formats, 5): no extras, both words of an agent's master,
 * both answers to an offer.
 */
public record Perft(Legality legality) {
  /** {@return the sequences of that many tries} */
  public long count(ConfusionState state, int depth) {
    ConfusionState s = dealt(state);
    var out = new Choices();
    long nodes = 0;
    switch (s.moment().phase()) {
      case TRY -> {
        s.tries().list(out);
        if (depth == 1) return out.size();
        for (int i = 0; i < out.size(); i++) nodes += count(Play.apply(s, out.get(i)), depth - 1);
      }
      case ANSWER, PROMOTE, TAKE -> {
        legality.list(s, out);
        for (Choice c : out.toList()) nodes += count(Play.apply(s, c), depth);
      }
      case FIRST, SETUP, DEAL, HALF, OVER -> {}
    }
    return nodes;
  }

  /** {@return the state with the first offered result wherever chance is due} */
  public ConfusionState dealt(ConfusionState state) {
    ConfusionState s = state;
    while (s.turn() instanceof Turn.Chance) {
      var results = new Choices();
      legality.list(s, results);
      s = Play.apply(s, results.get(0));
    }
    return s;
  }
}
