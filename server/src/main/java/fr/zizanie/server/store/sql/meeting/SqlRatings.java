package fr.zizanie.server.store.sql.meeting;

import fr.zizanie.server.store.meeting.Meeting;
import fr.zizanie.server.store.meeting.Rating;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;

/** The statements about how strong people are. Columns are whole numbers, so that they travel. */
final class SqlRatings {
  private static final double POINTS = 1_000;
  private static final double VOLATILITY = 1_000_000;

  /** Shorter games were not played: one side hasn't moved. */
  private static final int PLAYED = 2;

  /** Those of accounts: what stands of a guest is of a time when guests were rated. */
  private static final String KEPT =
      "select s.* from standings s join guests g on g.id = s.player where g.standing = 1";

  private SqlRatings() {}

  static Map<PlayerId, Rating> of(Handle h, String game, Collection<PlayerId> players) {
    if (players.isEmpty()) return Map.of();
    var out = new HashMap<PlayerId, Rating>();
    h.createQuery(KEPT + " and s.game = :game and s.player in (<players>)")
        .bind("game", game)
        .bindList("players", SqlMeeting.texts(players))
        .map((row, _) -> Map.entry(new PlayerId(row.getString("player")), rating(row)))
        .forEach(one -> out.put(one.getKey(), one.getValue()));
    return out;
  }

  static Map<String, Rating> of(Handle h, PlayerId player) {
    var out = new TreeMap<String, Rating>();
    h.createQuery(KEPT + " and s.player = :player")
        .bind("player", player.text())
        .map((row, _) -> Map.entry(row.getString("game"), rating(row)))
        .forEach(one -> out.put(one.getKey(), one.getValue()));
    return out;
  }

  static Map<MatchId, Rating> opponents(Handle h, PlayerId player, int most) {
    var out = new HashMap<MatchId, Rating>();
    h.createQuery(
            """
            select m.id as match_id, s.* from matches m
            join standings s on s.game = m.game and s.player =
              case :player when m.first_guest then m.second_guest else m.first_guest end
            join guests g on g.id = s.player and g.standing = 1
            where :player in (m.first_guest, m.second_guest) and s.player <> :player
            order by m.created desc limit :most\
            """)
        .bind("player", player.text())
        .bind("most", most)
        .map((row, _) -> Map.entry(new MatchId(row.getString("match_id")), rating(row)))
        .forEach(one -> out.put(one.getKey(), one.getValue()));
    return out;
  }

  static Map<PlayerId, Meeting.Change> changes(Handle h, MatchId match) {
    var out = new HashMap<PlayerId, Meeting.Change>();
    h.createQuery(
            "select player, rating_before, rating_after from rating_changes where match_id = :match")
        .bind("match", match.text())
        .map((row, _) ->
            Map.entry(
                new PlayerId(row.getString(1)),
                new Meeting.Change(row.getInt(2) / POINTS, row.getInt(3) / POINTS)))
        .forEach(one -> out.put(one.getKey(), one.getValue()));
    return out;
  }

  private static Rating rating(ResultSet row) throws SQLException {
    return new Rating(
        row.getInt("rating") / POINTS,
        row.getInt("deviation") / POINTS,
        row.getInt("volatility") / VOLATILITY,
        row.getInt("games"),
        row.getLong("updated"));
  }

  static List<Meeting.Ended> ended(Handle h, int most) {
    return h.createQuery(
            """
            select m.id, m.game, m.first_guest, m.second_guest, m.winner, m.reason, m.actions,
              (select count(*) from guests g where g.standing = 1
                and g.id in (m.first_guest, m.second_guest)) as accounts
            from matches m where m.rated = 1 and m.reason <> '' order by m.updated, m.id
            limit :most\
            """)
        .bind("most", most)
        .map((row, _) ->
            new Meeting.Ended(
                new MatchId(row.getString("id")),
                row.getString("game"),
                new PlayerId(row.getString("first_guest")),
                new PlayerId(row.getString("second_guest")),
                row.getInt("winner"),
                played(row)))
        .list();
  }

  /** Annulled games are over without having been played; only accounts have a standing. */
  private static boolean played(ResultSet row) throws SQLException {
    return !row.getString("reason").equals("unplayed")
        && row.getInt("actions") >= PLAYED
        && row.getInt("accounts") == 2;
  }

  static boolean count(Handle h, Meeting.Ended ended, Map<PlayerId, Rating> next) {
    int mine =
        h.execute("update matches set rated = 2 where id = ? and rated = 1", ended.match().text());
    if (mine == 0) return false;
    var players = new TreeMap<String, Rating>();
    next.forEach((player, rating) -> players.put(player.text(), rating));
    for (var one : players.entrySet()) {
      changed(h, ended, one.getKey(), one.getValue());
      if (!write(h, one.getKey(), ended.game(), one.getValue()))
        throw new IllegalStateException("another match of theirs was counted meanwhile");
    }
    return true;
  }

  /** Before the rating is written: whoever has none yet began with that of a new player. */
  private static void changed(Handle h, Meeting.Ended ended, String player, Rating next) {
    h.createUpdate(
            """
            insert into rating_changes (match_id, player, rating_before, rating_after)
            values (:match, :player, coalesce((select s.rating from standings s
              where s.player = :player and s.game = :game), :fresh), :after)\
            """)
        .bind("match", ended.match().text())
        .bind("player", player)
        .bind("game", ended.game())
        .bind("fresh", Math.round(Rating.NEW.rating() * POINTS))
        .bind("after", Math.round(next.rating() * POINTS))
        .execute();
  }

  /** The player had one game less when it was worked out. */
  private static boolean write(Handle h, String player, String game, Rating next) {
    return h.createUpdate(
                """
                insert into standings
                  (player, game, rating, deviation, volatility, games, updated)
                values (:player, :game, :rating, :deviation, :volatility, :games, :updated)
                on conflict (player, game) do update set rating = excluded.rating,
                  deviation = excluded.deviation, volatility = excluded.volatility,
                  games = excluded.games, updated = excluded.updated
                where standings.games = excluded.games - 1\
                """)
            .bind("player", player)
            .bind("game", game)
            .bind("rating", Math.round(next.rating() * POINTS))
            .bind("deviation", Math.round(next.deviation() * POINTS))
            .bind("volatility", Math.round(next.volatility() * VOLATILITY))
            .bind("games", next.games())
            .bind("updated", next.updated())
            .execute()
        == 1;
  }
}
