package fr.zizanie.server.store.sql.rows;

import java.util.List;
import org.jdbi.v3.core.Handle;

/**
 * How a match {@code m} stands: by its own row before its first entry and once it is over, in
 * between by its last entry {@code l} that lists tell of, so that a move writes one row.
 */
public final class LastTold {
  /** The turn of an entry that lists don't tell of: not everybody saw it, or more came with it. */
  public static final int UNTOLD = -3;

  /** The turn of an entry after which the match's own row stands: an earlier version wrote both. */
  public static final int BY_ROW = -2;

  /** Goes behind {@code matches m}. The place is looked for only while a match goes on. */
  public static final String JOIN =
      """
      left join entries l on l.match_id = m.id and l.turn <> %1$d and l.ply =
        case m.reason when '' then (select e.ply from entries e
          where e.match_id = m.id and e.turn <> %2$d order by e.ply desc limit 1) end
      """
          .formatted(BY_ROW, UNTOLD);

  /** The number of the seat to act, or -1. */
  public static final String TURN = "coalesce(l.turn, m.turn)";

  /** How many actions everybody saw. */
  public static final String ACTIONS = "coalesce(l.actions, m.actions)";

  /** When everybody saw something last, in milliseconds since 1970. */
  public static final String UPDATED = "coalesce(l.at, m.updated)";

  /**
   * The same without {@link #JOIN}, for questions about all matches: PostgreSQL would answer them
   * by reading all entries.
   */
  public static final String TOUCHED =
      """
      coalesce((select case e.turn when %1$d then m.updated else e.at end from entries e
        where m.reason = '' and e.match_id = m.id and e.turn <> %2$d
        order by e.ply desc limit 1), m.updated)\
      """
          .formatted(BY_ROW, UNTOLD);

  private LastTold() {}

  /** {@return the matches that go on and were told of later than a time} */
  public static List<String> after(Handle h, long time) {
    return h.createQuery("select m.id from matches m " + JOIN + " where l.at > :time")
        .bind("time", time)
        .mapTo(String.class)
        .list();
  }

  /** Lets a match's own row say how it stands, as if that had come at a time. */
  public static void rewrite(Handle h, String match, long time) {
    h.createUpdate(
            """
            update matches set (turn, actions, updated) =
              (select %s, %s, :time from matches m %s where m.id = :match)
            where id = :match\
            """
                .formatted(TURN, ACTIONS, JOIN))
        .bind("time", time)
        .bind("match", match)
        .execute();
    h.createUpdate("update entries set turn = :by where match_id = :match and turn >= -1")
        .bind("by", BY_ROW)
        .bind("match", match)
        .execute();
  }
}
