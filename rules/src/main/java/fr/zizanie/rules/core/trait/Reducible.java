package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import java.util.List;
import java.util.Set;

/** A game whose cards two players may agree to leave out. */
public interface Reducible {
  /** {@return the cards, by their ids, that may be talked about under {@code options}, in order} */
  List<String> removable(Options options);

  /** {@return the options without cards that both agreed to leave out; or why they stay} */
  Answer<Options> without(Options options, Set<String> cards);

  /** {@return the cards of any game that may be talked about} */
  static List<String> removable(Game<?, ?> game, Options options) {
    return game instanceof Reducible reducible ? reducible.removable(options) : List.of();
  }

  /** {@return the options of any game without cards; or why they stay} */
  static Answer<Options> without(Game<?, ?> game, Options options, Set<String> cards) {
    if (cards.isEmpty()) return Answer.ok(options);
    return game instanceof Reducible reducible
        ? reducible.without(options, cards)
        : Answer.no(
            Reason.BAD_OPTION.because(
                "Ces cartes ne s’écartent pas.", "These cards cannot be left out."));
  }
}
