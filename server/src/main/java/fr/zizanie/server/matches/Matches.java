package fr.zizanie.server.matches;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.server.computer.Thinking;
import fr.zizanie.server.computer.ThinkingPace;
import fr.zizanie.server.computer.Waits;
import fr.zizanie.server.live.LiveMatch;
import fr.zizanie.server.lobby.DeviceGames;
import fr.zizanie.server.lobby.Lobby;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.server.lobby.NewMatches;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.table.Table;
import fr.zizanie.server.table.TableDependencies;
import fr.zizanie.server.ties.Acquaintances;
import fr.zizanie.server.ties.Wishes;
import fr.zizanie.server.time.MachineTime;
import fr.zizanie.server.time.Time;
import fr.zizanie.sheets.wire.house.DealPart;
import fr.zizanie.sheets.wire.house.MatchRow;
import fr.zizanie.sheets.wire.house.Seated;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.reading.Copy;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.TimeControl;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All matches: the live ones in memory, the others in the store until somebody comes. Safe for many
 * threads; one match is used by one thread at a time.
 */
public final class Matches implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Matches.class);
  private static final int ROWS = 100;

  /** Before anything was made. */
  private static final long EVER = -1;

  private static final String RESIGN = "resign";

  /** Computer turns that are taken up again at the start; older ones when somebody comes. */
  private static final int RESUMED = 100;

  private final Function<String, Optional<Game<?, ?>>> games;
  private final TableDependencies dependencies;
  private final NewMatches newMatches;
  final LiveMatches live;
  private final Acquaintances acquaintances;
  private final Wishes wishes;
  private final Challenges challenges;
  private final ConnectedPlayers connected;
  private final DeadlineSweep due;
  private final TimeOff off;
  private final Optional<Heartbeat> heartbeat;

  /** The matches of a store; {@code games} names the games that can be played. */
  public Matches(Function<String, Optional<Game<?, ?>>> games, Store store, InstantSource clock) {
    this(games, store, clock, new MachineTime());
  }

  private Matches(
      Function<String, Optional<Game<?, ?>>> games, Store store, InstantSource clock, Time time) {
    this(
        games,
        new TableDependencies(store, clock, new Thinking(ThinkingPace.usual(time)), time),
        time);
  }

  /**
   * The same with means of other kinds; where other servers use the store too, one of them keeps
   * each match, by this time.
   */
  public Matches(
      Function<String, Optional<Game<?, ?>>> games, TableDependencies dependencies, Time time) {
    this(
        games,
        dependencies
            .store()
            .shared()
            .map(shared -> dependencies.kept(new Keeper(shared, time::nanos)))
            .orElse(dependencies));
  }

  Matches(Function<String, Optional<Game<?, ?>>> games, TableDependencies dependencies) {
    this(games, dependencies, MemoryBound.ofMachine());
  }

  /** The same with another bound of what is in memory. */
  Matches(
      Function<String, Optional<Game<?, ?>>> games,
      TableDependencies dependencies,
      MemoryBound room) {
    this.games = games;
    this.dependencies = dependencies;
    newMatches = new NewMatches(dependencies.store(), dependencies.clock(), dependencies.draws());
    live =
        new LiveMatches(
            dependencies.store(), room, beginning -> new Loader(games, dependencies, beginning));
    acquaintances = new Acquaintances(dependencies.store(), dependencies.clock());
    wishes = new Wishes(dependencies.store(), dependencies.clock(), dependencies.notifications());
    challenges = new Challenges(dependencies, live, acquaintances, this::create);
    connected = new ConnectedPlayers(live, dependencies);
    due = new DeadlineSweep(dependencies, live);
    off = new TimeOff(dependencies, live);
    heartbeat =
        dependencies.keeper() instanceof Keeper keeper
            ? Optional.of(
                new Heartbeat(
                    dependencies.store().shared().orElseThrow(),
                    live,
                    keeper,
                    dependencies.alarms()))
            : Optional.empty();
    heartbeat.ifPresent(Heartbeat::start);
  }

  /** {@return a new match and the seats that its creator holds} */
  public Answer<Seated> create(Guest guest, MatchRequest request) {
    var game = games.apply(request.game());
    return game.isPresent()
        ? create(game.get(), guest, request)
        : Answer.no(new Refusal(Reason.UNKNOWN_GAME, Words.same("«" + request.game() + "»")));
  }

  private <S, V> Answer<Seated> create(Game<S, V> game, Guest guest, MatchRequest request) {
    return newMatches
        .create(game, guest, request)
        .then(created -> begun(created, guest, request.opponent()));
  }

  private Answer<Seated> begun(NewMatches.Created created, Guest guest, String opponent) {
    LOG.atInfo()
        .addKeyValue("match", created.setup().id())
        .addKeyValue("game", created.setup().game())
        .addKeyValue("opponent", opponent)
        .log("created");
    live.add(created);
    return seated(created.setup().id(), guest);
  }

  /** {@return a match against the computer that goes on where a guest was led} */
  public Answer<Seated> lead(Guest guest, String gameId, List<String> done) {
    var game = games.apply(gameId);
    return game.isPresent()
        ? newMatches
            .lead(game.get(), guest, done)
            .then(created -> begun(created, guest, "first game"))
        : Answer.no(Reason.UNKNOWN_GAME.refusal());
  }

  /** {@return the commitment to a new seed, for a match that the guest will create} */
  public Answer<String> commitment(PlayerId guest) {
    return newMatches.commitment(guest);
  }

  /** {@return another match of the two people of one that is over, sides changed} */
  public Answer<Seated> again(MatchId id, Guest guest) {
    return live.table(id, over -> again(over, guest)).then(next -> seated(next, guest));
  }

  private Answer<MatchId> again(Table<?, ?> over, Guest guest) {
    var mine = over.seats().of(guest.id());
    if (mine.size() != 1) return Answer.no(Reason.NOT_SEATED.refusal());
    boolean friend = over.seats().at(mine.iterator().next().other()) instanceof Sitter.Person;
    if (!friend || over.match().outcome().isEmpty()) return Answer.no(Reason.NOT_OFFERED.refusal());
    MatchId id = over.setup().id();
    var known = dependencies.store().matches().again(id);
    if (known.isPresent()) return Answer.ok(known.get());
    if (challenges.avoided(over.seats(), guest.id()))
      return Answer.no(Reason.NO_CHALLENGE.refusal());
    var game = games.apply(over.setup().game()).orElseThrow();
    var options = over.match().start().options();
    MatchId next = newMatches.again(game, options, over.setup(), over.seats().sitters(), guest);
    over.follows(next);
    return Answer.ok(next);
  }

  /** {@return the game of that id, if it can be played} */
  public Optional<Game<?, ?>> named(String game) {
    return games.apply(game);
  }

  /** {@return a match of two who have agreed on a game's usual options, which nobody keeps yet} */
  public NewMatches.Met met(Game<?, ?> game, List<Guest> two, TimeControl control, boolean rated) {
    return newMatches.met(game, two, control, rated);
  }

  /** {@return the matches here that wait for somebody to sit down, with one who waits for that} */
  public Set<MatchId> awaited() {
    var out = new HashSet<MatchId>();
    for (var match : live.all())
      synchronized (match) {
        if (match instanceof Lobby<?, ?>
            && match.seats().free().isPresent()
            && !match.connected().isEmpty()) out.add(match.setup().id());
      }
    return out;
  }

  /** {@return whether somebody is connected to a match that is in memory here} */
  public boolean here(MatchId id, PlayerId guest) {
    return live.here(id, guest);
  }

  /** {@return whom people follow and block} */
  public Acquaintances acquaintances() {
    return acquaintances;
  }

  /** {@return who waits for somebody to play a game} */
  public Wishes wishes() {
    return wishes;
  }

  /** {@return matches that somebody asks somebody else for} */
  public Challenges challenges() {
    return challenges;
  }

  /** {@return what looks after matches over days} */
  public DeadlineSweep due() {
    return due;
  }

  /** {@return how games of devices are copied to accounts} */
  public DeviceGames deviceGames() {
    return new DeviceGames(dependencies.store(), games, dependencies.clock());
  }

  /** {@return when people are away} */
  public TimeOff off() {
    return off;
  }

  /** {@return who of some sits connected somewhere} */
  public Set<PlayerId> connected(Set<PlayerId> whom) {
    return connected.of(whom);
  }

  /** Uses a match with it locked; {@code unknown-match} if there is none. */
  public <T> Answer<T> at(MatchId id, Function<LiveMatch, Answer<T>> use) {
    return live.at(id, use);
  }

  /** Uses a match that has begun; {@code not-begun} if it hasn't. */
  public <T> Answer<T> table(MatchId id, Function<Table<?, ?>, Answer<T>> use) {
    return live.table(id, use);
  }

  /** Uses a match that is being agreed on; {@code stale} if it has begun. */
  public <T> Answer<T> lobby(MatchId id, Function<Lobby<?, ?>, Answer<T>> use) {
    return live.lobby(id, use);
  }

  /** {@return a match as a guest sees it now: long ones are read beside the table} */
  public Answer<Copy<?, ?>> copy(MatchId id, PlayerId guest) {
    return live.table(id, t -> Answer.ok(t.copy(guest)));
  }

  /** Gives the free seat to a guest; who holds one already keeps it. */
  public Answer<Seated> sit(MatchId id, Guest guest) {
    // Sitting down may begin the match: then a table has taken the place of the lobby.
    return live.at(id, match -> challenges.admits(match, guest.id()).then(_ -> match.sit(guest)))
        .then(_ -> seated(id, guest));
  }

  /** Gives the free seat to a guest who agrees to the version of a proposal that they saw. */
  public Answer<Seated> accept(MatchId id, Guest guest, int version) {
    return live.lobby(id, l -> challenges.admits(l, guest.id()).then(_ -> l.accept(guest, version)))
        .then(_ -> seated(id, guest));
  }

  /** Takes a guest's part of what fixes the deal of a match that hasn't begun. */
  public Answer<Seated> deal(MatchId id, Guest guest, DealPart part) {
    return live.lobby(id, l -> l.deal(guest.id(), part)).then(_ -> seated(id, guest));
  }

  /** Where a guest sits, and what is still to be dealt there. */
  private Answer<Seated> seated(MatchId id, Guest guest) {
    return live.at(id, match -> Answer.ok(seated(match, guest)));
  }

  private static Seated seated(LiveMatch match, Guest guest) {
    var profile = match.profile();
    var dealing = match instanceof Lobby<?, ?> lobby ? lobby.dealing() : Optional.<String>empty();
    return new Seated(
        match.setup().id().text(),
        match.seats().of(guest.id()).stream().map(profile::name).toList(),
        dealing,
        dealing.map(_ -> match.setup().seed().commitment()));
  }

  /** Lets windows be passed for a guest at every table, each after a while; or no longer. */
  public Answer<Boolean> autopass(MatchId id, PlayerId guest, String seatId, boolean on) {
    return live.table(
            id,
            t ->
                t.seat(seatId)
                    .then(seat ->
                        t.seats().of(guest).contains(seat)
                            ? Answer.ok(true)
                            : Answer.no(Reason.NOT_SEATED.refusal())))
        .then(_ -> {
          dependencies.store().guests().pass(guest, on);
          for (var match : live.all())
            synchronized (match) {
              if (match instanceof Table<?, ?> table) table.autopass(guest, on);
            }
          return Answer.ok(true);
        });
  }

  /** Lets a watcher see the match from now on; {@code have} is how many lines they have seen. */
  public Answer<Boolean> watch(MatchId id, ViewerConnection connection, int have) {
    return live.at(
        id,
        t -> {
          t.watch(connection, have);
          if (!t.seats().of(connection.guest()).isEmpty())
            dependencies.notifications().came(connection.guest(), id);
          return Answer.ok(true);
        });
  }

  /** Sends a watcher no more. */
  public void leave(MatchId id, ViewerConnection connection) {
    live.at(
        id,
        t -> {
          t.leave(connection);
          return Answer.ok(true);
        });
  }

  /** Tells the live matches that a guest has another name. */
  public void renamed(Guest guest) {
    becomes(guest.id(), guest);
  }

  private void becomes(PlayerId before, Guest guest) {
    for (var match : live.all())
      synchronized (match) {
        match.becomes(before, guest);
      }
  }

  /**
   * Lets an account have what a guest had: their matches, but for those in which both sit, and whom
   * they know.
   */
  public void takeAlong(PlayerId guest, Guest account) {
    dependencies.store().accounts().takeAlong(guest, account.id());
    for (var match : live.all())
      synchronized (match) {
        if (match.seats().of(account.id()).isEmpty()) match.becomes(guest, account);
      }
  }

  /** {@return the matches of a guest as the page lists them: a JSON array} */
  public List<MatchRow> rows(PlayerId guest) {
    return MatchList.of(dependencies.store().matches().rows(guest, ROWS), games, guest, live::here);
  }

  /** {@return how many matches somebody has} */
  public int count(PlayerId guest) {
    return dependencies.store().matches().held(guest, EVER).matches();
  }

  /** {@return all matches of somebody, in the order of their list} */
  public List<MatchRow> all(PlayerId guest) {
    return MatchList.of(
        dependencies.store().matches().rows(guest, Integer.MAX_VALUE), games, guest, live::here);
  }

  /** Ends what somebody plays who goes: resigns what has begun, and leaves the rest. */
  public void abandon(PlayerId guest) {
    for (var row : dependencies.store().matches().rows(guest, Integer.MAX_VALUE)) {
      if (row.outcome().isPresent()) continue;
      if (row.begun()) live.table(row.id(), table -> resign(table, guest));
      else live.lobby(row.id(), lobby -> lobby.stand(guest));
    }
  }

  private static Answer<Boolean> resign(Table<?, ?> table, PlayerId guest) {
    for (Seat seat : table.seats().of(guest)) {
      var resigned = table.play(guest, seat, table.sheet(guest).shown().version(), RESIGN);
      if (resigned instanceof Answer.Ok<Boolean>) return resigned;
    }
    return Answer.ok(false);
  }

  /** Lets the computer take up the turns that a stop has interrupted. */
  public void resume() {
    var pending = dependencies.store().matches().thinking(RESUMED);
    pending.stream().filter(dependencies.keeper()).forEach(id -> live.at(id, _ -> Answer.ok(true)));
  }

  /** Forgets the matches that nobody has used for so long; the store has them. */
  public void evict(Duration idle) {
    live.evict(dependencies.clock().millis() - idle.toMillis());
  }

  /** {@return the matches that are in memory} */
  public Set<MatchId> inMemory() {
    return live.ids();
  }

  /** {@return how many matches are in memory} */
  public int live() {
    return live.all().size();
  }

  /** {@return how long is waited for the computer to begin to think} */
  public Waits waits() {
    return dependencies.thinking().waits();
  }

  /** Stops the thinking. */
  @Override
  public void close() {
    heartbeat.ifPresent(Heartbeat::close);
    dependencies.alarms().close();
    dependencies.thinking().close();
  }
}
