package fr.zizanie.players.ironpond;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.IronPondState;
import fr.zizanie.rules.ironpond.IronPondView;
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

  Ways ways() {
    return new Ways(game, strength.plays(), random, watch);
  }

  Outlook outlook(IronPondState next) {
    return Outlook.of(game, next);
  }

  /** {@return what an outlook is worth at first sight, captures followed} */
  int glance(Outlook outlook) {
    return outlook.value(search, us, 0, -Lookahead.INFINITE, Lookahead.INFINITE);
  }
}
