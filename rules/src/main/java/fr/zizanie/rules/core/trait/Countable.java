package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A game whose moves perft counts, to prove its rules against other programs. */
public interface Countable<S, V> extends Game<S, V> {
  /**
   * {@return the number of leaf actions {@code depth} board moves below {@code state}, from 0;
   * draws by rule do not stop it}
   */
  default long perft(S state, int depth) {
    if (depth == 0) return 1;
    return divide(state, depth).values().stream().mapToLong(Long::longValue).sum();
  }

  /** {@return the perft below each action, by its tokens; {@code depth} from 1} */
  default SortedMap<String, Long> divide(S state, int depth) {
    var out = new TreeMap<String, Long>();
    for (var action : Lines.actions(this, state, Integer.MAX_VALUE))
      if (counts(action))
        out.put(notation().print(action), perft(Lines.after(this, state, action), depth - 1));
    return out;
  }

  /** {@return whether a whole action is a board move, which counts} */
  default boolean counts(List<Choice> action) {
    return true;
  }

  /** {@return whether a whole action of any game is a move} */
  static boolean counts(Game<?, ?> game, List<Choice> action) {
    return !(game instanceof Countable<?, ?> countable) || countable.counts(action);
  }

  /** {@return any game as one whose moves are counted, if they are} */
  static <S, V> Optional<Countable<S, V>> of(Game<S, V> game) {
    return game instanceof Countable<S, V> countable ? Optional.of(countable) : Optional.empty();
  }
}
