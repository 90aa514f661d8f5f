package fr.zizanie.server.store.sql.people;

import fr.zizanie.server.store.people.Askers;
import fr.zizanie.server.store.people.Ties;
import fr.zizanie.server.store.sql.rows.Access;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/** The statements about whom somebody follows or blocks. */
public record SqlTies(Access access) implements Ties {
  private static final String IS = "exists (select 1 from ties t where t.who = %s and t.whom = %s";
  private static final String FOLLOWS = IS + " and t.kind = 0)";
  private static final String BLOCKS = IS + " and t.kind = 1)";

  /** Whether two people, by the columns or parameters that name them, avoid each other. */
  public static final String AVOID =
      "(" + BLOCKS.formatted("%1$s", "%2$s") + " or " + BLOCKS.formatted("%2$s", "%1$s") + ")";

  private static final String OTHER =
      """
      coalesce(g.name, '') as name, coalesce(g.standing, 0) as standing, k.since
      from ties k left join guests g on g.id =\
      """;

  @Override
  public boolean tie(PlayerId who, PlayerId whom, Kind kind, long since, int most) {
    return access.write(h ->
        h.createUpdate(
                    """
                    insert into ties (who, whom, kind, since)
                    select :who, :whom, :kind, :since
                    where (select count(*) from ties where who = :who and kind = :kind) < :most
                    on conflict (who, whom) do update set kind = excluded.kind,
                      since = excluded.since\
                    """)
                .bind("who", who.text())
                .bind("whom", whom.text())
                .bind("kind", kind.ordinal())
                .bind("since", since)
                .bind("most", most)
                .execute()
            == 1);
  }

  @Override
  public void untie(PlayerId who, PlayerId whom, Kind kind) {
    access.write(h ->
        h.execute(
            "delete from ties where who = ? and whom = ? and kind = ?",
            who.text(),
            whom.text(),
            kind.ordinal()));
  }

  @Override
  public List<Known> of(PlayerId who, int most) {
    return access.read(h -> {
      var out = new ArrayList<>(own(h, who));
      out.addAll(followers(h, who, most));
      return List.copyOf(out);
    });
  }

  private static List<Known> own(Handle h, PlayerId who) {
    var rows =
        h.createQuery(
            "select k.whom as id, k.kind, "
                + FOLLOWS.formatted("k.whom", "k.who")
                + " as followed, "
                + OTHER
                + " k.whom where k.who = :who order by k.since desc, k.whom");
    return rows.bind("who", who.text())
        .map((row, _) -> {
          boolean follows = row.getInt("kind") == Kind.FOLLOWS.ordinal();
          return new Known(
              other(row.getString("id"), row.getString("name"), row.getInt("standing")),
              follows,
              follows && row.getBoolean("followed"),
              !follows,
              row.getLong("since"));
        })
        .list();
  }

  /** Those of whom nothing is made. */
  private static List<Known> followers(Handle h, PlayerId who, int most) {
    return h.createQuery(
            "select k.who as id, "
                + OTHER
                + " k.who where k.whom = :who and k.kind = 0 and not "
                + IS.formatted(":who", "k.who")
                + ") order by k.since desc, k.who limit :most")
        .bind("who", who.text())
        .bind("most", most)
        .map((row, _) ->
            new Known(
                other(row.getString("id"), row.getString("name"), row.getInt("standing")),
                false,
                true,
                false,
                row.getLong("since")))
        .list();
  }

  private static Guest other(String id, String name, int standing) {
    return new Guest(new PlayerId(id), name, SqlGuests.standing(standing));
  }

  @Override
  public Set<PlayerId> opposite(PlayerId who) {
    return access.read(h ->
        h
            .createQuery(
                """
                select second_guest from matches where first_guest = :who
                union select first_guest from matches where second_guest = :who\
                """)
            .bind("who", who.text())
            .mapTo(String.class)
            .stream()
            .filter(id -> !id.isEmpty() && !id.equals(who.text()))
            .map(PlayerId::new)
            .collect(Collectors.toSet()));
  }

  @Override
  public Between between(PlayerId who, PlayerId whom) {
    return access.read(h ->
        two(
                h.createQuery(
                    "select "
                        + FOLLOWS.formatted(":one", ":other")
                        + " as follows, "
                        + FOLLOWS.formatted(":other", ":one")
                        + " as followed, "
                        + AVOID.formatted(":one", ":other")
                        + " as avoided, "
                        + """
                        exists (select 1 from matches m
                          where (m.first_guest = :one and m.second_guest = :other
                              or m.first_guest = :other and m.second_guest = :one)
                            and m.id not in (select match_id from terms)) as played,
                        coalesce((select asks from guests where id = :other), 1) as asks\
                        """),
                who,
                whom)
            .map((row, _) ->
                new Between(
                    row.getBoolean("follows"),
                    row.getBoolean("followed"),
                    row.getBoolean("avoided"),
                    row.getBoolean("played"),
                    Askers.values()[row.getInt("asks")]))
            .one());
  }

  private static Query two(Query query, PlayerId one, PlayerId other) {
    return query.bind("one", one.text()).bind("other", other.text());
  }

  @Override
  public boolean avoid(PlayerId one, PlayerId other) {
    return access.read(h ->
        two(
                h.createQuery("select " + AVOID.formatted(":one", ":other") + " as avoided"),
                one,
                other)
            .map((row, _) -> row.getBoolean("avoided"))
            .one());
  }

  @Override
  public Askers askers(PlayerId who) {
    return access.read(h ->
        h.createQuery("select asks from guests where id = :id")
            .bind("id", who.text())
            .map((row, _) -> Askers.values()[row.getInt("asks")])
            .findOne()
            .orElse(Askers.KNOWN));
  }

  @Override
  public void askers(PlayerId who, Askers askers) {
    access.write(h ->
        h.createUpdate(
                """
                insert into guests (id, name, asks) values (:id, '', :asks)
                on conflict (id) do update set asks = excluded.asks where guests.standing <> 2\
                """)
            .bind("id", who.text())
            .bind("asks", askers.ordinal())
            .execute());
  }

  @Override
  public Set<PlayerId> connected(Collection<PlayerId> whom, long now) {
    if (whom.isEmpty()) return Set.of();
    return access.read(h ->
        h.createQuery(
                """
                select distinct p.guest from presence p join nodes n on n.id = p.node
                where n.until > :now and p.guest in (<whom>)\
                """)
            .bind("now", now)
            .bindList("whom", whom.stream().map(PlayerId::text).toList())
            .mapTo(String.class)
            .map(PlayerId::new)
            .set());
  }

  /** Lets nobody know somebody any more. */
  static void delete(Handle h, PlayerId player) {
    h.execute("delete from ties where who = ? or whom = ?", player.text(), player.text());
    h.execute("delete from wants where player = ?", player.text());
    h.execute(
        "delete from challenges where challenger = ? or challenged = ?",
        player.text(),
        player.text());
  }
}
