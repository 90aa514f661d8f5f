package fr.zizanie.server.computer;

import fr.zizanie.players.agent.Agent;
import fr.zizanie.rules.core.Game;
import java.util.Optional;

/** Who plays the games that the computer plays. */
public interface Opponents {
  /** {@return the opponent of a game, if it has one} */
  <S, V> Optional<Agent<V>> of(Game<S, V> game);
}
