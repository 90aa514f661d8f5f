package fr.zizanie.lab.arena;

import fr.zizanie.rules.core.Seat;
import java.util.Optional;

/**
 * How a game of the arena ended.
 *
 * @param reason as outcomes name it, or {@link #STOPPED}
 * @param plies of the game, its random opening included
 */
public record Ending(Optional<Seat> winner, String reason, int plies) {
  /** Why a game counts as drawn that went on for too long. */
  public static final String STOPPED = "stopped";

  /** {@return the same for a seat} */
  public Result of(Seat seat) {
    return winner
        .map(w -> w == seat ? new Result(1, 0, 0, plies) : new Result(0, 0, 1, plies))
        .orElse(new Result(0, 1, 0, plies));
  }
}
