package fr.zizanie.rules.ironpond.view;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.trait.Foreseeable.Foresight;
import fr.zizanie.rules.ironpond.scene.Trap;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.ironpond.turn.Turns;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** What a player can foresee of their own action: as if nobody answered and nothing lay hidden. */
public final class IronPondForesight {
  private IronPondForesight() {}

  /** {@return what can be foreseen in a view: nothing while the board is hidden} */
  public static Foresight<IronPondView> of(IronPondView view) {
    if (view.scene().isEmpty()) return _ -> Optional.empty();
    IronPondState s = Views.sample(view, new SplittableRandom(0));
    // A sampled trap must not spring: nobody knows where it is.
    var known = view.scene().get().traps().stream().filter(t -> t.at() != Trap.HIDDEN).toList();
    var state = s.scene(s.scene().traps(known));
    return action -> Optional.of(Views.of(after(state, action), view.viewer()));
  }

  private static IronPondState after(IronPondState state, List<Choice> action) {
    IronPondState s = state;
    for (Choice c : action) s = Turns.apply(s, c);
    while (s.top() instanceof Frame.Window) s = Turns.apply(s, Choice.PASS);
    return s;
  }
}
