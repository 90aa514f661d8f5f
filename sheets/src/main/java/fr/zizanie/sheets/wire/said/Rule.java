package fr.zizanie.sheets.wire.said;

import fr.zizanie.rules.Games;
import java.util.Optional;

/**
 * The paragraph of a game's rule book that a sentence rests on.
 *
 * @param number such as "3.7", "R12" or "card 21"; the sentence says it, or the name of the card
 */
public record Rule(String game, String number) {
  /** {@return the same rule for the wire, if it stands in the book of a game} */
  static Optional<Rule> of(fr.zizanie.rules.core.answer.Rule rule) {
    return Games.ofBook(rule.book()).map(game -> new Rule(game.profile().id(), rule.number()));
  }
}
