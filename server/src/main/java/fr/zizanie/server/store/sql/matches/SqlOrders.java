package fr.zizanie.server.store.sql.matches;

import fr.zizanie.server.store.matches.OrderStore;
import fr.zizanie.server.store.sql.rows.Access;
import fr.zizanie.table.setup.MatchId;
import java.util.List;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/** The statements about what players leave to be done. */
public record SqlOrders(Access access) implements OrderStore {
  private static final String OPEN =
      " from matches where id = :match and reason = '' and id not in (select match_id from terms)";

  @Override
  public KeptOrders of(MatchId match, int seat) {
    return access.read(h ->
        h.createQuery(
                """
                select version, text, changed, rests, done from orders
                where match_id = :match and seat = :seat\
                """)
            .bind("match", match.text())
            .bind("seat", seat)
            .map((row, _) ->
                new KeptOrders(
                    row.getInt("version"),
                    row.getString("text"),
                    row.getLong("changed"),
                    row.getInt("rests"),
                    done(row.getString("done"))))
            .findOne()
            .orElse(KeptOrders.NONE));
  }

  private static List<Done> done(String text) {
    return Stream.of(text.split(";"))
        .filter(one -> !one.isEmpty())
        .map(one -> one.split(" "))
        .map(parts -> new Done(Integer.parseInt(parts[0]), parts[1]))
        .toList();
  }

  @Override
  public boolean leave(MatchId match, int seat, int version, String text, long now) {
    return access.write(h -> {
      kept(h, match, seat);
      return h.createUpdate(
                  """
                  update orders set version = version + 1, text = :text, changed = :now
                  where match_id = :match and seat = :seat and version = :version\
                  """)
              .bind("match", match.text())
              .bind("seat", seat)
              .bind("version", version)
              .bind("text", text)
              .bind("now", now)
              .execute()
          == 1;
    });
  }

  /** A row for a seat of a match that goes on. */
  private static void kept(Handle h, MatchId match, int seat) {
    h.createUpdate(
            "insert into orders (match_id, seat) select id, :seat"
                + OPEN
                + " on conflict (match_id, seat) do nothing")
        .bind("match", match.text())
        .bind("seat", seat)
        .execute();
  }

  @Override
  public void autoPass(MatchId match, int seat, int since) {
    access.write(h -> {
      if (since >= 0) kept(h, match, seat);
      return h.execute(
          "update orders set rests = ? where match_id = ? and seat = ?", since, match.text(), seat);
    });
  }

  @Override
  public void note(MatchId match, int seat, Done done) {
    access.write(h ->
        h.execute(
            "update orders set done = done || ? where match_id = ? and seat = ?",
            done.n() + " " + done.what() + ";",
            match.text(),
            seat));
  }

  /** Nothing is left to be done in a match that is over. */
  static void end(Handle h, MatchId match) {
    h.execute("delete from orders where match_id = ?", match.text());
  }
}
