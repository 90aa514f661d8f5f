package fr.zizanie.rules.tsunami.state;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.deck.Deck;
import fr.zizanie.rules.tsunami.go.Points;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is awaited. Cards are kinds of the deck; picks are codes of choices. */
public sealed interface Pending {
  /** The seat of the turn draws, plays a card, places its stone or passes. */
  record Main() implements Pending {
    /** The only one there is. */
    public static final Pending TURN = new Main();
  }

  /** Chance draws a card. */
  record Draw() implements Pending {}

  /** A drawn immediate card must be announced. */
  record MustPlay(int card) implements Pending {}

  /** A card is half announced. */
  record Aim(int card, List<Integer> picks) implements Pending {
    public Aim {
      picks = List.copyOf(picks);
    }
  }

  /** The other seat may counter an announced card. */
  record AnswerCard(int card, List<Integer> picks) implements Pending {
    public AnswerCard {
      picks = List.copyOf(picks);
    }
  }

  /** The other seat may counter a normal move. */
  record AnswerMove(int point) implements Pending {}

  /** The other seat places a stone of a card. */
  record Gift(int card) implements Pending {}

  /**
   * A step of an exchange.
   *
   * @param centre of its block, or -1
   * @param step from 0
   * @param last the stone of the step before, or -1
   */
  record Exchange(int card, int centre, int step, int last) implements Pending {}

  /** Chance takes so many cards of the other hand. */
  record Steal(int card, int left) implements Pending {}

  /** The turn is over but for discards; {@code named} after the word. */
  record Discard(boolean named) implements Pending {}

  /**
   * Both say which stones are dead.
   *
   * @param seat who acts
   * @param agreed whether the other seat agreed to these marks
   * @param word the word that waits for its chain
   */
  record Marking(Seat seat, Points dead, boolean agreed, Optional<Word> word) implements Pending {}

  /** It is over; these stones were dead. */
  record Over(Points dead, Outcome outcome) implements Pending {}

  /** {@return whether a half-made or announced card has secret picks} */
  default boolean secret(Deck deck) {
    return switch (this) {
      case Aim(int card, _) -> deck.card(card).note().isPresent();
      case AnswerCard(int card, _) -> deck.card(card).note().isPresent();
      default -> false;
    };
  }

  /** {@return this with the picks hidden} */
  default Pending hidden() {
    return switch (this) {
      case Aim(int card, var picks) -> new Aim(card, hidden(picks));
      case AnswerCard(int card, var picks) -> new AnswerCard(card, hidden(picks));
      default -> this;
    };
  }

  private static List<Integer> hidden(List<Integer> picks) {
    var out = new ArrayList<Integer>();
    for (int _ : picks) out.add(Choice.HIDDEN.code());
    return out;
  }
}
