package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.answer.Words;
import java.util.ArrayList;
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

  /** {@return the remarks of any game, and under which rules it is played if newer ones exist} */
  static List<Words> remarks(Game<?, ?> game, Options options) {
    var own = game instanceof Varied<?, ?> varied ? varied.remarks(options) : List.<Words>of();
    if (options.earlier().isEmpty()) return own;
    int rules = options.earlier().getAsInt();
    var out = new ArrayList<>(own);
    out.add(
        new Words(
            "Cette partie suit la version " + rules + " des règles, celle de ses débuts.",
            "This game follows version " + rules + " of the rules, under which it began."));
    return List.copyOf(out);
  }
}
