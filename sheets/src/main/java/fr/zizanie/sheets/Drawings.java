package fr.zizanie.sheets;

import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.felon.Felon;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.sheets.confusion.ConfusionDrawing;
import fr.zizanie.sheets.drawing.Drawing;
import fr.zizanie.sheets.drawing.PlainDrawing;
import fr.zizanie.sheets.felon.FelonDrawing;
import fr.zizanie.sheets.ironpond.IronPondDrawing;
import fr.zizanie.sheets.mutation.MutationDrawing;
import fr.zizanie.sheets.tsunami.TsunamiDrawing;

/**
 * What each game brings to its sheets, one line a game: nothing else here knows which there are.
 */
final class Drawings {
  private Drawings() {}

  /** {@return whether a game has a board of its own on the page} */
  static boolean has(Game<?, ?> game) {
    return !(of(game) instanceof PlainDrawing<?>);
  }

  @SuppressWarnings("unchecked") // a game's drawing takes that game's views
  static <V> Drawing<V> of(Game<?, V> game) {
    return switch (game) {
      case Confusion confusion -> (Drawing<V>) new ConfusionDrawing(confusion);
      case Felon felon -> (Drawing<V>) new FelonDrawing(felon);
      case IronPond pond -> (Drawing<V>) new IronPondDrawing(pond);
      case Mutation mutation -> (Drawing<V>) new MutationDrawing(mutation);
      case Tsunami tsunami -> (Drawing<V>) new TsunamiDrawing(tsunami);
      default -> new PlainDrawing<>(game.notation());
    };
  }
}
