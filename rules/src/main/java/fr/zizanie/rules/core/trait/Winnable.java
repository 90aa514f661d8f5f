package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;

/** A game in which a seat can come to have no way to win, so that no time that runs out wins it. */
public interface Winnable<S, V> extends Game<S, V> {
  /** {@return whether some series of legal moves lets a seat win} */
  boolean winnable(S state, Seat by);

  /** {@return how any game ends when the time of a seat has run out} */
  static <S, V> Outcome flagged(Game<S, V> game, S state, Seat out) {
    return game instanceof Winnable<S, V> won && !won.winnable(state, out.other())
        ? new Outcome.Drawn("flag")
        : new Outcome.Won(out.other(), "flag");
  }
}
