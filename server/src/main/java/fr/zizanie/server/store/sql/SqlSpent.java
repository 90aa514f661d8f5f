package fr.zizanie.server.store.sql;

import java.util.HashMap;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * What nodes on one PostgreSQL spend of limits that hold for all of them. Each keeps sums that only
 * grow, so that nothing is lost or counted twice however late somebody looks; a sum that hasn't
 * grown for a minute goes.
 */
final class SqlSpent {
  private static final String NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
  private static final long LASTING_MILLIS = 60_000;

  /** A sum of another node. */
  private record Sum(String node, String share) {}

  private final Jdbi jdbi;
  private final String node;
  private Map<Sum, Integer> seen = Map.of();
  private boolean looked;

  SqlSpent(Jdbi jdbi, String node) {
    this.jdbi = jdbi;
    this.node = node;
  }

  synchronized Map<String, Integer> exchange(Map<String, Integer> here) {
    var sums =
        jdbi.inTransaction(h -> {
          add(h, here);
          clean(h);
          return others(h);
        });
    var more = new HashMap<String, Integer>();
    if (looked)
      sums.forEach((sum, total) -> more.merge(sum.share, grown(sum, total), Integer::sum));
    more.values().removeIf(amount -> amount == 0);
    seen = sums;
    looked = true;
    return more;
  }

  /** A sum that is less than before has begun anew. */
  private int grown(Sum sum, int total) {
    int before = seen.getOrDefault(sum, 0);
    return total < before ? total : total - before;
  }

  private void add(Handle h, Map<String, Integer> here) {
    if (here.isEmpty()) return;
    try (var batch =
        h.prepareBatch(
            """
            insert into spent (node, share, total, at) values (:me, :share, :more, %1$s)
            on conflict (node, share) do update
              set total = spent.total + excluded.total, at = excluded.at\
            """
                .formatted(NOW))) {
      here.forEach(
          (share, more) -> batch.bind("me", node).bind("share", share).bind("more", more).add());
      batch.execute();
    }
  }

  /** Each its own, and those of the dead: so no two wait for each other. */
  private void clean(Handle h) {
    h.createUpdate(
            """
            delete from spent where at < %1$s - :lasting
              and (node = :me or node not in (select id from nodes where until > %1$s))\
            """
                .formatted(NOW))
        .bind("lasting", LASTING_MILLIS)
        .bind("me", node)
        .execute();
  }

  private Map<Sum, Integer> others(Handle h) {
    var sums = new HashMap<Sum, Integer>();
    h.createQuery("select node, share, total from spent where node <> :me")
        .bind("me", node)
        .map((row, _) -> Map.entry(new Sum(row.getString(1), row.getString(2)), row.getInt(3)))
        .forEach(entry -> sums.put(entry.getKey(), entry.getValue()));
    return sums;
  }
}
