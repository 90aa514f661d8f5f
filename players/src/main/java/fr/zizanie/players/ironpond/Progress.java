package fr.zizanie.players.ironpond;

import fr.zizanie.rules.core.Choice;

/** Hears how far a search for a chess move has come. */
@FunctionalInterface
public interface Progress {
  Progress NONE = (_, _, _, _) -> {};

  /**
   * Hears that so many plies were looked ahead, with the best move, its score in hundredths of a
   * pawn and the positions looked at.
   */
  void reached(int depth, Choice move, int score, long visits);
}
