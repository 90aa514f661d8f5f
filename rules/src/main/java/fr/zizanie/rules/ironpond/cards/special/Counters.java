package fr.zizanie.rules.ironpond.cards.special;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Fundamental;
import fr.zizanie.rules.ironpond.card.Part;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.chess.Legal;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.state.Counter;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import java.util.List;
import java.util.Optional;

/** Cards that answer a card (Iron Pond, cards 32, 34, 39, 42, 52). */
public final class Counters {
  /** The card below has no effect. */
  private enum Cancel implements Counter {
    CARD;

    @Override
    public boolean meets(Target target, Seat by) {
      return true;
    }

    /** It may not leave the player of the card, in check, without a way out (F3). */
    @Override
    public Optional<Part> breach(Target target, Seat by) {
      return barsEscape(target.below(), target.announced())
          ? Optional.of(Part.F3)
          : Optional.empty();
    }

    @Override
    public IronPondState answered(Target target, Frame.Announced own) {
      return target.below().past(target.announced());
    }
  }

  /** The card below takes effect and changes hands. */
  private enum Take implements Counter {
    CARD;

    @Override
    public boolean meets(Target target, Seat by) {
      return true;
    }

    @Override
    public Optional<Part> breach(Target target, Seat by) {
      return Optional.empty();
    }

    @Override
    public IronPondState answered(Target target, Frame.Announced own) {
      return target.below().push(target.announced().inherited(own.by())).notOwing(own.card());
    }
  }

  private Counters() {}

  private static boolean barsEscape(IronPondState s, Frame.Announced target) {
    if (target.slot() != Slot.NOW_OWN && target.slot() != Slot.LAST_FOREIGN) return false;
    Position board = s.scene().board();
    if (board.turn() != target.by() || !board.inCheck(target.by())) return false;
    return target.slot() == Slot.NOW_OWN
        ? !Fundamental.canMove(board, s.now())
        : !Legal.canMove(board);
  }

  private static Card no(int number) {
    return Card.card(number, Timing.ON_CARD).special(Cancel.CARD);
  }

  public static final List<Card> ALL =
      List.of(
          no(32)
              .named("Pas question", "No Way")
              .text(
                  "La carte que l’adversaire vient de jouer n’a aucun effet.",
                  "The card your opponent just played has no effect.")
              .told(
                  "La carte que les {opp} viennent de jouer n’a aucun effet.",
                  "The card {opp} has just played has no effect.")
              .trait(Trait.ANNULS)
              .worth(70),
          Card.card(34, Timing.ON_CARD)
              .named("Vautour", "Vulture")
              .text(
                  "La carte que l’adversaire vient de jouer fait son effet, puis passe dans votre"
                      + " main.",
                  "The card your opponent just played takes effect, then joins your hand.")
              .told(
                  "La carte que les {opp} viennent de jouer fait son effet, puis passe dans la main"
                      + " des {self}.",
                  "The card {opp} has just played takes effect, then joins {self}’s hand.")
              .trait(Trait.TAKES_OVER)
              .worth(60)
              .special(Take.CARD),
          no(39)
              .named("Non", "No")
              .text(
                  "La carte que l’adversaire vient de jouer n’a aucun effet.",
                  "The card your opponent just played has no effect.")
              .told(
                  "La carte que les {opp} viennent de jouer n’a aucun effet.",
                  "The card {opp} has just played has no effect.")
              .trait(Trait.ANNULS)
              .worth(70),
          no(42)
              .named("Que nenni", "Nay")
              .text(
                  "La carte que l’adversaire vient de jouer n’a aucun effet.",
                  "The card your opponent just played has no effect.")
              .told(
                  "La carte que les {opp} viennent de jouer n’a aucun effet.",
                  "The card {opp} has just played has no effect.")
              .trait(Trait.ANNULS)
              .worth(70),
          no(52)
              .named("Niet", "Niet")
              .text(
                  "La carte que l’adversaire vient de jouer n’a aucun effet.",
                  "The card your opponent just played has no effect.")
              .told(
                  "La carte que les {opp} viennent de jouer n’a aucun effet.",
                  "The card {opp} has just played has no effect.")
              .trait(Trait.ANNULS)
              .worth(70));
}
