package fr.zizanie.rules.ironpond.option;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.ironpond.blank.Blank;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Cards that both players leave out before the game (rules, 5.2). */
public final class Removals {
  private Removals() {}

  /** {@return the printed cards of the deck; a blank card leaves by leaving the proposal} */
  public static List<String> of(Options options) {
    return printed(Proposal.setting(options)).list().stream().map(String::valueOf).toList();
  }

  private static CardSet printed(Setting setting) {
    CardSet out = setting.deck();
    for (Blank blank : setting.custom()) out = out.without(blank.number());
    return out;
  }

  public static Answer<Options> without(Options options, Set<String> cards) {
    if (cards.isEmpty()) return Answer.ok(options);
    CardSet deck = printed(Proposal.setting(options));
    var gone = new ArrayList<Integer>();
    for (String card : cards) {
      int number = card.matches("\\d{1,2}") ? Integer.parseInt(card) : 0;
      if (deck.common(Deck.with(Trait.ADVERTISES)).has(number))
        return Answer.no(
            Reason.BAD_OPTION.because(
                "PUB ne s’écarte pas : elle a signé jusqu’à la dernière réclame.",
                "PUB won’t leave: its contract runs until the last commercial."));
      if (!deck.has(number))
        return Answer.no(
            Reason.BAD_OPTION.because(
                "La carte « " + card + " » n’est pas dans le jeu de cartes.",
                "The card \"" + card + "\" is not in the deck."));
      gone.add(number);
    }
    CardSet left = deck.minus(CardSet.of(gone)).minus(Deck.with(Trait.ADVERTISES));
    if (left.size() < Proposal.FEWEST)
      return Answer.no(
          Reason.BAD_OPTION.because(
              "Il faut au moins 20 cartes.", "At least 20 cards are needed."));
    var values = new TreeMap<>(options.values());
    values.put("deck", left.list().stream().map(String::valueOf).collect(Collectors.joining(",")));
    return options.with(Proposal.OPTIONS, values);
  }
}
