package fr.zizanie.rules.confusion;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Turn;

/**
 * Counts every geometrically possible try (Formats, 5): no extras, both words of an agent's master,
 * both answers to an offer.
 */
final class Perft {
  private Perft() {}

  static long count(Confusion game, ConfusionState state, int depth) {
    ConfusionState s = dealt(game, state);
    var out = new Choices();
    long nodes = 0;
    switch (s.moment().phase()) {
      case TRY -> {
        s.tries().list(out);
        if (depth == 1) return out.size();
        for (int i = 0; i < out.size(); i++)
          nodes += count(game, game.apply(s, out.get(i)), depth - 1);
      }
      case ANSWER, PROMOTE, TAKE -> {
        game.choices(s, out);
        for (Choice c : out.toList()) nodes += count(game, game.apply(s, c), depth);
      }
      case FIRST, SETUP, DEAL, HALF, OVER -> {}
    }
    return nodes;
  }

  /** {@return the state with the first offered result wherever chance is due} */
  static ConfusionState dealt(Confusion game, ConfusionState state) {
    ConfusionState s = state;
    while (s.turn() instanceof Turn.Chance) s = game.apply(s, game.choices(s).get(0));
    return s;
  }
}
