package fr.zizanie.server.store.sql.matches;

/**
 * How a match {@code m} stands: by its own row before its first entry and once it is over, in
 * between by the last entry {@code l} that everybody saw, so that a move writes one row.
 */
public final class Latest {
  /** Goes behind {@code matches m}. */
  public static final String JOIN =
      """
      left join entries l on m.reason = '' and l.match_id = m.id and l.ply =
        (select e.ply from entries e where e.match_id = m.id and e.turn <> -2
          order by e.ply desc limit 1)
      """;

  /** The turn of an entry that not everybody saw. */
  static final int UNSEEN = -2;

  /** The number of the seat to act, or -1. */
  public static final String TURN = "coalesce(l.turn, m.turn)";

  /** How many actions everybody saw. */
  static final String ACTIONS = "coalesce(l.actions, m.actions)";

  /** When everybody saw something last, in milliseconds since 1970. */
  static final String UPDATED = "coalesce(l.at, m.updated)";

  private Latest() {}
}
