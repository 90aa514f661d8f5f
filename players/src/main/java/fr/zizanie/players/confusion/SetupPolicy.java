package fr.zizanie.players.confusion;

import fr.zizanie.players.number.Elementary;
import fr.zizanie.rules.confusion.board.Grid;
import fr.zizanie.rules.core.Choice;
import java.util.ArrayList;
import java.util.List;

/** Sets up the letters at random, most of them near the middle (variant 4). */
final class SetupPolicy {
  private static final int MIDDLE = Grid.SIDE / 2;

  private SetupPolicy() {}

  static List<Choice> of(Decision decision) {
    var game = decision.game();
    var out = new ArrayList<Choice>();
    var state = decision.state();
    do {
      var choices = game.choices(state).toList();
      Choice next = choices.getFirst();
      double most = -1;
      for (Choice c : choices) {
        double weight = c.kind() == Choice.Kind.SQUARE ? 1.0 / (1 + away(c.a())) : 1;
        double drawn = Elementary.pow(decision.random().nextDouble(), 1 / weight);
        if (drawn <= most) continue;
        most = drawn;
        next = c;
      }
      out.add(next);
      state = game.apply(state, next);
    } while (!game.settled(state));
    return out;
  }

  private static int away(int at) {
    return Math.max(0, Math.abs(Grid.file(at) - MIDDLE) - 2);
  }
}
