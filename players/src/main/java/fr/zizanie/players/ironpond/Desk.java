package fr.zizanie.players.ironpond;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import java.util.SplittableRandom;

/** What a decision is made with: the view, a state that looks like it, and the time left. */
record Desk(
    IronPond game,
    IronPondView view,
    IronPondState state,
    Seat us,
    Strength strength,
    SplittableRandom random,
    Watch watch,
    Lookahead search) {

  Choice word(String text) {
    return game.notation().parse(text).orElseThrow();
  }

  boolean is(Choice choice, String text) {
    return choice.equals(word(text));
  }

  /** {@return the desk of the other seat in a state, who thinks as far as a first look} */
  Desk across(IronPondState then, Watch glimpse) {
    var look = new Lookahead(glimpse, new Memory(12));
    return new Desk(game, view, then, us.other(), strength.hasty(), random.split(), glimpse, look);
  }

  /** {@return the ways of a card, as long as there is time} */
  Ways ways(int card) {
    // Sets of pieces take long to walk and mostly differ little.
    int most = Deck.with(Trait.SETS).has(card) ? 2 + strength.plays() / 12 : strength.plays();
    return new Ways(game, most, random, watch::visit);
  }

  /** {@return the ways of an action that must be found} */
  Ways patient() {
    return new Ways(game, 100, random, () -> {});
  }

  Outlook outlook(IronPondState next) {
    return Outlook.of(game, next);
  }

  /** {@return what an outlook is worth at first sight, captures followed} */
  int glance(Outlook outlook) {
    return outlook.value(search, us, 0, -Lookahead.INFINITE, Lookahead.INFINITE);
  }
}
