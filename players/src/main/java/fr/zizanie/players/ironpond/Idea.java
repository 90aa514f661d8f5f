package fr.zizanie.players.ironpond;

import fr.zizanie.rules.core.Choice;
import java.util.List;

/**
 * Something to do now, and what it leads to.
 *
 * @param action the whole action to make now; what the line does later is only in its outlook
 * @param card the first card that the line plays, or 0
 * @param bonus what it is worth besides the board: cards kept, chances, whims
 * @param guess a first idea of its value
 */
record Idea(List<Choice> action, Outlook outlook, int card, int bonus, int guess) {
  Idea {
    action = List.copyOf(action);
  }

  Idea more(int extra) {
    return new Idea(action, outlook, card, bonus + extra, guess + extra);
  }
}
