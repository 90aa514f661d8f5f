package fr.zizanie.lab.cards;

import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.core.Options;

/**
 * The balance lab of Tsunami: the computer plays itself, and each card is judged by how the chances
 * of its player change. Chances are shares of playouts won from the stones on the board.
 *
 * @param budget how both seats think
 * @param horizon after so many turns of both seats together a draw or a card is judged
 * @param playouts for each look at the chances
 */
public record Lab(Options options, Budget budget, long seed, int horizon, int playouts) {
  /** Turns after which a card has mostly shown what it does; even, so that the same seat moves. */
  public static final int HORIZON = 16;

  /** Playouts of one look: it errs by about six hundredths, which the mean of many forgives. */
  public static final int PLAYOUTS = 64;

  public Lab {
    if (horizon < 2 || horizon % 2 != 0 || playouts < 1)
      throw new IllegalArgumentException(horizon + " turns, " + playouts + " playouts");
  }
}
