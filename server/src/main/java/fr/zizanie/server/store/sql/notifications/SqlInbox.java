package fr.zizanie.server.store.sql.notifications;

import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.notifications.Notification.Matter;
import fr.zizanie.server.store.notifications.Owed;
import fr.zizanie.server.store.sql.rows.Access;
import fr.zizanie.server.store.sql.rows.LastTold;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/** The statements about what somebody is told who isn't there. */
public record SqlInbox(Access access) implements Inbox {
  static final int TURNS = MatterBits.bit(Matter.TURNS);

  private static final String KEPT = "player, number, at, kind, game, match_id, other, due, seen";

  private static final String SUBSCRIBED =
      " and exists (select 1 from push_subscriptions s"
          + " where s.player = n.player and s.since <= n.at)";

  /**
   * What waits for somebody counts while its match stands so: their turn, or a time that runs out
   * of which they were reminded in this turn.
   */
  static final String HOLDS =
      """
      (n.matter <> %1$d or exists (select 1 from matches m %2$s
        where m.id = n.match_id and m.reason = ''
          and case n.kind when 'DUE' then case m.reminded when 1 then m.awaited else -1 end
            else %3$s end
            = case n.player when m.first_guest then 0 when m.second_guest then 1 else -2 end))\
      """
          .formatted(TURNS, LastTold.JOIN, LastTold.TURN);

  @Override
  public void owe(List<Owed> news) {
    access.write(h -> {
      SqlOwed.insert(h, news);
      return true;
    });
  }

  @Override
  public List<Owed> owed(int most) {
    return access.read(h -> SqlOwed.oldest(h, most));
  }

  @Override
  public boolean deliver(Owed news) {
    return access.write(h -> SqlOwed.deliver(h, news));
  }

  @Override
  public List<Kept> latest(PlayerId of, int most) {
    return access.read(h ->
        h.createQuery(
                "select "
                    + KEPT
                    + " from notices n where player = :player and "
                    + HOLDS
                    + " order by number desc limit :most")
            .bind("player", of.text())
            .bind("most", most)
            .map((row, _) -> kept(row))
            .list());
  }

  private static Kept kept(ResultSet row) throws SQLException {
    var match = Optional.of(row.getString("match_id")).filter(id -> !id.isEmpty());
    return new Kept(
        new PlayerId(row.getString("player")),
        row.getLong("number"),
        row.getLong("at"),
        new Notification(
            Notification.Kind.valueOf(row.getString("kind")),
            row.getString("game"),
            match.map(MatchId::new),
            row.getString("other"),
            row.getLong("due")),
        row.getInt("seen") > 0);
  }

  @Override
  public int unseen(PlayerId of) {
    return access.read(h ->
        h.createQuery(
                "select count(*) from notices n where n.player = :player and n.seen = 0 and "
                    + HOLDS)
            .bind("player", of.text())
            .mapTo(Integer.class)
            .one());
  }

  @Override
  public Map<PlayerId, Unseen> unseen(Collection<PlayerId> of) {
    if (of.isEmpty()) return Map.of();
    var out = new HashMap<PlayerId, Unseen>();
    access.read(h -> {
      h.createQuery(
              "select n.player, count(*), max(n.number) from notices n"
                  + " where n.player in (<players>) and n.seen = 0 and "
                  + HOLDS
                  + " group by n.player")
          .bindList("players", of.stream().map(PlayerId::text).sorted().toList())
          .map((row, _) ->
              Map.entry(new PlayerId(row.getString(1)), new Unseen(row.getInt(2), row.getLong(3))))
          .forEach(one -> out.put(one.getKey(), one.getValue()));
      return out;
    });
    return out;
  }

  @Override
  public void seen(PlayerId of, long upTo) {
    access.write(h ->
        h.execute(
            "update notices set seen = 1 where player = ? and number <= ? and seen = 0",
            of.text(),
            upTo));
  }

  @Override
  public void seen(PlayerId of, MatchId match) {
    if (unseen(of) > 0)
      access.write(h ->
          h.execute(
              "update notices set seen = 1 where match_id = ? and player = ? and seen = 0",
              match.text(),
              of.text()));
  }

  @Override
  public Set<Matter> wanted(PlayerId of, Way way) {
    return MatterBits.matters(
        access.read(h ->
            h.createQuery("select " + column(way) + " from inboxes where player = :player")
                .bind("player", of.text())
                .mapTo(Integer.class)
                .findOne()
                .orElse(unchosen(way))));
  }

  @Override
  public void want(PlayerId of, Way way, Set<Matter> matters) {
    access.write(h ->
        h.createUpdate(
                """
                insert into inboxes (player, %1$s) values (:player, :bits)
                on conflict (player) do update set %1$s = excluded.%1$s\
                """
                    .formatted(column(way)))
            .bind("player", of.text())
            .bind("bits", MatterBits.of(matters))
            .execute());
  }

  @Override
  public List<PlayerId> waiting(Way way, long since, long until, int most) {
    return access.read(h ->
        h.createQuery(
                "select n.player from notices n where "
                    + untaken(way)
                    + (way == Way.PUSH ? SUBSCRIBED : "")
                    + " group by n.player order by min(n.at), n.player limit :most")
            .bind("since", since)
            .bind("until", until)
            .bind("most", most)
            .mapTo(String.class)
            .map(PlayerId::new)
            .list());
  }

  @Override
  public List<Kept> take(PlayerId of, Way way, long since, long until, long now) {
    return access.write(h ->
        h
            .createQuery(
                "update notices as n set "
                    + taken(way)
                    + " = :now where n.player = :player and "
                    + untaken(way)
                    + " returning "
                    + KEPT)
            .bind("player", of.text())
            .bind("since", since)
            .bind("until", until)
            .bind("now", now)
            .map((row, _) -> kept(row))
            .list()
            .stream()
            .sorted(Comparator.comparingLong(Kept::number))
            .toList());
  }

  /** What that way hasn't taken of what is wanted. */
  public static String untaken(Way way) {
    return """
    n.%2$s = 0 and n.seen = 0 and n.at >= :since and n.at <= :until and (n.matter &
      coalesce((select b.%1$s from inboxes b where b.player = n.player), %3$d)) <> 0 and %4$s\
    """
        .formatted(column(way), taken(way), unchosen(way), HOLDS);
  }

  @Override
  public void giveBack(PlayerId of, Way way, long at) {
    access.write(h ->
        h.execute(
            "update notices set %1$s = 0 where player = ? and %1$s = ?".formatted(taken(way)),
            of.text(),
            at));
  }

  @Override
  public void forget(long before) {
    access.write(h -> h.execute("delete from notices where at < ?", before));
  }

  /** Takes the name of who goes out of what others were told, and are to be told. */
  public static void unname(Handle h, PlayerId player) {
    for (String table : List.of("notices", "owed"))
      h.createUpdate(
              """
              update %s set other = '' where other <> ''
                and other = (select name from guests where id = :player)\
              """
                  .formatted(table))
          .bind("player", player.text())
          .execute();
  }

  private static String column(Way way) {
    return switch (way) {
      case PUSH -> "push";
      case MAIL -> "mail";
    };
  }

  private static String taken(Way way) {
    return switch (way) {
      case PUSH -> "pushed";
      case MAIL -> "mailed";
    };
  }

  /** The columns' defaults, for a person without a row. */
  private static int unchosen(Way way) {
    return switch (way) {
      case PUSH -> MatterBits.ALL;
      case MAIL -> 0;
    };
  }
}
