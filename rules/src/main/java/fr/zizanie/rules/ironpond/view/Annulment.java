package fr.zizanie.rules.ironpond.view;

import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Part;
import fr.zizanie.rules.ironpond.card.Plays;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Trap;
import fr.zizanie.rules.ironpond.state.Counter;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.ironpond.state.Moments;
import java.util.Optional;
import java.util.SplittableRandom;

/** Why an announced card stays without effect, as far as somebody who looks on can tell. */
public final class Annulment {
  private Annulment() {}

  /**
   * {@return which part of the fundamental rule, {@code F1} to {@code F4}, annuls a card that lies
   * announced in the view, were it to take effect now; empty if none does, or none that the viewer
   * could know of (rules, 4)}
   */
  public static Optional<String> of(IronPondView view, int card) {
    if (view.scene().isEmpty()) return Optional.empty();
    Scene seen = view.scene().get();
    Scene known = seen.traps(seen.traps().stream().filter(t -> t.at() != Trap.HIDDEN).toList());
    IronPondState s = Views.sample(view, new SplittableRandom(0)).scene(known);
    while (s.top() instanceof Frame.Window
        || s.top() instanceof Frame.Announced above && above.card() != card) s = s.pop();
    return s.top() instanceof Frame.Announced a
        ? breach(s.pop(), a).map(Part::name)
        : Optional.empty();
  }

  private static Optional<Part> breach(IronPondState s, Frame.Announced a) {
    Card card = Deck.card(s.setting(), a.card());
    if (card.special() instanceof Counter counter && s.top() instanceof Frame.Announced below) {
      var target = new Counter.Target(s.pop(), below, Deck.card(s.setting(), below.card()));
      if (counter.meets(target, a.by())) return counter.breach(target, a.by());
    }
    Moment m = Moments.truly(s, a.by(), a.slot());
    return Plays.stands(card, m, a.picks()) ? Plays.breach(card, m, a.picks()) : Optional.empty();
  }
}
