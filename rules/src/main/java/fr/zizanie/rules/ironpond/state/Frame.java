package fr.zizanie.rules.ironpond.state;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.text.Tokens;
import fr.zizanie.rules.ironpond.text.Word;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/** What is pending; the top of the stack decides (rules, 2). */
public sealed interface Frame {
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
      implements Frame {
    /** {@return the same, to go to somebody afterwards} */
    public Announced inherited(Seat by) {
      return new Announced(this.by, card, slot, picks, Optional.of(by));
    }
  }

  /**
   * The other player may answer the card below with one card, or pass.
   *
   * @param blind whether they see no board (11); then {@code may} are the reactions still open to
   *     them
   */
  record Window(Seat to, Slot slot, boolean blind, CardSet may) implements Frame {}

  /** Chance deals a card to a seat. */
  record Drawing(Seat to) implements Frame {}

  /** The end. */
  record Over(Outcome outcome) implements Frame {}

  /**
   * What one card brings to the table besides its change of the scene: who decides then, what they
   * may do, what comes of it, who sees what, and how long it lasts.
   */
  non-sealed interface Interlude extends Frame {
    /** {@return whose decision it is} */
    Turn turn();

    /** Adds what may be chosen. */
    void offer(IronPondState s, Choices out);

    /** {@return what its word must meet, where a seat decides} */
    default Conditions<Pick> word() {
      throw new IllegalStateException("chance decides: " + this);
    }

    /** {@return what a choice without picks leads to, from the state below} */
    default IronPondState chosen(IronPondState below, Choice c) {
      throw new IllegalStateException("a word with picks is asked for: " + this);
    }

    /** {@return how many picks follow its word} */
    default int picks() {
      return 0;
    }

    /** Adds all that has the form of the next pick after its word. */
    default void pick(IronPondState s, Picks soFar, Choices out) {
      throw new IllegalStateException("no picks in " + this);
    }

    /** {@return what the picks after its word must meet} */
    default Conditions<Pick> rules() {
      throw new IllegalStateException("no picks in " + this);
    }

    /** {@return what the word and its picks lead to, from the state with this on top} */
    default IronPondState picked(IronPondState s, Picks picks) {
      throw new IllegalStateException("no picks in " + this);
    }

    /** {@return what happens when its time is over, from the state with this on top} */
    default IronPondState late(IronPondState s) {
      return s;
    }

    /** {@return what an event at the table leads to, from the state with this on top} */
    default IronPondState told(IronPondState s, Event event) {
      return s;
    }

    /** {@return how long the decision lasts, if it is timed} */
    default Optional<Timed> timed(Setting setting) {
      return Optional.empty();
    }

    /** {@return who must tell what their hands did, if anybody must} */
    default Optional<Seat> awaited(Setting setting) {
      return Optional.empty();
    }

    /** {@return whether a viewer doesn't see the board} */
    default boolean blinds(Viewer viewer) {
      return false;
    }

    /** {@return whether a viewer has only what is shown now} */
    default boolean hushes(Viewer viewer) {
      return false;
    }

    /** {@return whether picks after its word stay hidden from others} */
    default boolean secret(IronPondState s) {
      return false;
    }

    /** {@return whether any choice now may tell its maker something hidden} */
    default boolean reveals() {
      return false;
    }

    /** {@return this as a viewer knows it, whose scenes {@code mask} makes of the true ones} */
    default Interlude seen(IronPondState s, Viewer viewer, UnaryOperator<Scene> mask) {
      return this;
    }

    /** {@return something that looks like this in a scene, with traps imagined} */
    default Interlude imagined(Scene scene, UnaryOperator<Scene> traps, RandomGenerator random) {
      return this;
    }
  }

  /**
   * What a seat tries that a special card asks for: a word, or a pick after it.
   *
   * @param s in an interlude with that on top
   * @param soFar what has been picked after the word
   */
  record Pick(IronPondState s, Picks soFar, Choice choice) {}
}
