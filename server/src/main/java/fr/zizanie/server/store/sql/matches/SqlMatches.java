package fr.zizanie.server.store.sql.matches;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.server.store.matches.MatchStore;
import fr.zizanie.server.store.matches.NewEntries;
import fr.zizanie.server.store.sql.notifications.SqlOwed;
import fr.zizanie.server.store.sql.people.SqlGuests;
import fr.zizanie.server.store.sql.rows.LastTold;
import fr.zizanie.server.store.sql.rows.Legible;
import fr.zizanie.server.store.sql.rows.Prepared;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.WrittenAt;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Matches and their entries in SQL. */
public final class SqlMatches {
  private static final String MOMENT = "at, lag, idle";

  /** Who sits at matches {@code m}, and where matches are found. */
  public static final String SITTERS =
      """
      m.first_guest, m.first_level, m.second_guest, m.second_level,
      coalesce(g1.name, '') as first_name, coalesce(g2.name, '') as second_name,
      coalesce(g1.standing, 0) as first_standing, coalesce(g2.standing, 0) as second_standing
      from matches m
      left join guests g1 on g1.id = m.first_guest
      left join guests g2 on g2.id = m.second_guest
      """;

  private SqlMatches() {}

  /** Writes the row of a new match, and its seed apart. */
  static void insert(Handle h, Setup setup) {
    for (var sitter : setup.sitters())
      if (sitter instanceof Sitter.Person(Guest guest)) SqlGuests.keep(h, guest);
    var first = setup.sitters().getFirst();
    var second = setup.sitters().getLast();
    var options = SqlTexts.keep(h, setup.options());
    h.createUpdate(
            """
            insert into matches (id, game, rules, options, options_hash, first_guest, first_level,
              second_guest, second_level, commitment, deal_order, first_nonce, second_nonce, clock, rated,
              created, updated, turn, winner, reason, actions)
            values (:id, :game, :rules, :options, :hash, :firstGuest, :firstLevel,
              :secondGuest, :secondLevel, :commitment, :order, :firstNonce, :secondNonce, :clock,
              :rated,              :created, :created, -1, -1, '', 0)\
            """)
        .bind("id", setup.id().text())
        .bind("game", setup.game())
        .bind("rules", setup.rules())
        .bind("options", options.options())
        .bind("hash", options.hash())
        .bind("firstGuest", Columns.guest(first))
        .bind("firstLevel", Columns.level(first))
        .bind("secondGuest", Columns.guest(second))
        .bind("secondLevel", Columns.level(second))
        .bind("commitment", setup.seed().commitment())
        .bind("order", setup.deal().order())
        .bind("firstNonce", setup.deal().nonces().getFirst())
        .bind("secondNonce", setup.deal().nonces().getLast())
        .bind("clock", setup.control().text())
        .bind("rated", setup.rated() ? 1 : 0)
        .bind("created", setup.created())
        .execute();
    h.createUpdate("insert into seeds (match_id, seed) values (:id, :seed)")
        .bind("id", setup.id().text())
        .bind("seed", setup.seed().hex())
        .execute();
  }

  /** The first entry decides: the writer that has its place may go on. */
  static boolean append(Handle h, MatchId id, NewEntries news) {
    int place = news.from();
    int last = place + news.lines().size() - 1;
    for (var line : news.lines()) {
      boolean latest = place == last && news.told();
      int done =
          Prepared.update(
              h,
              """
              insert into entries (match_id, ply, seat, text, at, lag, idle, turn, actions)
              values (?, ?, ?, ?, ?, ?, ?, ?, ?)
              on conflict (match_id, ply) do nothing\
              """,
              id.text(),
              place,
              line.seat(),
              line.text(),
              news.at(),
              news.moment().lag(),
              news.moment().idle(),
              latest ? Columns.number(news.turn()) : LastTold.UNTOLD,
              latest ? news.actions() : 0);
      if (done == 0) return false;
      place++;
    }
    news.due().ifPresent(due -> SqlDeadlines.append(h, id, due));
    if (!news.owed().isEmpty()) SqlOwed.insert(h, news.owed());
    if (news.told() && (news.outcome().isPresent() || news.lines().isEmpty())) stand(h, id, news);
    return true;
  }

  /** Before the first entry and after the last one the match's own row says how it stands. */
  private static void stand(Handle h, MatchId id, NewEntries news) {
    Prepared.update(
        h,
        """
        update matches set turn = ?, winner = ?, reason = ?, actions = ?, updated = ?
        where id = ?\
        """,
        Columns.number(news.turn()),
        Columns.number(news.outcome().flatMap(Outcome::winner)),
        news.outcome().map(Outcome::reason).orElse(""),
        news.actions(),
        news.at(),
        id.text());
    if (news.outcome().isPresent()) SqlOrders.end(h, id);
  }

  /** Gives a seat to a guest if it is free. */
  static boolean sit(Handle h, MatchId id, int seat, Guest guest) {
    String side = seat == 0 ? "first" : "second";
    SqlGuests.keep(h, guest);
    return h.createUpdate(
                """
                update matches set %1$s_guest = :guest
                where id = :id and %1$s_guest = '' and %1$s_level = 0\
                """
                    .formatted(side))
            .bind("id", id.text())
            .bind("guest", guest.id().text())
            .execute()
        == 1;
  }

  /** {@return all that is kept of a match} */
  public static Optional<MatchStore.Saved> find(Handle h, MatchId id) {
    var setup =
        h.createQuery(
                "select m.id, m.game, m.rules, m.created, s.seed, "
                    + SqlTexts.OPTIONS
                    + " as options,"
                    + " m.first_nonce, m.second_nonce, m.clock, m.rated, m.begun, m.deal_order, m.voided,"
                    + " m.first_commitment, m.second_commitment, m.opened, "
                    + SITTERS
                    + SqlTexts.JOIN
                    + " join seeds s on s.match_id = m.id where m.id = :id")
            .bind("id", id.text())
            .map((row, _) -> Map.entry(Columns.setup(row), row.getLong("begun")))
            .findOne();
    return setup.map(found ->
        new MatchStore.Saved(
            found.getKey(), entries(h, id), times(h, id), SqlTerms.find(h, id), found.getValue()));
  }

  /** {@return what a match has from a place in its log on, and who sits there now} */
  static MatchStore.Later later(Handle h, MatchId id, int from) {
    var lines = new ArrayList<String>();
    var times = new ArrayList<WrittenAt>();
    h.createQuery(
            "select text, "
                + MOMENT
                + " from entries where match_id = :id and ply >= :from order by ply")
        .bind("id", id.text())
        .bind("from", from)
        .map((row, _) -> Map.entry(row.getString("text"), moment(row)))
        .forEach(entry -> {
          lines.add(entry.getKey());
          times.add(entry.getValue());
        });
    var sitters =
        h.createQuery("select " + SITTERS + " where m.id = :id")
            .bind("id", id.text())
            .map((row, _) -> Columns.sitters(row))
            .one();
    return new MatchStore.Later(sitters, lines, times, SqlTerms.again(h, id));
  }

  private static List<String> entries(Handle h, MatchId id) {
    return h.createQuery("select text from entries where match_id = :id order by ply")
        .bind("id", id.text())
        .mapTo(String.class)
        .list();
  }

  private static List<WrittenAt> times(Handle h, MatchId id) {
    return h.createQuery("select " + MOMENT + " from entries where match_id = :id order by ply")
        .bind("id", id.text())
        .map((row, _) -> moment(row))
        .list();
  }

  private static WrittenAt moment(ResultSet row) throws SQLException {
    return new WrittenAt(row.getLong("at"), row.getInt("lag"), row.getLong("idle"));
  }

  /** What is dealt once a guest opens its table: the other seat has done its part. */
  private static final String DEALS =
      """
      (m.id in (select match_id from terms)
        and m.first_guest <> '' and m.second_guest <> '' and m.first_guest <> m.second_guest
        and (m.first_guest = :guest and m.first_nonce = ''
            and (m.second_nonce <> '' or m.first_commitment = '' and m.second_commitment <> '')
          or m.second_guest = :guest and m.second_nonce = ''
            and (m.first_nonce <> '' or m.second_commitment = '' and m.first_commitment <> '')))\
      """;

  /** What waits for a guest: their turn, what else they have to do within days, or a deal. */
  private static final String WAITS =
      """
      ((m.reason = '' and (m.first_guest = :guest and (%1$s = 0 or m.awaited = 0)
        or m.second_guest = :guest and (%1$s = 1 or m.awaited = 1))) or %2$s)\
      """
          .formatted(LastTold.TURN, DEALS);

  /** {@return the matches of a guest: those that wait for them first, then the latest} */
  static List<MatchStore.Row> rows(Handle h, PlayerId guest, int most) {
    return h.createQuery(
            "select m.id, m.game, m.winner, m.reason, m.rated, m.awaited, m.due, "
                + LastTold.TURN
                + " as turn, "
                + LastTold.ACTIONS
                + " as actions, "
                + LastTold.UPDATED
                + " as updated, "
                + SqlTexts.OPTIONS
                + " as options,"
                + " m.id not in (select match_id from terms) as begun, "
                + DEALS
                + " as deals, "
                + SITTERS
                + SqlTexts.JOIN
                + " "
                + LastTold.JOIN
                + " where m.first_guest = :guest or m.second_guest = :guest"
                + " order by case when "
                + WAITS
                + " then 0 else 1 end, case when "
                + WAITS
                + " and m.due > 0 then m.due else 9223372036854775807 end, "
                + LastTold.UPDATED
                + " desc limit :most")
        .bind("guest", guest.text())
        .bind("most", most)
        .map((row, _) -> row(row))
        .list();
  }

  /** A match whose options can't be read is listed too: opening it says so. */
  private static MatchStore.Row row(ResultSet row) throws SQLException {
    String id = row.getString("id");
    String options = row.getString("options");
    return new MatchStore.Row(
        new MatchId(id),
        row.getString("game"),
        Legible.part("matches", id, () -> Columns.options(options)).orElse(Map.of()),
        Columns.sitters(row),
        Columns.seat(row.getInt("turn")),
        Columns.outcome(row),
        row.getInt("actions"),
        row.getBoolean("begun"),
        row.getLong("updated"),
        row.getInt("rated") > 0,
        Columns.seat(row.getInt("awaited")),
        row.getLong("due"),
        row.getBoolean("deals"));
  }

  /** {@return the matches in which a computer is to act, the latest first} */
  static List<MatchId> thinking(Handle h, int most) {
    return h.createQuery(
            """
            select m.id from matches m %1$s
            where m.reason = '' and (m.first_level > 0 or m.second_level > 0)
              and (%2$s = 0 and m.first_level > 0 or %2$s = 1 and m.second_level > 0)
            order by %3$s desc limit :most\
            """
                .formatted(LastTold.JOIN, LastTold.TURN, LastTold.UPDATED))
        .bind("most", most)
        .mapTo(String.class)
        .map(MatchId::new)
        .list();
  }
}
