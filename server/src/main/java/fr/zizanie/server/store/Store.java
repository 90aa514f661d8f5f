package fr.zizanie.server.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where matches and guests are kept. Every method returns when the change is durable; another
 * database is another class.
 */
public interface Store extends AutoCloseable {
  /**
   * A match without its log.
   *
   * @param kind {@code computer}, {@code friend} or {@code screen}
   * @param seats who sits where, in moving order: {@code guest:ID}, {@code computer:LEVEL} or
   *     {@code open}
   * @param created milliseconds since 1970
   */
  record MatchRow(
      String id,
      String game,
      Map<String, String> options,
      String kind,
      List<String> seats,
      long created) {
    public MatchRow {
      options = Map.copyOf(options);
      seats = List.copyOf(seats);
    }
  }

  /** Keeps a new match. */
  void create(MatchRow match);

  /** {@return the match of that id} */
  Optional<MatchRow> match(String id);

  /** {@return the newest matches in which a guest sits, at most {@code limit}} */
  List<MatchRow> matchesOf(String guest, int limit);

  /** {@return whether the open seat, 0 or 1, was still open and is now this holder's} */
  boolean takeSeat(String id, int seat, String holder);

  /** {@return the log, one line of text an entry, in order} */
  List<String> entries(String id);

  /** {@return whether the entry was appended at that place; false if the place was taken} */
  boolean append(String id, int place, String entry, long at);

  /** {@return when the last entry came, or the match was created} */
  long updated(String id);

  /** {@return the name that a guest chose} */
  Optional<String> name(String guest);

  /** Keeps the name that a guest chose. */
  void rename(String guest, String name);

  /** {@return whether the database answers} */
  boolean healthy();

  @Override
  void close();
}
