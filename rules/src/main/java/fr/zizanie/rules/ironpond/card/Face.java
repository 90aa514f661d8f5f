package fr.zizanie.rules.ironpond.card;

import fr.zizanie.rules.core.answer.Words;
import java.util.EnumSet;
import java.util.Set;

/**
 * What everybody may know of a card: its number, when it is played, what players read of it, and
 * what opponents and pages ask about it.
 *
 * @param text for the player of the card, who is "you" in it
 * @param told the same for everybody else: {@code {self}} stands for the name of the side that
 *     plays the card, {@code {opp}} for the other; {@link Words#NONE} where the text speaks to
 *     nobody, or where nobody wrote one
 * @param worth in a hand, in hundredths of a pawn, beyond what it could do at once
 */
public record Face(
    int number, Timing timing, Words title, Words text, Words told, Set<Trait> traits, int worth) {
  /** A card about which nothing more is known, such as a blank one. */
  public static final int UNKNOWN = 30;

  /** The first number of a blank card. */
  public static final int BLANK = 100;

  public Face {
    traits = Set.copyOf(traits);
  }

  /** {@return the face of a card that has nothing special} */
  public static Face of(int number, Timing timing, Words title, Words text) {
    return new Face(number, timing, title, text, Words.NONE, Set.of(), UNKNOWN);
  }

  /** {@return whether the card is like that} */
  public boolean is(Trait trait) {
    return traits.contains(trait);
  }

  /** {@return where the rule book says what it does, as citations name it} */
  public String rule() {
    return number < BLANK ? "Iron Pond, card " + number : "Iron Pond, 5.2.6";
  }

  Face traits(Trait... more) {
    var all = EnumSet.noneOf(Trait.class);
    all.addAll(traits);
    all.addAll(Set.of(more));
    return new Face(number, timing, title, text, told, all, worth);
  }

  Face titled(Words other) {
    return new Face(number, timing, other, text, told, traits, worth);
  }

  Face text(Words other) {
    return new Face(number, timing, title, other, told, traits, worth);
  }

  Face told(Words other) {
    return new Face(number, timing, title, text, other, traits, worth);
  }

  Face worth(int other) {
    return new Face(number, timing, title, text, told, traits, other);
  }
}
