package fr.zizanie.sheets;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.trait.Foreseeable;
import fr.zizanie.sheets.drawing.Drawing;
import fr.zizanie.sheets.wire.board.Changed;
import fr.zizanie.sheets.wire.board.Piece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
    var out = new TreeMap<String, List<Changed>>();
    Optional<List<? extends Piece>> stands = Optional.empty();
    for (Choice action : actions) {
      if (plain.test(action)) continue;
      if (stands.isEmpty()) stands = Optional.of(drawing.pieces(view));
      var changed = changed(view, stands.get(), action);
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

  private List<Changed> changed(V view, List<? extends Piece> stands, Choice action) {
    return Foreseeable.foreseen(game, view, List.of(action))
        .map(then -> compared(stands, drawing.pieces(then)))
        .orElseGet(List::of);
  }

  /** Most pieces stay where they are, and pieces come in the order of their squares. */
  private static List<Changed> compared(List<? extends Piece> before, List<? extends Piece> after) {
    int least = Math.min(before.size(), after.size());
    int first = 0;
    while (first < least && before.get(first).equals(after.get(first))) first++;
    int last = 0;
    while (last < least - first
        && before.get(before.size() - 1 - last).equals(after.get(after.size() - 1 - last))) last++;
    return changed(
        before.subList(first, before.size() - last), after.subList(first, after.size() - last));
  }

  private static List<Changed> changed(List<? extends Piece> before, List<? extends Piece> after) {
    var out = new ArrayList<Changed>();
    var left = new HashMap<String, Piece>();
    for (Piece piece : before) left.put(piece.at(), piece);
    var come = new ArrayList<Piece>();
    for (Piece piece : after) {
      Piece stood = left.remove(piece.at());
      if (piece.equals(stood)) continue;
      if (stood != null) left.put(stood.at(), stood);
      come.add(piece);
    }
    Set<String> told = new HashSet<>();
    for (Piece piece : come) {
      var from = left.values().stream().filter(one -> one.at(piece.at()).equals(piece)).findFirst();
      from.ifPresent(one -> left.remove(one.at()));
      from.ifPresent(one -> told.add(one.at()));
      told.add(piece.at());
      out.add(
          new Changed(
              piece.at(),
              from.map(Piece::at),
              from.isPresent() ? Optional.empty() : Optional.of(piece)));
    }
    // Where a piece comes from nothing is left unless something is said to stand there.
    left.keySet().stream()
        .filter(at -> !told.contains(at))
        .sorted()
        .forEach(at -> out.add(new Changed(at, Optional.empty(), Optional.empty())));
    return List.copyOf(out);
  }
}
