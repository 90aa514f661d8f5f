package fr.zizanie.server.store.sql;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.server.store.Guest;
import fr.zizanie.server.store.MatchId;
import fr.zizanie.server.store.NewEntries;
import fr.zizanie.server.store.PlayerId;
import fr.zizanie.server.store.Setup;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.Terms;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** The store in SQL that SQLite and PostgreSQL both speak. */
final class SqlStore implements Store {
  private static final int READERS = 2;

  private static final String SITTERS =
      """
      m.first_guest, m.first_level, m.second_guest, m.second_level,
      coalesce(g1.name, '') as first_name, coalesce(g2.name, '') as second_name
      from matches m
      left join guests g1 on g1.id = m.first_guest
      left join guests g2 on g2.id = m.second_guest
      """;

  private final Jdbi jdbi;
  private final Batches batches;

  /** Native database calls hold a carrier thread, so virtual threads hand them over. */
  private final ExecutorService readers =
      Executors.newFixedThreadPool(
          READERS, Thread.ofPlatform().name("store-reader-", 0).daemon(true).factory());

  private final Runnable release;

  /** {@code release} gives back what the connections came from. */
  SqlStore(Jdbi writing, Jdbi reading, Runnable release) {
    this.jdbi = reading;
    this.batches = new Batches(writing);
    this.release = release;
  }

  private <T> T read(Function<Handle, T> work) {
    try {
      return CompletableFuture.supplyAsync(() -> jdbi.withHandle(h -> work.apply(h)), readers)
          .join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : e;
    }
  }

  @Override
  public void create(Setup setup, NewEntries news) {
    batches.write(h -> {
      insert(h, setup);
      return append(h, setup.id(), news);
    });
  }

  @Override
  public void propose(Setup setup, Terms terms) {
    batches.write(h -> propose(h, setup, terms));
  }

  @Override
  public boolean propose(Setup setup, Terms terms, MatchId after) {
    return batches.write(h -> SqlTerms.follow(h, after, setup.id()) && propose(h, setup, terms));
  }

  private static boolean propose(Handle h, Setup setup, Terms terms) {
    insert(h, setup);
    SqlTerms.insert(h, setup.id(), terms);
    return true;
  }

  @Override
  public boolean agree(MatchId id, Terms next) {
    return batches.write(h -> SqlTerms.update(h, id, next));
  }

  @Override
  public boolean begin(Setup setup, int writes, NewEntries news) {
    return batches.write(h -> SqlTerms.begin(h, setup, writes) && append(h, setup.id(), news));
  }

  private static void insert(Handle h, Setup setup) {
    setup.sitters().forEach(sitter -> SqlGuests.keep(h, sitter));
    var first = setup.sitters().getFirst();
    var second = setup.sitters().getLast();
    h.createUpdate(
            """
            insert into matches (id, game, rules, options, first_guest, first_level,
              second_guest, second_level, commitment, first_nonce, second_nonce, clock,
              created, updated, turn, winner, reason, actions)
            values (:id, :game, :rules, :options, :firstGuest, :firstLevel,
              :secondGuest, :secondLevel, :commitment, :firstNonce, :secondNonce, :clock,
              :created, :created, -1, -1, '', 0)\
            """)
        .bind("id", setup.id().text())
        .bind("game", setup.game())
        .bind("rules", setup.rules())
        .bind("options", Columns.options(setup.options()))
        .bind("firstGuest", Columns.guest(first))
        .bind("firstLevel", Columns.level(first))
        .bind("secondGuest", Columns.guest(second))
        .bind("secondLevel", Columns.level(second))
        .bind("commitment", setup.seed().commitment())
        .bind("firstNonce", setup.nonces().getFirst())
        .bind("secondNonce", setup.nonces().getLast())
        .bind("clock", setup.control().text())
        .bind("created", setup.created())
        .execute();
    h.createUpdate("insert into seeds (match_id, seed) values (:id, :seed)")
        .bind("id", setup.id().text())
        .bind("seed", setup.seed().hex())
        .execute();
  }

  @Override
  public boolean append(MatchId id, NewEntries news) {
    return batches.write(h -> append(h, id, news));
  }

  /** The first entry decides: whoever has its place may go on. */
  private static boolean append(Handle h, MatchId id, NewEntries news) {
    int place = news.from();
    for (var line : news.lines()) {
      int done =
          update(
              h,
              """
              insert into entries (match_id, ply, seat, text, at) values (?, ?, ?, ?, ?)
              on conflict (match_id, ply) do nothing\
              """,
              id,
              place,
              line.seat(),
              line.text(),
              news.at());
      if (done == 0) return false;
      place++;
    }
    if (!news.told()) return true;
    update(
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
        id);
    return true;
  }

  /** Plain JDBC where every move passes: Jdbi's binding by name costs more than SQLite's work. */
  private static int update(Handle h, String sql, Object... values) {
    try (var statement = h.getConnection().prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) statement.setObject(i + 1, values[i]);
      return statement.executeUpdate();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public boolean sit(MatchId id, int seat, Guest guest, String nonce) {
    String side = seat == 0 ? "first" : "second";
    return batches.write(h -> {
      SqlGuests.keep(h, guest);
      return h.createUpdate(
              """
              update matches set %1$s_guest = :guest, %1$s_nonce = :nonce
              where id = :id and %1$s_guest = '' and %1$s_level = 0\
              """
                  .formatted(side))
          .bind("id", id.text())
          .bind("guest", guest.id().text())
          .bind("nonce", nonce)
          .execute();
    })
        == 1;
  }

  @Override
  public boolean nonce(MatchId id, int seat, String nonce) {
    return batches.write(h -> SqlTerms.nonce(h, id, seat, nonce));
  }

  @Override
  public boolean stand(MatchId id, int seat, PlayerId guest) {
    return batches.write(h -> SqlTerms.stand(h, id, seat, guest));
  }

  @Override
  public Optional<MatchId> again(MatchId id) {
    return read(h -> SqlTerms.again(h, id));
  }

  @Override
  public Optional<Saved> match(MatchId id) {
    return read(h -> {
      var setup =
          h.createQuery(
                  "select m.id, m.game, m.rules, m.options, m.created, s.seed,"
                      + " m.first_nonce, m.second_nonce, m.clock, "
                      + SITTERS
                      + " join seeds s on s.match_id = m.id where m.id = :id")
              .bind("id", id.text())
              .map((row, _) -> Columns.setup(row))
              .findOne();
      return setup.map(
          found -> new Saved(found, entries(h, id), times(h, id), SqlTerms.find(h, id)));
    });
  }

  private static List<String> entries(Handle h, MatchId id) {
    return h.createQuery("select text from entries where match_id = :id order by ply")
        .bind("id", id.text())
        .mapTo(String.class)
        .list();
  }

  private static List<Long> times(Handle h, MatchId id) {
    return h.createQuery("select at from entries where match_id = :id order by ply")
        .bind("id", id.text())
        .mapTo(Long.class)
        .list();
  }

  @Override
  public List<Row> rows(PlayerId guest, int most) {
    return read(h ->
        h.createQuery(
                "select m.id, m.game, m.options, m.turn, m.winner, m.reason, m.actions, m.updated,"
                    + " m.id not in (select match_id from terms) as begun, "
                    + SITTERS
                    + " where m.first_guest = :guest or m.second_guest = :guest"
                    + " order by m.updated desc limit :most")
            .bind("guest", guest.text())
            .bind("most", most)
            .map((row, _) ->
                new Row(
                    new MatchId(row.getString("id")),
                    row.getString("game"),
                    Columns.options(row.getString("options")),
                    Columns.sitters(row),
                    Columns.seat(row.getInt("turn")),
                    Columns.outcome(row),
                    row.getInt("actions"),
                    row.getBoolean("begun"),
                    row.getLong("updated")))
            .list());
  }

  @Override
  public List<MatchId> thinking(int most) {
    return read(h ->
        h.createQuery(
                """
                select id from matches
                where turn = 0 and first_level > 0 or turn = 1 and second_level > 0
                order by updated desc limit :most\
                """)
            .bind("most", most)
            .mapTo(String.class)
            .map(MatchId::new)
            .list());
  }

  @Override
  public void keep(Guest guest) {
    batches.write(h -> {
      SqlGuests.keep(h, guest);
      return true;
    });
  }

  @Override
  public Optional<String> name(PlayerId guest) {
    return read(h -> SqlGuests.name(h, guest));
  }

  @Override
  public void pass(PlayerId guest, boolean on) {
    batches.write(h -> SqlGuests.pass(h, guest, on));
  }

  @Override
  public boolean passes(PlayerId guest) {
    return read(h -> SqlGuests.passes(h, guest));
  }

  @Override
  public boolean answers() {
    return read(h -> h.createQuery("select 1").mapTo(Integer.class).one()) == 1;
  }

  @Override
  public void close() {
    batches.close();
    readers.close();
    release.run();
  }
}
