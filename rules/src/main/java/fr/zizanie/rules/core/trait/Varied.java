package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.answer.Words;
import java.util.List;

/** A game that its options shape: they name its seats or its cards, or are worth a remark. */
public interface Varied<S, V> extends Game<S, V> {
  /** {@return this game as {@code options} shape it: with its own cards, say, to name them} */
  default Game<S, V> agreed(Options options) {
    return this;
  }

  /** {@return what is unusual about options that are accepted all the same} */
  default List<Words> remarks(Options options) {
    return List.of();
  }

  /** {@return any game as {@code options} shape it} */
  static <S, V> Game<S, V> agreed(Game<S, V> game, Options options) {
    return game instanceof Varied<S, V> varied ? varied.agreed(options) : game;
  }

  /** {@return the remarks of any game} */
  static List<Words> remarks(Game<?, ?> game, Options options) {
    return game instanceof Varied<?, ?> varied ? varied.remarks(options) : List.of();
  }
}
