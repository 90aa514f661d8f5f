package fr.zizanie.rules.tsunami;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.tsunami.board.Effects;
import fr.zizanie.rules.tsunami.board.Note;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** What a player can foresee of their own action: as if nobody countered and no note lay hidden. */
final class Foresight {
  private Foresight() {}

  static Optional<TsunamiView> of(
      Game<TsunamiState, TsunamiView> game, TsunamiView view, List<Choice> action) {
    var known = view.effects().notes().stream().filter(n -> n.at() != Note.HIDDEN).toList();
    var effects = new Effects(view.effects().running(), known, view.effects().shown());
    TsunamiState s = game.sample(view.with(effects), new SplittableRandom(0));
    s = Lines.after(game, s, action);
    while (s.pending() instanceof Pending.AnswerCard || s.pending() instanceof Pending.AnswerMove)
      s = game.apply(s, Choice.PASS);
    return Optional.of(game.view(s, view.viewer()));
  }
}
