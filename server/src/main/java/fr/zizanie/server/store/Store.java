package fr.zizanie.server.store;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where guests and matches are kept; logs only grow. What was written is durable when the method
 * returns. A store that fails throws {@link RuntimeException} and has changed nothing.
 */
public interface Store extends AutoCloseable {
  /** A match as it was found. */
  record Saved(Setup setup, List<String> entries) {
    public Saved {
      entries = List.copyOf(entries);
    }
  }

  /** A match in a list. */
  record Row(
      String id,
      String game,
      Map<String, String> options,
      List<Sitter> sitters,
      Optional<Seat> turn,
      Optional<Outcome> outcome,
      int actions,
      long updated) {
    public Row {
      options = Map.copyOf(options);
      sitters = List.copyOf(sitters);
    }
  }

  /** Keeps a new match and its first entries, if chance has made some. */
  void create(Setup setup, News news);

  /** {@return the match of that id} */
  Optional<Saved> match(String id);

  /** {@return whether the entries were appended; false if somebody else took their place} */
  boolean append(String id, News news);

  /** {@return whether the seat, 0 or 1, was free and is now the guest's} */
  boolean sit(String id, int seat, Guest guest);

  /** {@return the matches in which a guest sits, the last played first} */
  List<Row> rows(String guest, int most);

  /** {@return the ids of matches in which a computer is to act, the last played first} */
  List<String> thinking(int most);

  /** Keeps a guest under his present name. */
  void keep(Guest guest);

  /** {@return the name that a guest is kept under} */
  Optional<String> name(String guest);

  /** {@return whether the database answers} */
  boolean answers();

  @Override
  void close();
}
