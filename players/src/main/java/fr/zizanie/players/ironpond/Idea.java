package fr.zizanie.players.ironpond;

import fr.zizanie.rules.core.Choice;
import java.util.List;

/**
 * Something to do now, and what it leads to.
 *
 * @param action the whole action to make now
 * @param then the action that shall follow it, such as a card after a move; empty if none
 * @param card the first card that the line plays, or 0
 * @param bonus what it is worth besides the board: cards kept, chances, whims
 * @param guess a first idea of its value
 */
record Idea(
    List<Choice> action, List<Choice> then, Outlook outlook, int card, int bonus, int guess) {
  Idea {
    action = List.copyOf(action);
    then = List.copyOf(then);
  }

  Idea more(int extra) {
    return new Idea(action, then, outlook, card, bonus + extra, guess + extra);
  }
}
