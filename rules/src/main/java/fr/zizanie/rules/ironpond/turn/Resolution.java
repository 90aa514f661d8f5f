package fr.zizanie.rules.ironpond.turn;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Part;
import fr.zizanie.rules.ironpond.card.Plays;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Change;
import fr.zizanie.rules.ironpond.scene.Deed;
import fr.zizanie.rules.ironpond.scene.Landings;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.state.Aftermath;
import fr.zizanie.rules.ironpond.state.Counter;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Moments;
import fr.zizanie.rules.ironpond.state.Opening;
import fr.zizanie.rules.ironpond.state.Rewind;
import java.util.Optional;

/** What happens when an announced card takes effect. */
final class Resolution {
  private Resolution() {}

  /** Resolves the announced card on top. */
  static IronPondState resolve(IronPondState state) {
    var a = (Frame.Announced) state.top();
    IronPondState s = state.pop();
    if (a.heir().isPresent()) {
      Seat heir = a.heir().get();
      s = s.zones(s.zones().fetching(heir, a.card(), s.setting().open(heir)));
    }
    Card card = Deck.card(s.setting(), a.card());
    if (card.special() instanceof Counter counter && s.top() instanceof Frame.Announced below) {
      var target = new Counter.Target(s.pop(), below, Deck.card(s.setting(), below.card()));
      if (counter.meets(target, a.by()))
        return counter.breach(target, a.by()).isPresent() ? s : counter.answered(target, a);
    }
    return play(s, a, card);
  }

  private static IronPondState play(IronPondState s, Frame.Announced a, Card card) {
    Moment m = Moments.truly(s, a.by(), a.slot());
    if (!Plays.stands(card, m, a.picks())) return s.past(a);
    Optional<Part> breach = Plays.breach(card, m, a.picks());
    if (breach.isPresent()) return s.past(a);
    return switch (card.special()) {
      case Opening opening -> opening.opened(s.past(a), a);
      case Rewind rewind -> rewind.rewound(s, a, Plays.result(card, m, a.picks()).fresh());
      case Aftermath aftermath -> aftermath.after(changed(s, a, card, m), a);
      default -> changed(s, a, card, m);
    };
  }

  /** The scene changes; a card that was the move or an extra move leaves a deed. */
  private static IronPondState changed(IronPondState s, Frame.Announced a, Card card, Moment m) {
    Change c = card.effect().on(m, a.picks());
    Scene after = Landings.settled(c, a.by()).fresh();
    if (card.timing() != Timing.INSTEAD) {
      IronPondState next = s.scene(after).past(a);
      return c.from() >= 0 && a.slot() == Slot.NOW_OWN && card.timing() == Timing.AFTER
          ? next.now(next.now().deed(Optional.of(deed(Deed.Kind.EXTRA, m, c, after))))
          : next;
    }
    // A pawn can be taken in passing by the very next move only, and the card was that move.
    Position board = after.board();
    long passed = board.passed() & ~m.board().passed();
    return s.scene(after.board(board.passed(passed)).chrono(false))
        .now(s.now().deed(Optional.of(deed(Deed.Kind.CARD, m, c, after))))
        .based(new Frame.Moved());
  }

  private static Deed deed(Deed.Kind kind, Moment m, Change c, Scene after) {
    boolean stands = c.to() >= 0 && (after.board().pieces().occupied() >>> c.to() & 1) != 0;
    return new Deed(
        kind,
        Landings.exposed(m.scene(), after),
        c.from(),
        c.to(),
        stands ? c.to() : -1,
        -1,
        c.taken());
  }
}
