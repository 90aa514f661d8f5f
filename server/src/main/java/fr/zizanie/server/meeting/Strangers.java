package fr.zizanie.server.meeting;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.server.lobby.Rated;
import fr.zizanie.server.store.meeting.Meeting;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.sheets.wire.house.MatchRow;
import fr.zizanie.sheets.wire.house.Seated;
import fr.zizanie.sheets.wire.meeting.MeetingToPage;
import fr.zizanie.sheets.wire.meeting.RatingInfo;
import fr.zizanie.sheets.wire.meeting.SeatRating;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The one door through which the web lets strangers meet. Safe for many threads. */
public final class Strangers {
  private static final Logger LOG = LoggerFactory.getLogger(Strangers.class);

  /** Who looked and isn't there any more is forgotten after so many milliseconds. */
  private static final long FORGOTTEN = 60_000;

  private static final Refusal UNKNOWN =
      Reason.NOT_OFFERED.because(
          "Sans cookies, nous ne pouvons pas vous reconnaître à la table : acceptez-les pour jouer.",
          "Without cookies we can’t recognize you at the table: accept them to play.");

  /** Of those matches the other players are looked up. */
  private static final int ROWS = 200;

  private final MeetingDependencies dependencies;
  private final Meeting store;
  private final OpenSeats seats;
  private final Ratings ratings;
  private final Map<String, SeatLobby> rooms = new ConcurrentHashMap<>();

  /** Strangers who meet by these means. */
  public Strangers(MeetingDependencies dependencies) {
    this.dependencies = dependencies;
    store = dependencies.store().meeting();
    seats = new OpenSeats(dependencies);
    ratings = new Ratings(store, dependencies.clock());
  }

  /** {@return how strong people are held to be} */
  public Ratings ratings() {
    return ratings;
  }

  /** {@return how strong somebody is held to be, by game} */
  public Map<String, RatingInfo> ratings(PlayerId player) {
    var out = new TreeMap<String, RatingInfo>();
    store.ratings(player).forEach((game, rating) -> out.put(game, ratings.shown(rating)));
    return out;
  }

  /** {@return somebody's matches, each with how strong the other player is held to be} */
  public List<MatchRow> rows(PlayerId player) {
    var known = store.opponents(player, ROWS);
    return dependencies.matches().rows(player).stream()
        .map(row ->
            Optional.ofNullable(known.get(new MatchId(row.id())))
                .map(rating -> row.against(ratings.shown(rating)))
                .orElse(row))
        .toList();
  }

  /** {@return how strong those are held to be who sit at a match, and what it changed} */
  public Answer<List<SeatRating>> ratings(MatchId id) {
    return dependencies
        .matches()
        .at(id, match -> Answer.ok(match))
        .then(match -> {
          String game = match.setup().game();
          var people = OpenSeats.people(match.seats());
          var now = store.ratings(game, people);
          var changes = store.changes(id);
          var profile = match.profile();
          var out = new ArrayList<SeatRating>();
          for (Seat seat : Seat.values())
            if (match.seats().at(seat) instanceof Sitter.Person(Guest guest))
              out.add(
                  new SeatRating(
                      profile.name(seat),
                      Optional.ofNullable(now.get(guest.id())).map(ratings::shown),
                      Optional.ofNullable(changes.get(guest.id())).map(one -> points(one.before())),
                      Optional.ofNullable(changes.get(guest.id()))
                          .map(one -> points(one.after()))));
          return Answer.ok(out);
        });
  }

  private static int points(double rating) {
    return (int) Math.round(rating);
  }

  /** {@return a new match whose other seat anybody may take} */
  public Answer<Seated> open(Guest host, MatchRequest request) {
    return seats.open(host, request).then(seated -> stirred(request.game(), seated));
  }

  /**
   * Gives the free seat of a match to a guest, or refuses; with the version of what they saw they
   * agree to it by that.
   */
  public Answer<Seated> sit(MatchId match, Guest guest, Optional<Integer> version) {
    return seats.sit(match, guest, version).then(seated -> stirred(match, seated));
  }

  /** Shows the seat of a match to nobody any more. */
  public Answer<Boolean> withdraw(MatchId match, PlayerId host) {
    return seats.withdraw(match, host).then(done -> stirred(match, done));
  }

  /** Calls off a match in which somebody waits alone for the other player. */
  public Answer<Boolean> callOff(MatchId match, PlayerId host) {
    return dependencies
        .matches()
        .at(match, m -> Answer.ok(m.setup().game()))
        .then(game ->
            dependencies
                .matches()
                .challenges()
                .callOff(host, match)
                .then(done -> stirred(game, done)));
  }

  private <T> Answer<T> stirred(MatchId match, T value) {
    return dependencies
        .matches()
        .at(match, m -> Answer.ok(m.setup().game()))
        .then(game -> stirred(game, value));
  }

  /** Those who are here see at once what happened here. */
  private <T> Answer<T> stirred(String game, T value) {
    Optional.ofNullable(rooms.get(game))
        .ifPresent(room -> Thread.ofVirtual().name("seats").start(() -> look(room)));
    return Answer.ok(value);
  }

  /** What fails is done by the next chore, which tells if it fails again. */
  private static void look(SeatLobby room) {
    try {
      room.look();
    } catch (RuntimeException e) {
      LOG.atDebug().setCause(e).log("seats are looked at later");
    }
  }

  /** {@return whether there is a game whose seats one may look at} */
  public boolean known(String game) {
    return room(game).isPresent();
  }

  private Optional<SeatLobby> room(String id) {
    return dependencies
        .matches()
        .named(id)
        .map(game -> rooms.computeIfAbsent(id, _ -> new SeatLobby(game, dependencies, ratings)));
  }

  /** Lets somebody see the open seats of a game from now on; {@code out} never blocks. */
  public Visitor enter(String game, PlayerId player, Consumer<MeetingToPage> out) {
    return room(game).orElseThrow().enter(player, out);
  }

  /** Sends a visitor no more; who looked for an opponent isn't there. */
  public void leave(Visitor visitor) {
    visitor.room.leave(visitor);
  }

  /** Finds a visitor an opponent. */
  public Answer<Boolean> seek(Visitor visitor, String pace, boolean rated) {
    return seek(visitor, pace, rated, false);
  }

  /** The same; {@code named} if others may see by which name. */
  public Answer<Boolean> seek(Visitor visitor, String pace, boolean rated, boolean named) {
    if (visitor.player.equals(PlayerId.NOBODY)) return Answer.no(UNKNOWN);
    var wanted = Pace.named(pace);
    if (wanted.isEmpty()) return Fields.bad("pace");
    var guest = dependencies.store().guests().of(visitor.player);
    return Rated.admits(rated, guest)
        .then(_ -> seek(visitor, wanted.get(), rated, named ? guest.name() : ""));
  }

  private Answer<Boolean> seek(Visitor visitor, Pace pace, boolean rated, String name) {
    if (visitor.room.seek(visitor, pace, rated, name))
      dependencies.wishes().accept(new Wish(visitor.room.id(), visitor.player, Optional.empty()));
    return Answer.ok(true);
  }

  /** Lets a visitor play whoever looks for an opponent, at their pace. */
  public Answer<Boolean> join(Visitor visitor, String sought) {
    return visitor.player.equals(PlayerId.NOBODY)
        ? Answer.no(UNKNOWN)
        : visitor.room.join(visitor, sought);
  }

  /** Looks for an opponent no longer. */
  public Answer<Boolean> unseek(Visitor visitor) {
    visitor.room.unseek(visitor);
    return Answer.ok(true);
  }

  /** {@return the refusal for a visitor who wants to sit down and can't be recognised} */
  public static Refusal unknown() {
    return UNKNOWN;
  }

  /** Every second: what changed on other servers is told, and opponents are found. */
  public void look() {
    rooms.values().forEach(SeatLobby::look);
  }

  /** Now and then: the open seats of those who wait at their lobbies stay. */
  public void hosts() {
    store.seen(dependencies.matches().awaited(), dependencies.clock().millis());
  }

  /** Now and then: who looked and has gone is forgotten. */
  public void forget() {
    store.forget(dependencies.clock().millis() - FORGOTTEN);
  }
}
