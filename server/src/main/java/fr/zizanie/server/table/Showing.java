package fr.zizanie.server.table;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.live.ViewerConnection;
import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.Seals;
import fr.zizanie.sheets.wire.Dealing;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.table.Picture;
import fr.zizanie.table.SpectatorDelay;
import fr.zizanie.table.TableSheet;
import fr.zizanie.table.TableState;
import fr.zizanie.table.policy.Absence;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Deals;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Predicate;

/** What those who are here are shown of one match, and whom they may miss. */
final class Showing<S, V> {
  private final InstantSource clock;
  private final Optional<SpectatorDelay<S, V>> spectators;
  private final Absence absence;
  private final boolean overDays;

  /** What is told of the deal, if anything is dealt in this match. */
  private final Dealing dealing;

  /** The match that follows this one, if its players want another. */
  private Optional<MatchId> again = Optional.empty();

  final Audience<S, V> audience = new Audience<>();

  Showing(Setup setup, Match<S, V> match, TableDependencies dependencies) {
    clock = dependencies.clock();
    long now = clock.millis();
    spectators =
        new Seats(setup.sitters()).computer()
            ? Optional.of(
                new SpectatorDelay<>(
                    Projection.of(match, Seals.of(setup.dealer())),
                    dependencies.alarms()::delay,
                    now))
            : Optional.empty();
    absence = new Absence(match, setup.control().hurried(), now);
    overDays = setup.control().overDays();
    boolean dealt = setup.seed().binding() && Deals.expected(match);
    dealing = dealt ? TableSheet.dealing(setup) : Dealing.NONE;
  }

  /** {@return what there is to be seen now} */
  Scene<S, V> scene(Snapshot<S, V> now) {
    var table = now.table();
    var own = table.picture(now.shown(), clock.millis());
    var claim = missed(table).map(m -> new Scene.Claim(m.seat().other(), m.shown(clock.millis())));
    return new Scene<>(table, own, watched(own), claim, dealing, now.ahead(), again);
  }

  private Picture<S, V> watched(Picture<S, V> own) {
    return spectators.map(shown -> shown.picture(clock.millis())).orElse(own);
  }

  /** The match has gone on since {@code before}. */
  void advanced(Snapshot<S, V> now, Match<S, V> before) {
    lookAround(now.table());
    var scene = scene(now);
    audience.follow(scene, scene.own(), before);
    spectators.ifPresent(shown -> shown.follow(now.table(), clock.millis()));
    release(now, clock.millis());
  }

  /** Shows what is due at a time to those who don't sit here. */
  void release(Snapshot<S, V> now, long at) {
    for (var shown = spectators.flatMap(g -> g.release(at)); shown.isPresent(); ) {
      var scene = scene(now);
      audience.follow(scene, scene.watched(), shown.get());
      shown = spectators.flatMap(g -> g.release(at));
    }
  }

  /** {@return when there is more to be shown by itself, in milliseconds since 1970} */
  long due() {
    return spectators.map(SpectatorDelay::due).orElse(TableState.NEVER);
  }

  /** Tells everybody. */
  void tell(Snapshot<S, V> now) {
    tell(now, _ -> true);
  }

  /** Tells those watchers for whom {@code which} holds. */
  void tell(Snapshot<S, V> now, Predicate<ViewerConnection> which) {
    audience.tell(scene(now), which);
  }

  /** Lets a watcher in who has seen {@code have} lines, and sends them the rest. */
  void watch(Snapshot<S, V> now, ViewerConnection connection, int have) {
    boolean news = arrives(now, connection.guest());
    audience.add(connection, viewer(now, connection.guest()), have);
    tell(now, other -> news || other == connection);
  }

  /** Sends a watcher no more. */
  void leave(Snapshot<S, V> now, ViewerConnection connection) {
    audience.remove(connection);
    if (arrives(now, connection.guest())) tell(now);
    lookAround(now.table());
  }

  /** Whether it would be news that a guest is here. */
  private boolean arrives(Snapshot<S, V> now, PlayerId guest) {
    return !audience.here(guest) && !now.table().seats().of(guest).isEmpty();
  }

  /** {@return as whom a guest looks} */
  Viewer viewer(Snapshot<S, V> now, PlayerId guest) {
    return now.table().seats().viewer(guest, shown(now, guest).match());
  }

  /** {@return the match as a guest sees it} */
  Projection<S, V> shown(Snapshot<S, V> now, PlayerId guest) {
    return now.table().seats().of(guest).isEmpty()
        ? spectators.map(SpectatorDelay::shown).orElse(now.shown())
        : now.shown();
  }

  /** {@return everything that a guest sees} */
  Sheet sheet(Snapshot<S, V> now, PlayerId guest) {
    return audience.sheet(scene(now), guest);
  }

  /** Takes up clocks as they stand. */
  void resume(TableState<S, V> table) {
    spectators.ifPresent(g -> g.resume(table.times().clock()));
  }

  /** Looks who is here, and whose turn it is. */
  void lookAround(TableState<S, V> table) {
    absence.follow(table.match(), seat -> here(table.seats(), seat), clock.millis());
  }

  private boolean here(Seats seats, Seat seat) {
    return seats.at(seat) instanceof Sitter.Person(Guest guest) && audience.anywhere(guest.id());
  }

  /** {@return the side that is missed, if one is; over days the time alone decides} */
  Optional<Absence.Missed> missed(TableState<S, V> table) {
    if (overDays) return Optional.empty();
    lookAround(table);
    return absence.missed(table.seats(), table.times().clock());
  }

  /** {@return the match that follows this one, if its players want another} */
  Optional<MatchId> again() {
    return again;
  }

  /** Another match follows this one. */
  void follows(Snapshot<S, V> now, MatchId next) {
    again = Optional.of(next);
    tell(now);
  }
}
