package fr.zizanie.server.store.sql.matches;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.server.store.matches.Deadline;
import fr.zizanie.server.store.matches.DeadlineStore;
import fr.zizanie.server.store.notifications.Owed;
import fr.zizanie.server.store.sql.notifications.SqlOwed;
import fr.zizanie.server.store.sql.rows.Access;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/** The statements about what is due in matches by days. */
public record SqlDeadlines(Access access) implements DeadlineStore {
  private static final String ROW = "select id, due, look from matches where ";

  @Override
  public List<Row> looks(long now, int most) {
    return access.read(h ->
        rows(
            h.createQuery(ROW + "look > 0 and look <= :now order by look, id limit :most")
                .bind("now", now)
                .bind("most", most)));
  }

  @Override
  public Optional<Row> of(MatchId id) {
    return access.read(
        h -> rows(h.createQuery(ROW + "id = :id").bind("id", id.text())).stream().findFirst());
  }

  private static List<Row> rows(Query query) {
    return query
        .map((row, _) ->
            new Row(new MatchId(row.getString("id")), row.getLong("due"), row.getLong("look")))
        .list();
  }

  @Override
  public boolean set(Row before, Deadline next) {
    return access.write(h ->
        h.execute(
                """
                update matches set due = ?, awaited = ?,
                  look = case when reminded = 1 and ? < ? then ? else ? end
                where id = ? and due = ? and look = ?\
                """,
                next.at(),
                Columns.number(next.seat()),
                next.look(),
                next.at(),
                next.at(),
                next.look(),
                before.id().text(),
                before.due(),
                before.look())
            == 1);
  }

  @Override
  public boolean later(Row before, long look) {
    return access.write(h ->
        h.execute(
                "update matches set look = ? where id = ? and due = ? and look = ?",
                look,
                before.id().text(),
                before.due(),
                before.look())
            == 1);
  }

  @Override
  public boolean remind(Row before, Owed reminder) {
    return access.write(h -> {
      int first =
          h.execute(
              """
              update matches set look = due, reminded = 1
              where id = ? and due = ? and look = ? and reminded = 0\
              """,
              before.id().text(),
              before.due(),
              before.look());
      if (first == 1) SqlOwed.insert(h, List.of(reminder));
      return first == 1;
    });
  }

  @Override
  public long watched(long now, long gap) {
    return access.write(h ->
        h.createQuery(
                """
                insert into watches (id, since, seen) values (1, :now, :now)
                on conflict (id) do update set
                  since = case when watches.seen < :now - :gap then :now else watches.since end,
                  seen = case when watches.seen > :now then watches.seen else :now end
                returning since\
                """)
            .bind("now", now)
            .bind("gap", gap)
            .mapTo(Long.class)
            .one());
  }

  /** Keeps when a match began, from which its first turn counts. */
  static void begun(Handle h, MatchId id, long at) {
    h.execute("update matches set begun = ? where id = ?", at, id.text());
  }

  /** What was due goes with the turn that it was due in, and with it the reminder. */
  static void append(Handle h, MatchId id, Deadline due) {
    h.execute(
        """
        update matches set reminded = case when due = ? then reminded else 0 end,
          look = case when due = ? and look < ? then look else ? end, due = ?, awaited = ?
        where id = ?\
        """,
        due.at(),
        due.at(),
        due.look(),
        due.look(),
        due.at(),
        Columns.number(due.seat()),
        id.text());
  }

  /** Lets the matches be looked at soon in which somebody plays by days. */
  static void look(Handle h, PlayerId player, long now) {
    for (Seat seat : Seat.values())
      h.execute(
          "update matches set look = ? where look > 0 and "
              + (seat == Seat.FIRST ? "first" : "second")
              + "_guest = ?",
          now,
          player.text());
  }
}
