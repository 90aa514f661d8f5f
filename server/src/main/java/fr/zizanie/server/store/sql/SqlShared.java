package fr.zizanie.server.store.sql;

import fr.zizanie.server.store.Shared;
import fr.zizanie.server.store.matches.Stamp;
import fr.zizanie.server.store.sql.matches.Columns;
import fr.zizanie.server.store.sql.matches.SqlMatches;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Jdbi;

/** Nodes on one PostgreSQL. All times are the database's, so that no node's clock matters. */
final class SqlShared implements Shared {
  private static final String NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

  /** Where no node took a match up for ten seconds there was none, and no time went by. */
  private static final String RESUMED =
      """
      resumed = case when leases.node = :me or exists (select 1 from nodes n
        where n.id = leases.node and n.until > %1$s - 10000) then leases.resumed else %1$s end\
      """
          .formatted(NOW);

  private final Jdbi jdbi;
  private final String node;
  private final Hints hints;
  private final SqlSpent spent;

  /** Calls itself {@code node}. */
  SqlShared(Jdbi jdbi, String node, Hints hints) {
    this.jdbi = jdbi;
    this.node = node;
    this.hints = hints;
    spent = new SqlSpent(jdbi, node);
  }

  @Override
  public long millis() {
    return jdbi.withHandle(h -> h.createQuery("select " + NOW).mapTo(Long.class).one());
  }

  @Override
  public boolean signs(List<String> fingerprints) {
    return jdbi.inTransaction(h -> {
      h.execute("lock table node_keys in exclusive mode");
      var known = h.createQuery("select fingerprint from node_keys").mapTo(String.class).set();
      boolean joins = known.isEmpty() || fingerprints.stream().anyMatch(known::contains);
      if (joins && !known.contains(fingerprints.getFirst()))
        h.execute("insert into node_keys (fingerprint) values (?)", fingerprints.getFirst());
      return joins;
    });
  }

  @Override
  public boolean beat(long millis) {
    return jdbi.inTransaction(h -> {
      boolean alive =
          h.createQuery("select count(*) from nodes where id = :me and until > " + NOW)
                  .bind("me", node)
                  .mapTo(Integer.class)
                  .one()
              == 1;
      h.createUpdate(
              "insert into nodes (id, until) values (:me, :more + %1$s) on conflict (id)"
                      .formatted(NOW)
                  + " do update set until = excluded.until")
          .bind("me", node)
          .bind("more", millis)
          .execute();
      return alive;
    });
  }

  @Override
  public Map<MatchId, Stamp> stamps(Collection<MatchId> ids) {
    return jdbi.withHandle(h ->
        h
            .createQuery(
                "select m.id, m.again, coalesce(t.writes, -1) as writes, coalesce((select"
                    + " max(e.ply) from entries e where e.match_id = m.id), -1) + 1 as entries, "
                    + SqlMatches.SITTERS
                    + " left join terms t on t.match_id = m.id where m.id = any(:ids)")
            .bindArray("ids", String.class, texts(ids))
            .map((row, _) -> Map.entry(new MatchId(row.getString("id")), stamp(row)))
            .stream()
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
  }

  private static Stamp stamp(ResultSet row) throws SQLException {
    return new Stamp(
        row.getInt("entries"),
        row.getInt("writes"),
        Columns.sitters(row),
        Optional.of(row.getString("again")).filter(a -> !a.isEmpty()).map(MatchId::new));
  }

  /** In order, so that two nodes never wait for each other. */
  private static List<String> texts(Collection<MatchId> ids) {
    return ids.stream().map(MatchId::text).sorted().toList();
  }

  @Override
  public Set<MatchId> claim(Collection<MatchId> ids) {
    if (ids.isEmpty()) return Set.of();
    return jdbi.withHandle(h ->
        Set.copyOf(
            h.createQuery(
                    """
                    insert into leases (match_id, node) select id, :me from unnest(:ids) as id
                    on conflict (match_id) do update set node = excluded.node, %s
                    where leases.node = excluded.node or not exists
                      (select 1 from nodes n where n.id = leases.node and n.until > %s)
                    returning match_id\
                    """
                        .formatted(RESUMED, NOW))
                .bind("me", node)
                .bindArray("ids", String.class, texts(ids))
                .mapTo(String.class)
                .map(MatchId::new)
                .list()));
  }

  @Override
  public void release(Collection<MatchId> ids) {
    if (ids.isEmpty()) return;
    jdbi.useHandle(h ->
        h.createUpdate(
                """
                delete from leases where match_id in (select match_id from leases
                  where node = :me and match_id = any(:ids) order by match_id for update)\
                """)
            .bind("me", node)
            .bindArray("ids", String.class, texts(ids))
            .execute());
  }

  /** Also forgets nodes that have been dead for long. */
  @Override
  public List<MatchId> adopt(int most) {
    return jdbi.inTransaction(h -> {
      h.execute(
          "delete from presence where node not in (select id from nodes where until > %s)"
              .formatted(NOW));
      h.execute(
          "delete from nodes where until < %s and id not in (select node from leases)"
              .formatted(NOW));
      return h.createQuery(
              """
              update leases set node = :me, %s where match_id in
                (select l.match_id from leases l
                 where l.node not in (select id from nodes where until > %s)
                 order by l.match_id limit :most for update skip locked)
              returning match_id\
              """
                  .formatted(RESUMED, NOW))
          .bind("me", node)
          .bind("most", most)
          .mapTo(String.class)
          .map(MatchId::new)
          .list();
    });
  }

  @Override
  public Optional<Long> kept(MatchId id) {
    return jdbi.withHandle(h ->
        h.createQuery(
                "select l.resumed from leases l join nodes n on n.id = l.node"
                    + " where l.match_id = :id and n.until > "
                    + NOW)
            .bind("id", id.text())
            .mapTo(Long.class)
            .findOne());
  }

  @Override
  public void present(MatchId id, PlayerId guest, boolean on) {
    String sql =
        on
            ? "insert into presence (match_id, guest, node) values (?, ?, ?) on conflict do nothing"
            : "delete from presence where match_id = ? and guest = ? and node = ?";
    jdbi.useHandle(h -> h.execute(sql, id.text(), guest.text(), node));
    hints.tell(id);
  }

  @Override
  public Map<MatchId, Set<PlayerId>> elsewhere(Collection<MatchId> ids) {
    var out = new HashMap<MatchId, Set<PlayerId>>();
    jdbi.useHandle(h ->
        h.createQuery(
                """
                select p.match_id, p.guest from presence p join nodes n on n.id = p.node
                where p.match_id = any(:ids) and p.node <> :me and n.until > %s\
                """
                    .formatted(NOW))
            .bindArray("ids", String.class, texts(ids))
            .bind("me", node)
            .map((row, _) ->
                Map.entry(new MatchId(row.getString(1)), new PlayerId(row.getString(2))))
            .forEach(p -> out.computeIfAbsent(p.getKey(), _ -> new HashSet<>()).add(p.getValue())));
    return out;
  }

  @Override
  public void draw(PlayerId guest, Seed seed) {
    jdbi.useTransaction(h -> {
      h.execute("delete from drawn where at < %s - 600000".formatted(NOW));
      h.execute(
          """
          delete from drawn where guest = ? and commitment not in
            (select commitment from drawn where guest = ? order by at desc limit 3)\
          """,
          guest.text(),
          guest.text());
      h.execute(
          "insert into drawn (commitment, guest, seed, at) values (?, ?, ?, %s)".formatted(NOW),
          seed.commitment(),
          guest.text(),
          seed.hex());
    });
  }

  @Override
  public Optional<Seed> take(PlayerId guest, String commitment) {
    return jdbi.withHandle(h ->
        h.createQuery("delete from drawn where commitment = :c and guest = :guest returning seed")
            .bind("c", commitment)
            .bind("guest", guest.text())
            .mapTo(String.class)
            .map(Seed::new)
            .findOne());
  }

  @Override
  public int made(PlayerId guest, long millis) {
    return jdbi.withHandle(h ->
        h.createQuery(
                """
                select count(*) from matches
                where first_guest = :g and created > %1$s - :millis
                  or second_guest = :g and created > %1$s - :millis\
                """
                    .formatted(NOW))
            .bind("millis", millis)
            .bind("g", guest.text())
            .mapTo(Integer.class)
            .one());
  }

  @Override
  public Map<String, Integer> spend(Map<String, Integer> here) {
    return spent.exchange(here);
  }

  @Override
  public void listen(Consumer<MatchId> hint) {
    hints.listen(hint);
  }

  @Override
  public void leave() {
    jdbi.useHandle(h -> h.execute("delete from nodes where id = ?", node));
  }
}
