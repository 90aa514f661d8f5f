package fr.zizanie.players.agent;

import fr.zizanie.rules.core.Choice;
import java.util.List;

/**
 * The action that an agent would make, with its score.
 *
 * @param action a whole action
 * @param score hundredths of a piece, positive when good for the seat to act; a forced win is near
 *     30,000
 * @param visits positions looked at
 */
public record Advice(List<Choice> action, int score, long visits) {
  public Advice {
    action = List.copyOf(action);
  }
}
