package fr.zizanie.rules.core;

import java.util.Optional;

/**
 * How a game ended: who won, if anybody, and why, as a lower-case word such as {@code checkmate}.
 */
public sealed interface Outcome {
  /** One seat won. */
  record Won(Seat by, String reason) implements Outcome {}

  /** Nobody won. */
  record Drawn(String reason) implements Outcome {}

  /** Nobody won, and nothing was decided: the game doesn't count. */
  record Annulled(String reason) implements Outcome {}

  /** {@return the word that says why} */
  String reason();

  /** {@return the winner, if there is one} */
  default Optional<Seat> winner() {
    return this instanceof Won(Seat by, _) ? Optional.of(by) : Optional.empty();
  }
}
