package fr.zizanie.rules.ironpond.state;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.text.Tokens;
import fr.zizanie.rules.ironpond.text.Word;
import java.util.Optional;

/** What is pending; the top of the stack decides (rules, 2). */
public sealed interface Frame
    permits Frame.Ready,
        Frame.Moved,
        Frame.Aim,
        Frame.Announced,
        Frame.Window,
        Frame.Drawing,
        Frame.Over,
        Interlude {
  /** Before the move; while {@code reacting} the turn before may still be answered. */
  record Ready(boolean reacting) implements Frame {}

  /** After the move. */
  record Moved() implements Frame {}

  /**
   * A card or word whose picks are being made.
   *
   * @param form a card's number, or 128 plus a word’s ordinal
   * @param insisting whether it may be played although it will be annulled
   */
  record Aim(Seat by, int form, boolean insisting, Slot slot, Picks picks) implements Frame {
    /** {@return the picks that begin after a word} */
    public static Aim after(Word word, Seat by) {
      return new Aim(by, Tokens.CARDS + word.ordinal(), false, Slot.NOW_OWN, Picks.NONE);
    }

    /** {@return whether a word began it, no card} */
    public boolean isWord() {
      return form >= Tokens.CARDS;
    }

    /** {@return the word that began it} */
    public Word word() {
      return Word.of(Choice.word(form - Tokens.CARDS));
    }

    /** {@return the same with one pick more} */
    public Aim plus(Choice pick) {
      return new Aim(by, form, insisting, slot, picks.plus(pick));
    }
  }

  /**
   * A card on the table that hasn't taken effect.
   *
   * @param heir who gets the card afterwards (34)
   */
  record Announced(Seat by, int card, Slot slot, Picks picks, Optional<Seat> heir)
      implements Frame {}

  /**
   * The other player may answer the card below with one card, or pass.
   *
   * @param blind whether he sees no board (11); then {@code may} are the reactions still open to
   *     him
   */
  record Window(Seat to, Slot slot, boolean blind, CardSet may) implements Frame {}

  /** Chance deals a card to a seat. */
  record Drawing(Seat to) implements Frame {}

  /** The end. */
  record Over(Outcome outcome) implements Frame {}
}
