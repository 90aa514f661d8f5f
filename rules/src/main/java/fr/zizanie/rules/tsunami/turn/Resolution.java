package fr.zizanie.rules.tsunami.turn;

import fr.zizanie.rules.tsunami.card.Asked;
import fr.zizanie.rules.tsunami.card.Exchanges;
import fr.zizanie.rules.tsunami.card.Notes;
import fr.zizanie.rules.tsunami.card.Operations;
import fr.zizanie.rules.tsunami.card.Picks;
import fr.zizanie.rules.tsunami.deck.Card;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.deck.Side;
import fr.zizanie.rules.tsunami.deck.Trigger;
import fr.zizanie.rules.tsunami.state.Moment;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import java.util.List;
import java.util.Optional;

/** How a card is announced and then carried out, operation by operation (P6, P7). */
public final class Resolution {
  private Resolution() {}

  /** {@return whether a card would have an effect; otherwise it is announced without picks} */
  static boolean applicable(TsunamiState s, int card) {
    return Operations.applicable(s, card, s.card(card).effect().getFirst());
  }

  /** {@return what is picked next for a card that is half announced; nothing if it is whole} */
  static Optional<Asked> asked(TsunamiState state, int card, List<Integer> picks) {
    if (!applicable(state, card)) return Optional.empty();
    TsunamiState s = state;
    int used = 0;
    for (Op op : s.card(card).effect()) {
      int slots = skips(s, card, op) ? 0 : Operations.slots(op);
      if (picks.size() < used + slots)
        return Optional.of(Asked.of(s, card, op, picks.subList(used, picks.size())));
      if (slots > 0 || Operations.slots(op) == 0)
        s = Operations.apply(s, card, op, picks.subList(used, used + slots));
      used += slots;
    }
    return Optional.empty();
  }

  /** Whether a later operation finds nothing to choose any more. */
  private static boolean skips(TsunamiState s, int card, Op op) {
    return Operations.slots(op) > 0 && !Operations.applicable(s, card, op);
  }

  /** {@return the state after an announced card that nobody countered} */
  static TsunamiState resolve(TsunamiState state, int card, List<Integer> picks) {
    TsunamiState s = state.at(Pending.Main.TURN);
    if (!applicable(s, card)) return s;
    int used = 0;
    for (Op op : s.card(card).effect()) {
      if (skips(s, card, op)) continue;
      int slots = Operations.slots(op);
      var mine = picks.subList(used, used + slots);
      used += slots;
      switch (op) {
        case Op.Exchange _ -> {
          int centre = slots > 0 ? Picks.at(mine, 0).a() : Moment.NOTHING;
          var begun = new Pending.Exchange(card, centre, 0, Moment.NOTHING);
          return ended(Exchanges.advance(s, begun), card);
        }
        case Op.StealRandom(int count) -> {
          return steal(s, card, count);
        }
        case Op.Place p when p.chooser() == Side.OPP -> {
          return Operations.applicable(s, card, p) ? s.at(new Pending.Gift(card)) : after(s, card);
        }
        default -> s = Operations.apply(s, card, op, mine);
      }
    }
    return after(s, card);
  }

  /** {@return the state after a step of an exchange: at the next, or after the card} */
  static TsunamiState ended(TsunamiState s, int card) {
    return s.pending() instanceof Pending.Exchange ? s : after(s, card);
  }

  static TsunamiState steal(TsunamiState s, int card, int left) {
    return left == 0 || s.hand(s.by().other()).isEmpty()
        ? after(s, card)
        : s.at(new Pending.Steal(card, left));
  }

  /** {@return the turn once a card has had its whole effect} */
  static TsunamiState after(TsunamiState s, int kind) {
    Card card = s.card(kind);
    if (card.instead() || s.moment().has(Moment.NO_MOVE))
      return Turns.over(card.instead() ? Notes.without(s, Trigger.Unless.INSTEAD_CARD) : s);
    return s.at(Pending.Main.TURN);
  }
}
