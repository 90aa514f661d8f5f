package fr.zizanie.server.store.sql;

import fr.zizanie.server.store.MatchId;
import fr.zizanie.server.store.PlayerId;
import fr.zizanie.server.store.Store;
import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/** What goes after a while, and what a guest takes, in SQL. */
final class SqlRetention {
  /** All that belongs to a match, before the match itself. */
  private static final List<String> PARTS =
      List.of("entries", "seeds", "terms", "leases", "presence");

  private SqlRetention() {}

  /** {@return how many went} */
  static int forget(Handle h, Store.Stale stale, Set<MatchId> used, int most) {
    var gone =
        stale(h, stale, most).stream().filter(id -> !used.contains(new MatchId(id))).toList();
    if (gone.isEmpty()) return 0;
    each(h, "update matches set again = '' where again = ?", gone);
    for (String part : PARTS) each(h, "delete from " + part + " where match_id = ?", gone);
    each(h, "delete from matches where id = ?", gone);
    return gone.size();
  }

  /** Nobody on any server is connected to them, and none waits for the computer or a clock. */
  private static List<String> stale(Handle h, Store.Stale stale, int most) {
    return h.createQuery(
            """
            select m.id from matches m
            where m.updated < :latest
              and m.updated < case
                when m.id in (select match_id from terms) then :unstarted
                when m.reason = '' then :unfinished
                else :finished end
              and m.id not in (select match_id from presence)
              and m.id not in (select match_id from leases)
            order by m.updated, m.id limit :most\
            """)
        .bind("latest", stale.latest())
        .bind("unstarted", stale.unstarted())
        .bind("unfinished", stale.unfinished())
        .bind("finished", stale.finished())
        .bind("most", most)
        .mapTo(String.class)
        .list();
  }

  private static void each(Handle h, String sql, List<String> ids) {
    var batch = h.prepareBatch(sql);
    for (String id : ids) batch.bind(0, id).add();
    batch.execute();
  }

  static Store.Held held(Handle h, PlayerId guest, long since) {
    return h.createQuery(
            """
            select count(*) as matches,
              coalesce(sum(length(m.options) + coalesce(length(t.text), 0)), 0) as letters
            from matches m left join terms t on t.match_id = m.id
            where (m.first_guest = :guest or m.second_guest = :guest)
              and (m.reason = '' or m.created > :since)\
            """)
        .bind("guest", guest.text())
        .bind("since", since)
        .map((row, _) -> new Store.Held(row.getInt("matches"), row.getLong("letters")))
        .one();
  }
}
