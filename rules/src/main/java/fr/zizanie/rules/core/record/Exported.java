package fr.zizanie.rules.core.record;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import java.util.Map;
import java.util.Optional;

/** A game whose matches other programs can show. */
public interface Exported<S, V> extends Game<S, V> {
  /**
   * {@return the match with nothing in it that {@code viewer} may not know, or with everything, if
   * it can be told so; {@code tags} adds names, the date and so on, {@code times} what was left to
   * the seats}
   */
  Optional<Export> export(
      Match<S, V> match, Optional<Viewer> viewer, Map<String, String> tags, TimesLeft times);

  /** {@return the same without times} */
  static <S, V> Optional<Export> of(
      Match<S, V> match, Optional<Viewer> viewer, Map<String, String> tags) {
    return of(match, viewer, tags, TimesLeft.NONE);
  }

  /** {@return the match of any game for other programs, if they can show it} */
  static <S, V> Optional<Export> of(
      Match<S, V> match, Optional<Viewer> viewer, Map<String, String> tags, TimesLeft times) {
    return match.game() instanceof Exported<S, V> exported
        ? exported.export(match, viewer, tags, times)
        : Optional.empty();
  }
}
