package fr.zizanie.server.store.sql.meeting;

import fr.zizanie.server.store.matches.Terms;
import fr.zizanie.server.store.meeting.Meeting;
import fr.zizanie.server.store.meeting.Rating;
import fr.zizanie.server.store.sql.matches.Columns;
import fr.zizanie.server.store.sql.matches.SqlMatchStore;
import fr.zizanie.server.store.sql.matches.TermsText;
import fr.zizanie.server.store.sql.people.SqlGuests;
import fr.zizanie.server.store.sql.rows.Access;
import fr.zizanie.server.store.sql.rows.Legible;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The statements about open seats and about those who look for an opponent. */
public record SqlMeeting(Access access) implements Meeting {
  private static final String OPEN =
      """
      select o.match_id, o.game, o.player, o.opened, o.seen, m.rated, t.writes, t.text,
        coalesce(g.name, '') as name, coalesce(g.standing, 0) as standing
      from open_seats o
      join matches m on m.id = o.match_id
      join terms t on t.match_id = o.match_id
      left join guests g on g.id = o.player
      where (m.first_guest = '' or m.second_guest = '')
        and (m.first_guest = o.player or m.second_guest = o.player)
        and\
      """;

  @Override
  public void open(MatchId match, String game, PlayerId host, long at) {
    access.write(h ->
        h.execute(
            """
            insert into open_seats (match_id, game, player, opened, seen) values (?, ?, ?, ?, ?)
            on conflict (match_id) do update set seen = excluded.seen\
            """,
            match.text(),
            game,
            host.text(),
            at,
            at));
  }

  @Override
  public boolean withdraw(MatchId match, PlayerId host) {
    return access.write(h ->
        h.execute(
                "delete from open_seats where match_id = ? and player = ?",
                match.text(),
                host.text())
            == 1);
  }

  @Override
  public List<Open> opened(String game, long since, int most) {
    return access.read(h ->
        opened(
            h,
            " o.game = ? and o.seen > ? order by o.seen desc, o.match_id limit ?",
            game,
            since,
            most));
  }

  @Override
  public List<Open> opened(PlayerId host) {
    return access.read(h -> opened(h, " o.player = ?", host.text()));
  }

  private static List<Open> opened(Handle h, String which, Object... values) {
    var query = h.createQuery(OPEN + which);
    for (int i = 0; i < values.length; i++) query.bind(i, values[i]);
    return query.map((row, _) -> open(row)).list().stream().flatMap(Optional::stream).toList();
  }

  private static Optional<Open> open(ResultSet row) throws SQLException {
    String id = row.getString("match_id");
    int writes = row.getInt("writes");
    String text = row.getString("text");
    var host =
        new Guest(
            new PlayerId(row.getString("player")),
            row.getString("name"),
            SqlGuests.standing(row.getInt("standing")));
    String game = row.getString("game");
    boolean rated = row.getInt("rated") > 0;
    long opened = row.getLong("opened");
    long seen = row.getLong("seen");
    return Legible.part("terms", id, () -> TermsText.read(writes, text))
        .map(terms -> new Open(new MatchId(id), game, host, terms, rated, opened, seen));
  }

  @Override
  public void seen(Collection<MatchId> seats, long at) {
    if (seats.isEmpty()) return;
    access.write(h ->
        h.createUpdate("update open_seats set seen = :at where match_id in (<ids>)")
            .bind("at", at)
            .bindList("ids", seats.stream().map(MatchId::text).sorted().toList())
            .execute());
  }

  @Override
  public boolean seek(Seeker seeker, long grace) {
    return access.write(h -> {
      int kept =
          h.createUpdate(
                  """
                  update seeks set pace = :pace, rated = :rated, named = :named, seen = :now,
                    here = 1
                  where player = :player and game = :game and match_id = '' and seen > :grace\
                  """)
              .bind("grace", seeker.since() - grace)
              .bind("now", seeker.since())
              .bind("pace", seeker.pace())
              .bind("rated", seeker.rated() ? 1 : 0)
              .bind("named", seeker.name().isEmpty() ? 0 : 1)
              .bind("player", seeker.player().text())
              .bind("game", seeker.game())
              .execute();
      if (kept == 1) return false;
      unseek(h, seeker.player(), seeker.game());
      return h.createUpdate(
                  """
                  insert into seeks (player, game, pace, rated, named, since, seen, here)
                  values (:player, :game, :pace, :rated, :named, :now, :now, 1)
                  on conflict (player, game) do nothing\
                  """)
              .bind("now", seeker.since())
              .bind("pace", seeker.pace())
              .bind("rated", seeker.rated() ? 1 : 0)
              .bind("named", seeker.name().isEmpty() ? 0 : 1)
              .bind("player", seeker.player().text())
              .bind("game", seeker.game())
              .execute()
          == 1;
    });
  }

  @Override
  public void unseek(PlayerId player, String game) {
    access.write(h -> unseek(h, player, game));
  }

  private static int unseek(Handle h, PlayerId player, String game) {
    return h.execute("delete from seeks where player = ? and game = ?", player.text(), game);
  }

  @Override
  public void away(PlayerId player, String game) {
    access.write(h ->
        h.execute("update seeks set here = 0 where player = ? and game = ?", player.text(), game));
  }

  @Override
  public void present(String game, Collection<PlayerId> players, long at) {
    if (players.isEmpty()) return;
    access.write(h ->
        h.createUpdate(
                "update seeks set seen = :at, here = 1 where game = :game and player in (<players>)")
            .bind("at", at)
            .bind("game", game)
            .bindList("players", texts(players))
            .execute());
  }

  /** In order, so that two nodes never wait for each other. */
  static List<String> texts(Collection<PlayerId> players) {
    return players.stream().map(PlayerId::text).sorted().toList();
  }

  @Override
  public List<Seeker> seekers(String game, long since, int most) {
    return access.read(h ->
        h.createQuery(
                """
                select s.player, s.game, s.pace, s.rated, s.since,
                  case s.named when 1 then coalesce(g.name, '') else '' end as name
                from seeks s left join guests g on g.id = s.player
                where s.game = :game and s.match_id = '' and s.here = 1 and s.seen > :since
                order by s.since, s.player limit :most\
                """)
            .bind("game", game)
            .bind("since", since)
            .bind("most", most)
            .map((row, _) ->
                new Seeker(
                    new PlayerId(row.getString("player")),
                    row.getString("game"),
                    row.getString("pace"),
                    row.getInt("rated") > 0,
                    row.getString("name"),
                    row.getLong("since")))
            .list());
  }

  /** Who loses the race for one of the two gives back the other: nothing has changed then. */
  @Override
  public boolean pair(Setup setup, Terms terms, long since) {
    return access.write(h -> {
      int both =
          h.createUpdate(
                  """
                  update seeks set match_id = :match where game = :game
                    and player in (:first, :second) and match_id = '' and here = 1
                    and seen > :since\
                  """)
              .bind("match", setup.id().text())
              .bind("game", setup.game())
              .bind("first", Columns.guest(setup.sitters().getFirst()))
              .bind("second", Columns.guest(setup.sitters().getLast()))
              .bind("since", since)
              .execute();
      return both == 2 ? SqlMatchStore.propose(h, setup, terms) : unpaired(h, setup.id());
    });
  }

  private static boolean unpaired(Handle h, MatchId match) {
    h.execute("update seeks set match_id = '' where match_id = ?", match.text());
    return false;
  }

  @Override
  public boolean join(Seeker own, PlayerId sought, Setup setup, Terms terms, long since) {
    return access.write(h -> {
      int found =
          h.execute(
              """
              update seeks set match_id = ? where game = ? and player = ? and match_id = ''
                and here = 1 and seen > ?\
              """,
              setup.id().text(),
              own.game(),
              sought.text(),
              since);
      return found == 1 && joins(h, own, setup.id())
          ? SqlMatchStore.propose(h, setup, terms)
          : unpaired(h, setup.id());
    });
  }

  /** Whoever looks on besides looks no more; who has found somebody else doesn't join. */
  private static boolean joins(Handle h, Seeker own, MatchId match) {
    return h.createUpdate(
                """
                insert into seeks (player, game, pace, rated, named, since, seen, here, match_id)
                values (:player, :game, :pace, :rated, 0, :now, :now, 1, :match)
                on conflict (player, game) do update set match_id = excluded.match_id
                  where seeks.match_id = ''\
                """)
            .bind("player", own.player().text())
            .bind("game", own.game())
            .bind("pace", own.pace())
            .bind("rated", own.rated() ? 1 : 0)
            .bind("now", own.since())
            .bind("match", match.text())
            .execute()
        == 1;
  }

  @Override
  public Map<PlayerId, MatchId> found(String game, Collection<PlayerId> players) {
    if (players.isEmpty()) return Map.of();
    var out = new HashMap<PlayerId, MatchId>();
    access.read(h -> {
      h.createQuery(
              "select player, match_id from seeks where game = :game and match_id <> ''"
                  + " and player in (<players>)")
          .bind("game", game)
          .bindList("players", texts(players))
          .map((row, _) -> Map.entry(new PlayerId(row.getString(1)), new MatchId(row.getString(2))))
          .forEach(one -> out.put(one.getKey(), one.getValue()));
      return out;
    });
    return out;
  }

  @Override
  public void forget(long before) {
    access.write(h -> h.execute("delete from seeks where seen < ?", before));
  }

  @Override
  public Optional<Rating> rating(PlayerId player, String game) {
    return Optional.ofNullable(ratings(game, List.of(player)).get(player));
  }

  @Override
  public Map<PlayerId, Rating> ratings(String game, Collection<PlayerId> players) {
    return access.read(h -> SqlRatings.of(h, game, players));
  }

  @Override
  public Map<String, Rating> ratings(PlayerId player) {
    return access.read(h -> SqlRatings.of(h, player));
  }

  @Override
  public Map<MatchId, Rating> opponents(PlayerId player, int most) {
    return access.read(h -> SqlRatings.opponents(h, player, most));
  }

  @Override
  public Map<PlayerId, Change> changes(MatchId match) {
    return access.read(h -> SqlRatings.changes(h, match));
  }

  @Override
  public List<Ended> ended(int most) {
    return access.read(h -> SqlRatings.ended(h, most));
  }

  @Override
  public boolean count(Ended ended, Map<PlayerId, Rating> next) {
    return access.write(h -> SqlRatings.count(h, ended, next));
  }
}
