package fr.zizanie.server.store.sql.matches;

import fr.zizanie.server.store.matches.Vacations;
import fr.zizanie.server.store.sql.rows.Access;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.time.Away;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;

/** The statements about when people are away. */
public record SqlVacations(Access access) implements Vacations {
  @Override
  public Map<PlayerId, Away> of(Collection<PlayerId> players) {
    if (players.isEmpty()) return Map.of();
    return access.read(h -> {
      var spans = new HashMap<PlayerId, List<Away.Span>>();
      h.createQuery("select player, began, ends from vacations where player in (<players>)")
          .bindList("players", players.stream().map(PlayerId::text).toList())
          .map((row, _) ->
              Map.entry(
                  new PlayerId(row.getString("player")),
                  new Away.Span(row.getLong("began"), row.getLong("ends"))))
          .forEach(row ->
              spans.computeIfAbsent(row.getKey(), _ -> new ArrayList<>()).add(row.getValue()));
      var out = new HashMap<PlayerId, Away>();
      spans.forEach((player, of) -> out.put(player, new Away(of)));
      return Map.copyOf(out);
    });
  }

  @Override
  public boolean take(PlayerId player, Away.Span span, Bounds bounds, long now) {
    return access.write(h -> {
      alone(h, player);
      boolean taken =
          h.createUpdate(
                      """
                      insert into vacations (player, began, ends)
                      select :player, :from, :until
                      where not exists (select 1 from vacations
                          where player = :player and ends > :from - :apart)
                        and :until - :from + coalesce((select sum(
                            case when ends - began > :least then ends - began else :least end)
                          from vacations where player = :player and ends > :until - :year), 0)
                          <= :most\
                      """)
                  .bind("player", player.text())
                  .bind("from", span.from())
                  .bind("until", span.until())
                  .bind("apart", bounds.apart())
                  .bind("least", bounds.least())
                  .bind("year", bounds.year())
                  .bind("most", bounds.most())
                  .execute()
              == 1;
      if (taken) SqlDeadlines.look(h, player, now);
      return taken;
    });
  }

  /** Locks the row, so that two requests at once come one after the other. */
  private static void alone(Handle h, PlayerId player) {
    h.execute("insert into guests (id, name) values (?, '') on conflict do nothing", player.text());
    h.execute("update guests set passes = passes where id = ?", player.text());
  }

  @Override
  public boolean end(PlayerId player, long now) {
    return access.write(h -> {
      int gone =
          h.execute("delete from vacations where player = ? and began > ?", player.text(), now);
      int over =
          h.execute(
              "update vacations set ends = ? where player = ? and began <= ? and ends > ?",
              now,
              player.text(),
              now,
              now);
      if (gone + over > 0) SqlDeadlines.look(h, player, now);
      return gone + over > 0;
    });
  }

  @Override
  public void forget(long before) {
    access.write(h -> h.execute("delete from vacations where ends < ?", before));
  }
}
