package fr.zizanie.server.table;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Answer;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Match;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Reason;
import fr.zizanie.rules.core.Refusal;
import fr.zizanie.server.store.Store;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The live tables: loaded from the store when somebody comes, dropped when everybody has left. */
public final class Tables implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
  private static final int ID_BYTES = 9;
  private static final int ROWS = 50;

  /** Tables kept in memory without anybody watching. */
  private static final int KEPT = 1000;

  private final SecureRandom random = new SecureRandom();
  private final ConcurrentMap<String, Table<?, ?>> live = new ConcurrentHashMap<>();
  private final Thinking thinking = new Thinking();
  private final Store store;
  private final Clock clock;

  public Tables(Store store, Clock clock) {
    this.store = store;
    this.clock = clock;
  }

  /** {@return a new table, stored; options as a player gave them} */
  public Answer<Table<?, ?>> create(
      String game, Map<String, String> options, String kind, List<Holder> seats) {
    var rules = Games.named(game);
    if (rules.isEmpty()) return Answer.no(Reason.UNKNOWN_GAME.refusal());
    return Options.read(rules.get().profile().options(), options)
        .then(read -> {
          var row =
              new Store.MatchRow(
                  id(),
                  game,
                  read.values(),
                  kind,
                  seats.stream().map(Holder::text).toList(),
                  clock.millis());
          store.create(row);
          Table<?, ?> table = open(rules.get(), read, row);
          live.put(row.id(), table);
          table.computer();
          LOG.info("match={} created game={} kind={}", row.id(), game, kind);
          return Answer.ok(table);
        });
  }

  private String id() {
    byte[] bytes = new byte[ID_BYTES];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  private <S, V> Table<S, V> open(Game<S, V> game, Options options, Store.MatchRow row) {
    return new Table<>(row, Match.begin(game, options), store, thinking, clock);
  }

  /** {@return the table of a match; refused if there is none, or if its log can't be read} */
  public Answer<Table<?, ?>> find(String id) {
    Table<?, ?> table = live.get(id);
    if (table != null) return Answer.ok(table);
    var row = store.match(id);
    if (row.isEmpty()) return Answer.no(Reason.UNKNOWN_MATCH.refusal());
    return load(row.get())
        .then(loaded -> {
          Table<?, ?> first = live.putIfAbsent(id, loaded);
          if (first != null) return Answer.ok(first);
          tidy();
          loaded.computer();
          return Answer.ok(loaded);
        });
  }

  private Answer<Table<?, ?>> load(Store.MatchRow row) {
    Optional<Game<?, ?>> game = Games.named(row.game());
    if (game.isEmpty()) return Answer.no(Reason.UNKNOWN_GAME.refusal());
    return load(game.get(), row);
  }

  private <S, V> Answer<Table<?, ?>> load(Game<S, V> game, Store.MatchRow row) {
    return Options.read(game.profile().options(), row.options())
        .then(options -> {
          Answer<Match<S, V>> match = Answer.ok(Match.begin(game, options));
          for (String entry : store.entries(row.id()))
            match = match.then(m -> EntryText.enter(m, entry));
          if (match instanceof Answer.No<?>(Refusal refusal))
            LOG.error("match={} cannot be read: {}", row.id(), refusal.message().en());
          return match.then(m -> Answer.ok(new Table<>(row, m, store, thinking, clock)));
        });
  }

  private void tidy() {
    if (live.size() > KEPT) live.values().removeIf(Table::idle);
  }

  /** {@return the newest matches of a guest} */
  public List<Table<?, ?>> of(String guest) {
    return store.matchesOf(guest, ROWS).stream()
        .flatMap(row ->
            find(row.id()) instanceof Answer.Ok<Table<?, ?>>(var table)
                ? Optional.of(table).stream()
                : Optional.<Table<?, ?>>empty().stream())
        .toList();
  }

  /** {@return when something last happened at a table, in milliseconds since 1970} */
  public long updated(Table<?, ?> table) {
    return store.updated(table.row().id());
  }

  @Override
  public void close() {
    thinking.close();
  }
}
