package fr.zizanie.server.matches;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.rules.core.trait.Taught;
import fr.zizanie.server.computer.Pace;
import fr.zizanie.server.computer.Thinking;
import fr.zizanie.server.computer.Waits;
import fr.zizanie.server.live.Seats;
import fr.zizanie.server.live.Watcher;
import fr.zizanie.server.lobby.Lobby;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.server.lobby.NewMatches;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.ids.MatchId;
import fr.zizanie.server.store.ids.PlayerId;
import fr.zizanie.server.store.matches.Sitter;
import fr.zizanie.server.store.people.Guest;
import fr.zizanie.server.table.Copy;
import fr.zizanie.server.table.Download;
import fr.zizanie.server.table.Means;
import fr.zizanie.server.table.Table;
import fr.zizanie.server.ties.Acquaintances;
import fr.zizanie.server.ties.Wishes;
import fr.zizanie.server.time.MachineTime;
import fr.zizanie.server.time.Time;
import fr.zizanie.server.time.TimeControl;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.house.MatchRow;
import fr.zizanie.sheets.wire.house.Seated;
import fr.zizanie.sheets.wire.log.Dealt;
import fr.zizanie.sheets.wire.log.Replay;
import fr.zizanie.sheets.wire.orders.Ordered;
import fr.zizanie.sheets.wire.orders.Orders;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
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
  private final Means means;
  private final NewMatches newMatches;
  final LiveMatches live;
  private final Agreements agreements;
  private final Asking asking;
  private final Acquaintances acquaintances;
  private final Wishes wishes;
  private final Challenges challenges;
  private final Connected connected;
  private final DueMatches due;
  private final TimeOff off;
  private final Optional<Pulse> pulse;

  /** The matches of a store; {@code games} names the games that can be played. */
  public Matches(Function<String, Optional<Game<?, ?>>> games, Store store, InstantSource clock) {
    this(games, store, clock, new MachineTime());
  }

  private Matches(
      Function<String, Optional<Game<?, ?>>> games, Store store, InstantSource clock, Time time) {
    this(games, new Means(store, clock, new Thinking(Pace.usual(time)), time), time);
  }

  /**
   * The same with means of other kinds; where other servers use the store too, one of them keeps
   * each match, by this time.
   */
  public Matches(Function<String, Optional<Game<?, ?>>> games, Means means, Time time) {
    this(
        games,
        means
            .store()
            .shared()
            .map(shared -> means.kept(new Keeper(shared, time::nanos)))
            .orElse(means));
  }

  Matches(Function<String, Optional<Game<?, ?>>> games, Means means) {
    this(games, means, Room.ofMachine());
  }

  /** The same with another bound of what is in memory. */
  Matches(Function<String, Optional<Game<?, ?>>> games, Means means, Room room) {
    this.games = games;
    this.means = means;
    newMatches = new NewMatches(means.store(), means.clock(), means.draws());
    live = new LiveMatches(means.store(), room, beginning -> new Loader(games, means, beginning));
    asking = new Asking(live);
    acquaintances = new Acquaintances(means.store(), means.clock());
    wishes = new Wishes(means.store(), means.clock(), means.notices());
    challenges = new Challenges(means, live, acquaintances, this::create);
    agreements = new Agreements(live, challenges);
    connected = new Connected(live, means);
    due = new DueMatches(means, live);
    off = new TimeOff(means, live);
    pulse =
        means.keeper() instanceof Keeper keeper
            ? Optional.of(
                new Pulse(means.store().shared().orElseThrow(), live, keeper, means.alarms()))
            : Optional.empty();
    pulse.ifPresent(Pulse::start);
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
    return live.at(created.setup().id(), match -> Answer.ok(Agreements.seated(match, guest)));
  }

  /** {@return a match against the computer that goes on where a guest was led} */
  public Answer<Seated> lead(Guest guest, String gameId, List<String> done) {
    var game = games.apply(gameId);
    return game.isPresent()
        ? Taught.firstGame(game.get())
            .map(first -> newMatches.lead(game.get(), first, guest, done))
            .orElseGet(() -> Answer.no(Reason.UNKNOWN_GAME.refusal()))
            .then(created -> begun(created, guest, "first game"))
        : Answer.no(Reason.UNKNOWN_GAME.refusal());
  }

  /** {@return the commitment to a new seed, for a match that the guest will create} */
  public Answer<String> commitment(PlayerId guest) {
    return newMatches.commitment(guest);
  }

  /** {@return another match of the two people of one that is over, sides changed} */
  public Answer<Seated> again(MatchId id, Guest guest) {
    return live.table(id, over -> again(over, guest))
        .then(next -> live.at(next, match -> Answer.ok(Agreements.seated(match, guest))));
  }

  private Answer<MatchId> again(Table<?, ?> over, Guest guest) {
    var mine = over.seats().of(guest.id());
    if (mine.size() != 1) return Answer.no(Reason.NOT_SEATED.refusal());
    boolean friend = over.seats().at(mine.iterator().next().other()) instanceof Sitter.Person;
    if (!friend || over.match().outcome().isEmpty()) return Answer.no(Reason.NOT_OFFERED.refusal());
    MatchId id = over.setup().id();
    var known = means.store().matches().again(id);
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

  /** {@return who sits where} */
  public Answer<Seats> seats(MatchId id) {
    return live.at(id, match -> Answer.ok(match.seats()));
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
  public DueMatches due() {
    return due;
  }

  /** {@return when people are away} */
  public TimeOff off() {
    return off;
  }

  /** {@return who of some sits connected somewhere} */
  public Set<PlayerId> connected(Set<PlayerId> whom) {
    return connected.of(whom);
  }

  /** {@return who sits opposite somebody, if they sit there and another person does} */
  public Answer<Guest> opposite(MatchId id, PlayerId guest) {
    return live.at(
        id,
        match ->
            match.seats().of(guest).stream()
                .map(seat -> match.seats().at(seat.other()))
                .flatMap(sitter ->
                    sitter instanceof Sitter.Person(Guest other) && !other.id().equals(guest)
                        ? Stream.of(Answer.ok(other))
                        : Stream.of())
                .findFirst()
                .orElseGet(() -> Answer.no(Reason.NOT_SEATED.refusal())));
  }

  /** {@return what may be said about matches that haven't begun} */
  public Agreements agreements() {
    return agreements;
  }

  /** {@return what may be asked about matches} */
  public Asking asking() {
    return asking;
  }

  /** {@return the sheet of a match as a guest sees it} */
  public Answer<ToPage> sheet(MatchId id, PlayerId guest) {
    return live.at(id, match -> Answer.ok(match.sheet(guest)));
  }

  /** {@return the lines and boards of a match as a guest saw them, or through other eyes} */
  public Answer<Replay> replay(MatchId id, PlayerId guest, Optional<String> eyes) {
    return copy(id, guest).then(copy -> copy.replay(eyes));
  }

  /** Long matches are read beside the table, where others play on. */
  private Answer<Copy<?, ?>> copy(MatchId id, PlayerId guest) {
    return live.table(id, t -> Answer.ok(t.copy(guest)));
  }

  /** {@return what chance answered in a match that is over} */
  public Answer<List<Dealt>> draws(MatchId id, PlayerId guest) {
    return copy(id, guest).then(Copy::draws);
  }

  /** {@return the match as a file} */
  public Answer<Download> download(MatchId id, PlayerId guest, boolean pgn) {
    return copy(id, guest).then(copy -> copy.download(pgn));
  }

  /** Gives the free seat to a guest; who holds one already keeps it. */
  public Answer<Seated> sit(MatchId id, Guest guest) {
    // Sitting down may begin the match: then a table has taken the place of the lobby.
    return live.at(id, match -> challenges.admits(match, guest.id()).then(_ -> match.sit(guest)))
        .then(_ -> live.at(id, match -> Answer.ok(Agreements.seated(match, guest))));
  }

  /** Lets an event of a seat happen, told for the version that the guest saw. */
  public Answer<Boolean> tell(
      MatchId id, PlayerId guest, String seatId, int version, String event) {
    return live.table(
            id,
            t ->
                Attentive.parse(t.match().game(), Seat.FIRST, event).isPresent()
                    ? Answer.ok(true)
                    : Answer.<Boolean>no(Reason.ILLEGAL_SYNTAX.refusal()))
        .then(_ -> play(id, guest, seatId, version, event));
  }

  /** Plays {@code text}, an action or event of a seat, made for the version that the guest saw. */
  public Answer<Boolean> play(MatchId id, PlayerId guest, String seatId, int version, String text) {
    return live.table(
        id,
        t -> {
          var seat = t.match().profile().seat(seatId);
          return seat.isPresent()
              ? t.play(guest, seat.get(), version, text)
              : Answer.no(Reason.UNKNOWN_SEAT.refusal());
        });
  }

  /** Ends a game that waits in vain for the other side of a guest: won, or drawn. */
  public Answer<Boolean> claim(MatchId id, PlayerId guest, boolean draw) {
    return live.table(id, t -> t.claim(guest, draw));
  }

  /** Lets windows be passed for a guest at every table, each after a while; or no longer. */
  public Answer<Boolean> autopass(MatchId id, PlayerId guest, String seatId, boolean on) {
    return live.table(
            id,
            t ->
                Asking.seat(t, seatId)
                    .then(seat ->
                        t.seats().of(guest).contains(seat)
                            ? Answer.ok(true)
                            : Answer.no(Reason.NOT_SEATED.refusal())))
        .then(_ -> {
          means.store().guests().pass(guest, on);
          for (var match : live.all())
            synchronized (match) {
              if (match instanceof Table<?, ?> table) table.autopass(guest, on);
            }
          return Answer.ok(true);
        });
  }

  /** Lets windows be passed for a seat for what is left of the other's turn, or no longer. */
  public Answer<Boolean> passTurn(MatchId id, PlayerId guest, String seatId, boolean on) {
    return live.table(id, t -> Asking.seat(t, seatId).then(seat -> t.passTurn(guest, seat, on)));
  }

  /** {@return what a guest has left to be done in a match} */
  public Answer<Orders> orders(MatchId id, PlayerId guest) {
    return live.table(id, t -> t.orders(guest));
  }

  /** {@return the same once it is what they want} */
  public Answer<Orders> leave(MatchId id, PlayerId guest, Ordered wanted) {
    return live.table(id, t -> t.leave(guest, wanted));
  }

  /** Says which seat looks at the screen that two share, or that nobody does. */
  public Answer<Boolean> look(MatchId id, Watcher watcher, Optional<String> seatId) {
    return live.table(
        id,
        t ->
            seatId.isEmpty()
                ? t.look(watcher, Optional.empty())
                : Asking.seat(t, seatId.get()).then(seat -> t.look(watcher, Optional.of(seat))));
  }

  /** Lets a watcher see the match from now on; {@code have} is how many lines they have seen. */
  public Answer<Boolean> watch(MatchId id, Watcher watcher, int have) {
    return live.at(
        id,
        t -> {
          t.watch(watcher, have);
          if (!t.seats().of(watcher.guest()).isEmpty()) means.notices().came(watcher.guest(), id);
          return Answer.ok(true);
        });
  }

  /** Sends a watcher no more. */
  public void leave(MatchId id, Watcher watcher) {
    live.at(
        id,
        t -> {
          t.leave(watcher);
          return Answer.ok(true);
        });
  }

  /** {@return whether there is such a match that can be read} */
  public Answer<Boolean> known(MatchId id) {
    return live.at(id, _ -> Answer.ok(true));
  }

  /** {@return the id of the game that a match plays} */
  public Answer<String> game(MatchId id) {
    return live.at(id, match -> Answer.ok(match.setup().game()));
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
    means.store().accounts().takeAlong(guest, account.id());
    for (var match : live.all())
      synchronized (match) {
        if (match.seats().of(account.id()).isEmpty()) match.becomes(guest, account);
      }
  }

  /** {@return the matches of a guest as the page lists them: a JSON array} */
  public List<MatchRow> rows(PlayerId guest) {
    return MatchList.of(means.store().matches().rows(guest, ROWS), games, guest, live::here);
  }

  /** {@return how many matches somebody has} */
  public int count(PlayerId guest) {
    return means.store().matches().held(guest, EVER).matches();
  }

  /** {@return all matches of somebody, in the order of their list} */
  public List<MatchRow> all(PlayerId guest) {
    return MatchList.of(
        means.store().matches().rows(guest, Integer.MAX_VALUE), games, guest, live::here);
  }

  /** Ends what somebody plays who goes: resigns what has begun, and leaves the rest. */
  public void abandon(PlayerId guest) {
    for (var row : means.store().matches().rows(guest, Integer.MAX_VALUE)) {
      if (row.outcome().isPresent()) continue;
      if (row.begun()) live.table(row.id(), table -> resign(table, guest));
      else agreements.stand(row.id(), guest);
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
    var pending = means.store().matches().thinking(RESUMED);
    pending.stream().filter(means.keeper()).forEach(this::known);
  }

  /** Forgets the matches that nobody has used for so long; the store has them. */
  public void evict(Duration idle) {
    live.evict(means.clock().millis() - idle.toMillis());
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
    return means.thinking().waits();
  }

  /** Stops the thinking. */
  @Override
  public void close() {
    pulse.ifPresent(Pulse::close);
    means.alarms().close();
    means.thinking().close();
  }
}
