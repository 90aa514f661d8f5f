package fr.zizanie.rules.ironpond.state;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.blank.Blank;
import java.util.List;

/**
 * The options of a game (rules, 10).
 *
 * @param edition the version of the rules
 * @param plain whether chess without cards was agreed on
 * @param deck the cards of the game
 * @param strict whether every play is accepted and punished instead of refused
 * @param whiteOpen how many of White's cards lie open, 0 to 5
 * @param blackOpen the same for Black
 * @param calm whether the decisions of Kidnapping last twice as long (11)
 * @param custom the blank cards that were filled in
 */
public record Setting(
    Edition edition,
    boolean plain,
    CardSet deck,
    boolean strict,
    int whiteOpen,
    int blackOpen,
    boolean gestures,
    Darts darts,
    boolean reshuffles,
    boolean freeDiscard,
    boolean calm,
    List<Blank> custom) {
  /** How the darts of card 71 are thrown. */
  public enum Darts {
    CHANCE,
    SKILL,
    EXCLUDED
  }

  /** The cards of a hand. */
  public static final int HAND = 5;

  public Setting {
    custom = List.copyOf(custom);
  }

  /** How many cards of a seat lie open. */
  public int open(Seat seat) {
    return seat == Seat.FIRST ? whiteOpen : blackOpen;
  }

  public boolean hasCards() {
    return !deck.isEmpty();
  }

  /** {@return whether the game follows the Laws of Chess to the end (5.5)} */
  public boolean lawful() {
    return plain && edition.followsLaws() && deck.isEmpty();
  }

  /** {@return the same with other cards, those that a position names} */
  public Setting with(CardSet cards) {
    return new Setting(
        edition,
        plain,
        cards,
        strict,
        whiteOpen,
        blackOpen,
        gestures,
        darts,
        reshuffles,
        freeDiscard,
        calm,
        custom);
  }
}
