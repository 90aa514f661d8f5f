package fr.zizanie.players.ironpond;

import fr.zizanie.players.ironpond.search.Afterstate;
import fr.zizanie.players.ironpond.search.ChessSearch;
import fr.zizanie.players.ironpond.search.IronPondEvaluation;
import fr.zizanie.players.search.Completions;
import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Score;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.scene.Past;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import java.util.SplittableRandom;

/** The material of one decision: the view, a state that looks like it, and the limit. */
record Decision(
    IronPond game,
    IronPondView view,
    IronPondState state,
    Seat us,
    Strength strength,
    SplittableRandom random,
    ChessSearch search) {
  private static final int SMALL_TABLE = 12;

  /** {@return a search for the viewer of this view, with room for 2^bits positions} */
  static ChessSearch search(IronPondView view, Limit limit, int bits) {
    var search = new ChessSearch(limit, bits);
    // A dead position is dead under every version of the rules.
    return view.setting().plain() && !view.setting().hasCards()
        ? search.lawful(view.scene().map(Scene::past).orElse(Past.None.NONE))
        : search;
  }

  Limit limit() {
    return search.limit();
  }

  Choice word(String text) {
    return game.notation().parse(text).orElseThrow();
  }

  boolean is(Choice choice, String text) {
    return choice.equals(word(text));
  }

  /** {@return the decision of the other seat in a state, which looks at first sight only} */
  Decision across(IronPondState then, Limit glimpse) {
    var look = search(view, glimpse, SMALL_TABLE);
    return new Decision(game, view, then, us.other(), strength.hasty(), random.split(), look);
  }

  /** {@return this decision for another hand, which makes it itself and shares the table} */
  Decision beside(long nanosLeft) {
    var look = search.beside(limit().beside(nanosLeft));
    return new Decision(game, view, state, us, strength, random, look);
  }

  /** {@return the ways to play a card, as long as there is time} */
  Completions<IronPondState> plays(int card) {
    // Sets of pieces take long to walk and mostly differ little.
    int most = Deck.with(Trait.SETS).has(card) ? 2 + strength.plays() / 12 : strength.plays();
    return new Completions<>(game, most, random, limit()::visit);
  }

  /** {@return the ways to make an action that must be found} */
  Completions<IronPondState> patient() {
    return new Completions<>(game, 100, random, () -> {});
  }

  /** {@return the value of an afterstate at first sight, with captures followed} */
  int glance(Afterstate then) {
    return then.value(search, us, 0, -Score.INFINITE, Score.INFINITE);
  }

  /** {@return the value of an afterstate as it stands} */
  int still(Afterstate then) {
    int value = IronPondEvaluation.of(then.board());
    return then.board().turn() == us ? value : -value;
  }
}
