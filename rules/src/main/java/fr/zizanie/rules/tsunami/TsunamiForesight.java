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
record TsunamiForesight(Game<TsunamiState, TsunamiView> game, TsunamiView view, TsunamiState state)
    implements Foresight<TsunamiView> {
  TsunamiForesight(Game<TsunamiState, TsunamiView> game, TsunamiView view) {
    this(game, view, game.sample(open(view), new SplittableRandom(0)));
  }

  private static TsunamiView open(TsunamiView view) {
    var known = view.effects().notes().stream().filter(n -> n.at() != Note.HIDDEN).toList();
    return view.with(new Effects(view.effects().running(), known, view.effects().shown()));
  }

  @Override
  public Optional<TsunamiView> after(List<Choice> action) {
    var s = Lines.after(game, state, action);
    while (s.pending() instanceof Pending.AnswerCard || s.pending() instanceof Pending.AnswerMove)
      s = game.apply(s, Choice.PASS);
    return Optional.of(game.view(s, view.viewer()));
  }
}
