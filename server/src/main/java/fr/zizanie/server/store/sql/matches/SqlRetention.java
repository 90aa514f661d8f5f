package fr.zizanie.server.store.sql.matches;

import fr.zizanie.server.store.matches.MatchStore;
import fr.zizanie.server.store.sql.rows.LastTold;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/** What goes after a while, and what a guest takes, in SQL. */
public final class SqlRetention {
  /** All that belongs to a match, before the match itself. */
  private static final List<String> PARTS =
      List.of(
          "entries",
          "seeds",
          "terms",
          "leases",
          "presence",
          "open_seats",
          "rating_changes",
          "challenges",
          "orders",
          "notices",
          "owed");

  /** How the id of a copy looks ({@link MatchId#ofCopy}); a match's own is longer. */
  private static final String COPIES = MatchId.ofCopy("_".repeat(12)).text();

  private SqlRetention() {}

  /**
   * Nobody on any server is connected to them, and none waits for the computer or a clock; a clock
   * of days ends a match by itself.
   */
  private static final String STALE =
      """
      select m.id from matches m
      where m.updated < :latest and m.due = 0
        and %s < case
          when m.id in (select match_id from terms) then :unstarted
          when m.reason = '' then :unfinished
          else :finished end
        and m.id not in (select match_id from presence)
        and m.id not in (select match_id from leases)
      """
          .formatted(LastTold.TOUCHED);

  /** {@return those that may go, the oldest first} */
  static List<String> stale(Handle h, MatchStore.Stale stale, Set<MatchId> used, int most) {
    // Those in use may be the oldest, and must not stand before all others for ever.
    return stale(h, "order by " + LastTold.TOUCHED + ", m.id limit :most", stale)
        .bind("most", most + used.size())
        .mapTo(String.class)
        .stream()
        .filter(id -> !used.contains(new MatchId(id)))
        .limit(most)
        .toList();
  }

  /**
   * {@return how many of {@code found} went, as they are stale still; {@code shared} if other
   * servers write to the database, too}
   */
  static int forget(Handle h, MatchStore.Stale stale, List<String> found, boolean shared) {
    var held = shared ? locked(h, stale, found) : found;
    var gone = still(h, stale, held, "");
    if (!gone.isEmpty()) delete(h, gone);
    return gone.size();
  }

  /**
   * Nobody plays on until they are gone. Whoever did while the lock was taken is seen only by the
   * next statement.
   */
  private static List<String> locked(Handle h, MatchStore.Stale stale, List<String> found) {
    return still(h, stale, found, " for update of m skip locked");
  }

  private static List<String> still(
      Handle h, MatchStore.Stale stale, List<String> found, String lock) {
    if (found.isEmpty()) return List.of();
    return stale(h, "and m.id in (<ids>) order by m.id" + lock, stale)
        .bindList("ids", found)
        .mapTo(String.class)
        .list();
  }

  /** Lets matches go with all that belongs to them. */
  public static void delete(Handle h, List<String> gone) {
    each(h, "update matches set again = '' where again = ?", gone);
    for (String part : PARTS) each(h, "delete from " + part + " where match_id = ?", gone);
    each(h, "delete from matches where id = ?", gone);
    SqlTexts.sweep(h);
  }

  private static Query stale(Handle h, String rest, MatchStore.Stale stale) {
    return h.createQuery(STALE + rest)
        .bind("latest", stale.latest())
        .bind("unstarted", stale.unstarted())
        .bind("unfinished", stale.unfinished())
        .bind("finished", stale.finished());
  }

  private static void each(Handle h, String sql, List<String> ids) {
    var batch = h.prepareBatch(sql);
    for (String id : ids) batch.bind(0, id).add();
    batch.execute();
  }

  static MatchStore.Held held(Handle h, PlayerId guest, long since) {
    return h.createQuery(
            """
            select count(*) as matches,
              coalesce(sum(length(coalesce(x.text, m.options)) + coalesce(length(t.text), 0)), 0)
                as letters
            from matches m left join terms t on t.match_id = m.id
              left join texts x on x.hash = m.options_hash
            where (m.first_guest = :guest or m.second_guest = :guest)
              and (m.reason = '' or m.created > :since) and m.id not like :copies\
            """)
        .bind("guest", guest.text())
        .bind("since", since)
        .bind("copies", COPIES)
        .map((row, _) -> new MatchStore.Held(row.getInt("matches"), row.getLong("letters")))
        .one();
  }

  static int copies(Handle h, PlayerId account) {
    return h.createQuery(
            """
            select count(*) from matches
            where (first_guest = :account or second_guest = :account) and id like :copies\
            """)
        .bind("account", account.text())
        .bind("copies", COPIES)
        .mapTo(Integer.class)
        .one();
  }
}
