package fr.zizanie.table.live;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.Seals;
import fr.zizanie.sheets.wire.Dealing;
import fr.zizanie.sheets.wire.Reached;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.table.Picture;
import fr.zizanie.table.Questions;
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
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** What those who are here are shown of one match, and whom they may miss. */
public final class Showing<S, V> {
  private final LongSupplier millis;
  private final Supplier<Snapshot<S, V>> now;
  private final Optional<SpectatorDelay<S, V>> spectators;
  private final Absence absence;
  private final boolean overDays;

  /** What is told of the deal, if anything is dealt in this match. */
  private final Dealing dealing;

  /** The match that follows this one, if its players want another. */
  private Optional<MatchId> again = Optional.empty();

  private final Audience<S, V> audience = new Audience<>();

  /** {@code now} gives the table as it stands, and isn't asked before anybody is here. */
  Showing(
      Setup setup,
      Match<S, V> match,
      SessionDependencies dependencies,
      Supplier<Snapshot<S, V>> now) {
    this.now = now;
    millis = dependencies.millis();
    long begun = millis.getAsLong();
    spectators =
        new Seats(setup.sitters()).computer()
            ? Optional.of(
                new SpectatorDelay<>(
                    Projection.of(match, Seals.of(setup.dealer())), dependencies.pauses(), begun))
            : Optional.empty();
    absence = new Absence(match, setup.control().hurried(), begun);
    overDays = setup.control().overDays();
    boolean dealt = setup.seed().complete() && Deals.expected(match);
    dealing = dealt ? TableSheet.dealing(setup) : Dealing.NONE;
  }

  Audience<S, V> audience() {
    return audience;
  }

  private TableState<S, V> table() {
    return now.get().table();
  }

  private Scene<S, V> scene() {
    var stands = now.get();
    var own = stands.table().picture(stands.shown(), millis.getAsLong());
    var claim = missed().map(m -> new Scene.Claim(m.seat().other(), m.shown(millis.getAsLong())));
    return new Scene<>(stands.table(), own, watched(own), claim, dealing, stands.ahead(), again);
  }

  private Picture<S, V> watched(Picture<S, V> own) {
    return spectators.map(shown -> shown.picture(millis.getAsLong())).orElse(own);
  }

  /** The match has gone on since {@code before}. */
  void advanced(Match<S, V> before) {
    lookAround();
    var scene = scene();
    audience.follow(scene, scene.own(), before);
    spectators.ifPresent(shown -> shown.follow(table(), millis.getAsLong()));
    release(millis.getAsLong());
  }

  /** Shows what is due at a time to those who don't sit here. */
  void release(long at) {
    for (var shown = spectators.flatMap(g -> g.release(at)); shown.isPresent(); ) {
      var scene = scene();
      audience.follow(scene, scene.watched(), shown.get());
      shown = spectators.flatMap(g -> g.release(at));
    }
  }

  /** {@return when there is more to be shown by itself, in milliseconds since 1970} */
  long due() {
    return spectators.map(SpectatorDelay::due).orElse(TableState.NEVER);
  }

  /** Tells everybody. */
  public void tell() {
    tell(_ -> true);
  }

  /** Tells those watchers for whom {@code which} holds. */
  public void tell(Predicate<ViewerConnection> which) {
    audience.tell(scene(), which);
  }

  /** Lets a watcher in who has seen {@code have} lines, and sends them the rest. */
  public void watch(ViewerConnection connection, int have) {
    boolean news = arrives(connection.guest());
    audience.add(connection, viewer(connection.guest()), have);
    tell(other -> news || other == connection);
  }

  /** Sends a watcher no more. */
  public void leave(ViewerConnection connection) {
    audience.remove(connection);
    if (arrives(connection.guest())) tell();
    lookAround();
  }

  /** Whether it would be news that a guest is here. */
  private boolean arrives(PlayerId guest) {
    return !here(guest) && !table().seats().of(guest).isEmpty();
  }

  /** {@return whether nobody is connected here} */
  public boolean empty() {
    return audience.isEmpty();
  }

  /** {@return whether a guest is connected here} */
  public boolean here(PlayerId guest) {
    return audience.here(guest);
  }

  /** {@return whether a guest is connected, here or to another server} */
  public boolean anywhere(PlayerId guest) {
    return audience.anywhere(guest);
  }

  /** Takes over who is connected to other servers. */
  public void elsewhere(Set<PlayerId> others) {
    boolean news = audience.elsewhere(others);
    lookAround();
    if (news) tell();
  }

  /** {@return as whom a guest looks} */
  public Viewer viewer(PlayerId guest) {
    return table().seats().viewer(guest, shown(guest).match());
  }

  /** {@return the match as a guest sees it} */
  public Projection<S, V> shown(PlayerId guest) {
    var stands = now.get();
    return stands.table().seats().of(guest).isEmpty()
        ? spectators.map(SpectatorDelay::shown).orElse(stands.shown())
        : stands.shown();
  }

  /** {@return everything that a guest sees} */
  public Sheet sheet(PlayerId guest) {
    return audience.sheet(scene(), guest);
  }

  /** {@return where the piece on a square could go as far as a watcher may know; or why not} */
  public Answer<Reached> reach(ViewerConnection connection, int version, String at) {
    var scene = scene();
    return new Questions<>(scene.picture(connection.guest()).shown())
        .reach(audience.viewer(scene, connection), version, at);
  }

  /** Takes up clocks as they stand. */
  void resume(TableState<S, V> table) {
    spectators.ifPresent(g -> g.resume(table.times().clock()));
  }

  private void lookAround() {
    absence.follow(table().match(), this::here, millis.getAsLong());
  }

  private boolean here(Seat seat) {
    return table().seats().at(seat) instanceof Sitter.Person(Guest guest)
        && audience.anywhere(guest.id());
  }

  /** {@return the side that is missed, if one is; over days the time alone decides} */
  public Optional<Absence.Missed> missed() {
    if (overDays) return Optional.empty();
    lookAround();
    return absence.missed(table().seats(), table().times().clock());
  }

  /** {@return the match that follows this one, if its players want another} */
  public Optional<MatchId> again() {
    return again;
  }

  /** Another match follows this one. */
  public void follows(MatchId next) {
    again = Optional.of(next);
    tell();
  }
}
