package fr.zizanie.rules.tsunami;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.trait.Foreseeable.Foresight;
import fr.zizanie.rules.tsunami.board.Effects;
import fr.zizanie.rules.tsunami.board.Note;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** What a player can foresee of their own action: as if nobody countered and no note lay hidden. */
final class TsunamiForesight {
  private TsunamiForesight() {}

  static Foresight<TsunamiView> of(Game<TsunamiState, TsunamiView> game, TsunamiView view) {
    var known = view.effects().notes().stream().filter(n -> n.at() != Note.HIDDEN).toList();
    var effects = new Effects(view.effects().running(), known, view.effects().shown());
    var state = game.sample(view.with(effects), new SplittableRandom(0));
    return action -> Optional.of(game.view(after(game, state, action), view.viewer()));
  }

  private static TsunamiState after(
      Game<TsunamiState, TsunamiView> game, TsunamiState state, List<Choice> action) {
    var s = Lines.after(game, state, action);
    while (s.pending() instanceof Pending.AnswerCard || s.pending() instanceof Pending.AnswerMove)
      s = game.apply(s, Choice.PASS);
    return s;
  }
}
