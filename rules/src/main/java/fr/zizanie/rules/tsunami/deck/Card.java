package fr.zizanie.rules.tsunami.deck;

import fr.zizanie.rules.core.answer.Words;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * One kind of card (Tsunami, 3.5).
 *
 * @param text what it does, in both languages
 * @param immediate whether it must be played when drawn
 * @param counters what it counters; empty for a card of one's own turn
 * @param note the width of the block that is noted secretly, 1 for a point
 */
public record Card(
    String id,
    int copies,
    Words name,
    Words text,
    boolean immediate,
    Timing timing,
    Set<Target> counters,
    OptionalInt note,
    Optional<Trigger> trigger,
    List<Op> effect) {
  /** When a card is played. */
  public enum Timing {
    BEFORE,
    INSTEAD,
    COUNTER
  }

  /** What a counter can counter. */
  public enum Target {
    CARD,
    RESERVE_CARD,
    MOVE
  }

  public Card {
    counters = Set.copyOf(counters);
    effect = List.copyOf(effect);
  }

  /** {@return whether it counters that; what counters any card counters reserve cards too} */
  public boolean counters(Target what) {
    return counters.contains(what) || what == Target.RESERVE_CARD && counters.contains(Target.CARD);
  }

  /** {@return whether it is played on the opponent's turn only} */
  public boolean counter() {
    return timing == Timing.COUNTER;
  }

  /** {@return the exchange that its effect ends with; only for a card that has one} */
  public Op.Exchange exchange() {
    return (Op.Exchange) effect.getLast();
  }

  /**
   * {@return the stone for the opponent that its effect ends with; only for a card that has one}
   */
  public Op.Place gift() {
    return (Op.Place) effect.getLast();
  }

  /** {@return whether it takes the place of the normal move} */
  public boolean instead() {
    return timing == Timing.INSTEAD;
  }
}
