package fr.zizanie.server.store.matches;

import fr.zizanie.server.store.notifications.Owed;
import fr.zizanie.table.setup.MatchId;
import java.util.List;
import java.util.Optional;

/** Where it is kept what is due in matches by days. Fails as the whole store does. */
public interface DeadlineStore {
  /** A match that is to be looked at, as it stands, in milliseconds since 1970. */
  record Row(MatchId id, long due, long look) {}

  /** {@return the matches that are to be looked at by now, the longest waiting first} */
  List<Row> looks(long now, int most);

  /** {@return how a match stands} */
  Optional<Row> of(MatchId id);

  /** {@return whether a row still stood, and now says what is due} A reminder is given once. */
  boolean set(Row before, Deadline next);

  /** {@return whether a row still stood, and is looked at again at another time} */
  boolean later(Row before, long look);

  /** {@return whether a row still stood without a reminder, which is owed now} */
  boolean remind(Row before, Owed reminder);

  /**
   * Says that a server looks now; {@return since when, in milliseconds since 1970, some server has
   * looked without a break of {@code gap} milliseconds}
   */
  long watched(long now, long gap);
}
