package fr.zizanie.rules.core.record;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import java.util.List;
import java.util.Optional;

/** A notation of its own in which a game writes the moves of its records (Formats, 4). */
public interface Movetext<S, V> {
  /** A match as lines tell it, with what was left to the seats. */
  record Moves<S, V>(Match<S, V> match, TimesLeft times) {}

  /**
   * {@return the moves as {@code viewer} may have them, or all of them, in ended lines; nothing if
   * this match can't be told so}
   */
  Optional<String> write(Match<S, V> match, TimesLeft times, Optional<Viewer> viewer);

  /** {@return whether the lines are written so} */
  boolean reads(List<String> lines);

  /**
   * {@return the match that the lines tell, every entry checked; or which line is wrong}
   *
   * @param options those of the match; without them the lines must do
   * @param first the number of the first line in its file
   */
  Answer<Moves<S, V>> read(Optional<Options> options, List<String> lines, int first);
}
