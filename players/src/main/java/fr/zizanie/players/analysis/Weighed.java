package fr.zizanie.players.analysis;

import fr.zizanie.rules.core.Choice;
import java.util.List;

/**
 * A whole action with the chance that it leaves to its seat.
 *
 * @param chance from 0, lost, to 1, won
 * @param interval half the width of the interval in which the chance lies 19 times of 20, as far as
 *     drawn worlds decide it; 0 where nothing is drawn
 */
public record Weighed(List<Choice> action, double chance, double interval) {
  public Weighed {
    action = List.copyOf(action);
  }
}
