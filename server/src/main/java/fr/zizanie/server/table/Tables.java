package fr.zizanie.server.table;

import fr.zizanie.rules.core.Answer;
import fr.zizanie.rules.core.Budget;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Match;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Reason;
import fr.zizanie.rules.core.Refusal;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Words;
import fr.zizanie.server.json.Fields;
import fr.zizanie.server.store.Guest;
import fr.zizanie.server.store.Seed;
import fr.zizanie.server.store.Setup;
import fr.zizanie.server.store.Sitter;
import fr.zizanie.server.store.Store;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All matches: the live ones in memory, the others in the store until somebody comes. Safe for many
 * threads; one match is used by one thread at a time.
 */
public final class Tables implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
  private static final int ID_BYTES = 12;
  private static final int ROWS = 100;

  /** Computer turns that are taken up again at the start; older ones when somebody comes. */
  private static final int RESUMED = 100;

  private final SecureRandom random = new SecureRandom();
  private final ConcurrentMap<String, Table<?, ?>> live = new ConcurrentHashMap<>();
  private final Thinking thinking;
  private final Alarms alarms;
  private final Function<String, Optional<Game<?, ?>>> games;
  private final Store store;
  private final InstantSource clock;

  /** The tables of a store; {@code games} names the games that can be played. */
  public Tables(Function<String, Optional<Game<?, ?>>> games, Store store, InstantSource clock) {
    this(games, store, clock, new Thinking(), new Bells());
  }

  /** The same with a computer that thinks as {@code thinking} does, woken by {@code alarms}. */
  Tables(
      Function<String, Optional<Game<?, ?>>> games,
      Store store,
      InstantSource clock,
      Thinking thinking,
      Alarms alarms) {
    this.games = games;
    this.store = store;
    this.clock = clock;
    this.thinking = thinking;
    this.alarms = alarms;
  }

  /** {@return a new match and the seats that its creator holds} */
  public Answer<Seated> create(Guest guest, Wish wish) {
    var game = games.apply(wish.game());
    return game.isPresent()
        ? create(game.get(), guest, wish)
        : Answer.no(new Refusal(Reason.UNKNOWN_GAME, Words.same("«" + wish.game() + "»")));
  }

  private <S, V> Answer<Seated> create(Game<S, V> game, Guest guest, Wish wish) {
    return Options.read(game.profile().options(), wish.options())
        .then(options ->
            sitters(game, game.profile(options), guest, wish)
                .then(sitters -> {
                  var setup =
                      new Setup(
                          id(),
                          game.profile().id(),
                          game.profile().rules(),
                          options.values(),
                          sitters,
                          Seed.from(random),
                          clock.millis());
                  var blank = Match.begin(game, options);
                  var match = blank.deal(Table.dealer(setup));
                  store.create(setup, Table.news(blank, match, 0, true, setup.created()));
                  var table = new Table<>(setup, match, store, thinking, alarms, clock);
                  live.put(setup.id(), table);
                  LOG.atInfo()
                      .addKeyValue("match", setup.id())
                      .addKeyValue("game", setup.game())
                      .addKeyValue("opponent", wish.opponent())
                      .log("created");
                  return at(
                      setup.id(),
                      t -> {
                        t.think();
                        return Answer.ok(Seated.of(t, guest));
                      });
                }));
  }

  private Answer<List<Sitter>> sitters(Game<?, ?> game, Profile profile, Guest guest, Wish wish) {
    var me = new Sitter.Person(guest);
    Sitter other;
    switch (wish.opponent()) {
      case "screen" -> {
        return Answer.ok(List.of(me, me));
      }
      case "friend" -> other = new Sitter.Nobody();
      case "computer" -> {
        if (wish.level() < 1 || wish.level() > Budget.LEVELS) return Fields.bad("level");
        if (!Thinking.plays(game)) return Fields.bad("opponent");
        other = new Sitter.Computer(wish.level());
      }
      default -> {
        return Fields.bad("opponent");
      }
    }
    var seat =
        wish.seat().equals("random")
            ? Optional.of(Seat.values()[random.nextInt(2)])
            : profile.seat(wish.seat());
    if (seat.isEmpty())
      return Answer.no(new Refusal(Reason.UNKNOWN_SEAT, Words.same("«" + wish.seat() + "»")));
    return Answer.ok(seat.get() == Seat.FIRST ? List.of(me, other) : List.of(other, me));
  }

  private String id() {
    byte[] bytes = new byte[ID_BYTES];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Uses the table of a match alone, loading it if it must; {@code unknown-match} if none. */
  private <T> Answer<T> at(String id, Function<Table<?, ?>, Answer<T>> use) {
    while (true) {
      switch (find(id)) {
        case Answer.No<Table<?, ?>>(Refusal refusal) -> {
          return Answer.no(refusal);
        }
        case Answer.Ok<Table<?, ?>>(var table) -> {
          synchronized (table) {
            if (!table.retired()) return use.apply(table);
          }
        }
      }
    }
  }

  private Answer<Table<?, ?>> find(String id) {
    Table<?, ?> table = live.get(id);
    if (table != null) return Answer.ok(table);
    var saved = store.match(id);
    if (saved.isEmpty()) return Answer.no(Reason.UNKNOWN_MATCH.refusal());
    var loaded = load(saved.get());
    return switch (loaded) {
      case Answer.Ok<Table<?, ?>>(var fresh) -> {
        var first = live.putIfAbsent(id, fresh);
        if (first != null) yield Answer.ok(first);
        synchronized (fresh) {
          fresh.think();
        }
        yield loaded;
      }
      case Answer.No<Table<?, ?>>(Refusal refusal) -> {
        LOG.atError()
            .addKeyValue("match", id)
            .addKeyValue("refusal", refusal.message().en())
            .log("the stored match is not right");
        yield loaded;
      }
    };
  }

  private Answer<Table<?, ?>> load(Store.Saved saved) {
    var game = games.apply(saved.setup().game());
    if (game.isEmpty())
      return Answer.no(new Refusal(Reason.BAD_RECORD, Reason.UNKNOWN_GAME.sentence()));
    if (game.get().profile().rules() != saved.setup().rules())
      return Answer.no(
          Reason.BAD_RECORD.because(
              "D’autres règles : version " + saved.setup().rules() + ".",
              "Other rules: version " + saved.setup().rules() + "."));
    return load(game.get(), saved);
  }

  private <S, V> Answer<Table<?, ?>> load(Game<S, V> game, Store.Saved saved) {
    return Options.read(game.profile().options(), saved.setup().options())
        .then(options -> EntryText.enter(Match.begin(game, options), saved.entries()))
        .then(
            match -> Answer.ok(new Table<>(saved.setup(), match, store, thinking, alarms, clock)));
  }

  /** {@return the sheet of a match as a guest sees it} */
  public Answer<String> sheet(String id, String guest) {
    return at(id, t -> Answer.ok(t.sheet(guest)));
  }

  /** {@return the lines and boards of a match as a guest saw them, or through other eyes} */
  public Answer<String> replay(String id, String guest, Optional<String> eyes) {
    return at(id, t -> t.replay(guest, eyes));
  }

  /** {@return the match as a file} */
  public Answer<Download> download(String id, String guest, boolean pgn) {
    return at(id, t -> t.download(guest, pgn));
  }

  /** Gives the free seat to a guest; who holds one already keeps it. */
  public Answer<Seated> sit(String id, Guest guest) {
    return at(id, t -> t.sit(guest).then(_ -> Answer.ok(Seated.of(t, guest))));
  }

  /** Plays {@code text}, an action or event of a seat, made for the version that the guest saw. */
  public Answer<Boolean> play(String id, String guest, String seatId, int version, String text) {
    return at(
        id,
        t -> {
          var seat = t.match().profile().seat(seatId);
          return seat.isPresent()
              ? t.play(guest, seat.get(), version, text)
              : Answer.no(Reason.UNKNOWN_SEAT.refusal());
        });
  }

  /** {@return what may come next in an action that begins with tokens, in JSON; or why not} */
  public Answer<String> picks(
      String id, String guest, String seatId, int version, List<String> tokens) {
    return at(id, t -> seat(t, seatId).then(seat -> t.picks(guest, seat, version, tokens)));
  }

  /** {@return the board after an action as its player can foresee it, in JSON; or why not} */
  public Answer<String> preview(
      String id, String guest, String seatId, int version, String action) {
    return at(id, t -> seat(t, seatId).then(seat -> t.preview(guest, seat, version, action)));
  }

  /** {@return why the last of some tokens isn't offered after the others; or why not} */
  public Answer<Words> explain(
      String id, String guest, String seatId, int version, List<String> tokens) {
    return at(id, t -> seat(t, seatId).then(seat -> t.explain(guest, seat, version, tokens)));
  }

  /** Lets windows be passed for a seat after a while, or no longer. */
  public Answer<Boolean> autopass(String id, String guest, String seatId, boolean on) {
    return at(id, t -> seat(t, seatId).then(seat -> t.autopass(guest, seat, on)));
  }

  private static Answer<Seat> seat(Table<?, ?> table, String id) {
    return table
        .match()
        .profile()
        .seat(id)
        .map(Answer::ok)
        .orElseGet(() -> Answer.no(Reason.UNKNOWN_SEAT.refusal()));
  }

  /** Lets a watcher see the match from now on; {@code have} is how many lines he has seen. */
  public Answer<Boolean> watch(String id, Watcher watcher, int have) {
    return at(
        id,
        t -> {
          t.watch(watcher, have);
          return Answer.ok(true);
        });
  }

  /** Sends a watcher no more. */
  public void leave(String id, Watcher watcher) {
    at(
        id,
        t -> {
          t.leave(watcher);
          return Answer.ok(true);
        });
  }

  /** {@return whether there is such a match that can be read} */
  public Answer<Boolean> known(String id) {
    return at(id, _ -> Answer.ok(true));
  }

  /** Tells the live tables that a guest has another name. */
  public void renamed(Guest guest) {
    for (var table : live.values())
      synchronized (table) {
        table.renamed(guest);
      }
  }

  /** {@return the matches of a guest as the page lists them: a JSON array} */
  public String rows(String guest) {
    return Rows.text(store.rows(guest, ROWS), games, guest, this::here);
  }

  private boolean here(String id, String guest) {
    Table<?, ?> table = live.get(id);
    if (table == null) return false;
    synchronized (table) {
      return table.here(guest);
    }
  }

  /** Lets the computer take up the turns that a stop has interrupted. */
  public void resume() {
    store.thinking(RESUMED).forEach(this::known);
  }

  /** Forgets the tables that nobody has used for so long; the store has them. */
  public void evict(Duration idle) {
    long since = clock.millis() - idle.toMillis();
    live.forEach((id, table) -> {
      synchronized (table) {
        if (!table.idle(since)) return;
        table.retire();
        live.remove(id, table);
      }
    });
  }

  /** {@return how many tables are in memory} */
  public int live() {
    return live.size();
  }

  /** Stops the thinking. */
  @Override
  public void close() {
    alarms.close();
    thinking.close();
  }
}
