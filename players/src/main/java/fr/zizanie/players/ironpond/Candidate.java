package fr.zizanie.players.ironpond;

import fr.zizanie.players.ironpond.search.Afterstate;
import fr.zizanie.players.search.Limit;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.ironpond.state.IronPondState;
import java.util.List;

/**
 * Something to do now, and what it leads to.
 *
 * @param action the whole action to make now
 * @param followUp the action that shall follow it, such as a card after a move; empty if none
 * @param card the first card that the line plays, or 0
 * @param bonus what it is worth besides the board: cards kept, chances, errors
 * @param guess a first idea of its value
 */
record Candidate(
    List<Choice> action,
    List<Choice> followUp,
    Afterstate afterstate,
    int card,
    int bonus,
    int guess) {
  Candidate {
    action = List.copyOf(action);
    followUp = List.copyOf(followUp);
  }

  /** {@return an action that leads to a state, judged at first sight} */
  static Candidate of(
      Decision decision, List<Choice> action, IronPondState next, int card, int bonus) {
    Afterstate then = Afterstate.of(decision.game(), next);
    int guess;
    try {
      guess = decision.glance(then);
    } catch (Limit.Stop stop) {
      if (card != 0) throw stop;
      guess = decision.still(then);
    }
    return new Candidate(action, List.of(), then, card, bonus, guess + bonus);
  }

  /** {@return the same, worth so much more} */
  Candidate more(int extra) {
    return new Candidate(action, followUp, afterstate, card, bonus + extra, guess + extra);
  }
}
