package fr.zizanie.players.ironpond;

import fr.zizanie.rules.core.Choice;

/** Who is told how far a search for a chess move has come. */
@FunctionalInterface
public interface Progress {
  /** Nobody. */
  Progress NONE = (_, _, _, _) -> {};

  /** So many plies were looked ahead: the best move, its score, and how much was looked at. */
  void reached(int depth, Choice move, int score, long visits);
}
