package fr.zizanie.players.ironpond;

import fr.zizanie.players.ironpond.search.Afterstate;
import fr.zizanie.players.search.Limit;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.ironpond.state.IronPondState;
import java.util.List;

/**
 * A line that a seat might begin now, and where it leads.
 *
 * @param action the whole action to make now
 * @param followUp the action after it, such as a card after a move; empty if none
 * @param card the first card that the line plays, or 0
 * @param hand what the hand gains in worth, in hundredths of a pawn
 * @param bonus hundredths of a pawn besides the board: what the hand gains, chances, errors
 * @param guess its value at first sight, in hundredths of a pawn
 */
record Candidate(
    List<Choice> action,
    List<Choice> followUp,
    Afterstate afterstate,
    int card,
    int hand,
    int bonus,
    int guess) {
  Candidate {
    action = List.copyOf(action);
    followUp = List.copyOf(followUp);
  }

  /** {@return the candidate of an action without a card that leads to a state} */
  static Candidate of(Decision decision, List<Choice> action, IronPondState next) {
    return of(decision, action, next, 0, 0, 0);
  }

  /** {@return the candidate of an action that leads to a state, judged at first sight} */
  static Candidate of(
      Decision decision, List<Choice> action, IronPondState next, int card, int hand, int bonus) {
    Afterstate then = Afterstate.of(decision.game(), next);
    int guess;
    try {
      guess = decision.glance(then);
    } catch (Limit.Stop stop) {
      if (card != 0) throw stop;
      guess = decision.still(then);
    }
    return new Candidate(action, List.of(), then, card, hand, bonus, guess + bonus);
  }

  /** {@return this candidate with so much more bonus} */
  Candidate more(int extra) {
    return new Candidate(action, followUp, afterstate, card, hand, bonus + extra, guess + extra);
  }
}
