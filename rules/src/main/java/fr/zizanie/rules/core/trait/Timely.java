package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Game;
import java.util.Optional;

/** A game in which some decisions have a time of their own. */
public interface Timely<S, V> extends Game<S, V> {
  /**
   * {@return the timed decision that is running, if one is; the same for every viewer. While chance
   * is to answer one, its answer waits for the end of the time}
   */
  Optional<Timed> timed(V view);

  /** {@return the timed decision that is running in any game} */
  static <S, V> Optional<Timed> timed(Game<S, V> game, V view) {
    return game instanceof Timely<S, V> timely ? timely.timed(view) : Optional.empty();
  }
}
