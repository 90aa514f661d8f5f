package fr.zizanie.sheets;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.trait.Foreseeable;
import fr.zizanie.sheets.drawing.Changes;
import fr.zizanie.sheets.drawing.Drawing;
import fr.zizanie.sheets.wire.board.Changed;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What the board will look like to the maker of an action that is offered, if nobody answers: a
 * function of the maker's view alone.
 */
record Afterwards<S, V>(Game<S, V> game, Drawing<V> drawing) {
  /** {@return by token the squares that actions change where that doesn't go without saying} */
  Optional<Map<String, List<Changed>>> of(V view, List<Choice> actions) {
    if (actions.isEmpty() || drawing.announces()) return Optional.empty();
    var plain = drawing.plain(view);
    var told = actions.stream().filter(plain.negate()).toList();
    if (told.isEmpty()) return Optional.empty();
    var foresight = Foreseeable.foresight(game, view);
    var stands = drawing.pieces(view);
    var out = new TreeMap<String, List<Changed>>();
    for (Choice action : told) {
      var changed =
          foresight
              .after(List.of(action))
              .map(then -> Changes.between(stands, drawing.pieces(then)))
              .orElseGet(List::of);
      if (!goesWithoutSaying(view, action, changed))
        out.put(game.notation().print(action), changed);
    }
    return out.isEmpty() ? Optional.empty() : Optional.of(out);
  }

  /** Whether the piece that moves goes where it moves to, and nothing else changes. */
  private boolean goesWithoutSaying(V view, Choice action, List<Changed> changed) {
    return action.kind() == Choice.Kind.MOVE
        && changed.size() == 1
        && changed.getFirst().from().isPresent()
        && drawing
            .touched(view, List.of(action), view)
            .equals(List.of(changed.getFirst().from().get(), changed.getFirst().at()));
  }
}
