package fr.zizanie.device;

import fr.zizanie.sheets.wire.house.MatchRow;
import fr.zizanie.table.live.Thinker;
import fr.zizanie.table.setup.MatchId;
import java.util.function.Supplier;

/** What a device is for the games on it. */
public interface Host {
  /** {@return milliseconds since 1970} */
  long millis();

  /** {@return the milliseconds before something is done for a player, drawn knowing nothing} */
  long pause();

  /** {@return so many bytes that nobody can foresee} */
  byte[] random(int count);

  /**
   * {@return where the computer thinks about one game; it tells nothing before it has been asked}
   * {@code saved} gives the saved game as it stands when thinking is asked for.
   */
  Thinker thinker(Supplier<String> saved);

  /**
   * Keeps a game as it stands, a saved game, with its row in a list of games: JSON of a {@link
   * MatchRow}. It is called after each change, before anybody is told of it.
   */
  void keep(MatchId id, String saved, String row);

  /**
   * Calls {@link Device#ring} once at a time in milliseconds since 1970, or never for {@link
   * Long#MAX_VALUE}; an earlier call is forgotten.
   */
  void wake(long at);
}
