package fr.zizanie.server.table;

import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.TimesLeft;
import fr.zizanie.server.live.LiveMatch;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.store.matches.DeadlineStore;
import fr.zizanie.server.store.matches.Stamp;
import fr.zizanie.sheets.wire.Reached;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.orders.Orders;
import fr.zizanie.sheets.wire.orders.OrdersRequest;
import fr.zizanie.table.Questions;
import fr.zizanie.table.live.SessionActions;
import fr.zizanie.table.live.Showing;
import fr.zizanie.table.live.TableActions;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.reading.Copy;
import fr.zizanie.table.reading.Recent;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.Away;
import fr.zizanie.table.time.Clock;
import fr.zizanie.table.time.WrittenAt;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One live match; every method is called under its lock, by {@link Matches}. */
public final class Table<S, V> implements LiveMatch, TableActions {
  /** Bytes of a table without entries, and of each entry; measured. */
  private static final long WEIGHT = 20_000;

  private static final long ENTRY_WEIGHT = 500;

  private final Setup setup;
  private final InstantSource clock;
  private final Play<S, V> play;
  private final Showing<S, V> showing;
  private final SessionActions<S, V> actions;
  private final TableOrders<S, V> leaving;
  private final Optional<Days<S, V>> days;
  private final Recent recent = new RecentReadings();
  private long touched;
  private boolean retired;

  /** A table for a match as it stands; it has to be told to {@link #think}. */
  public Table(Setup setup, Match<S, V> match, TableDependencies dependencies) {
    this.setup = setup;
    clock = dependencies.clock();
    play = new Play<>(setup, match, dependencies, this::alone);
    showing = play.showing();
    actions = new SessionActions<>(play.session, clock::millis);
    leaving = new TableOrders<>(play, dependencies);
    days =
        setup.control().overDays()
            ? Optional.of(new Days<>(setup, play, dependencies))
            : Optional.empty();
    days.ifPresent(Days::away);
    touched = clock.millis();
  }

  /** What comes at its own time, with the lock. */
  private synchronized void alone(Runnable deed) {
    if (!retired) deed.run();
  }

  private void tell() {
    showing.tell();
  }

  private void tell(PlayerId guest) {
    showing.tell(connection -> connection.guest().equals(guest));
  }

  /** Takes over when those who play over days are away. */
  public void away() {
    if (days.filter(Days::away).isPresent()) gone();
  }

  /** The same where it is known of all when they are. */
  public void away(Map<PlayerId, Away> known) {
    if (days.filter(d -> d.away(known)).isPresent()) gone();
  }

  private void gone() {
    days.ifPresent(Days::settle);
    tell();
  }

  /** Sees to what is due over days, where servers have looked without a break since a time. */
  public void due(DeadlineStore.Row row, long watched) {
    if (days.isEmpty()) return;
    if (days.get().away()) tell();
    play.refresh();
    play.moment();
    // Before the row is put off, so that a stop in between loses nothing.
    play.asked(row.look());
    days.get().look(row, watched);
  }

  /** Goes on with clocks as they stand, and with what was left after earlier entries. */
  public void resume(Clock stood, Map<Integer, Long> left) {
    play.resume(stood, left);
  }

  @Override
  public Answer<Boolean> claim(PlayerId guest, boolean draw) {
    touched = clock.millis();
    if (play.retry.doubtful()) play.refresh();
    return actions.claim(guest, draw);
  }

  /** {@return the match as it stands} */
  public Match<S, V> match() {
    return play.match();
  }

  @Override
  public Setup setup() {
    return setup;
  }

  @Override
  public Seats seats() {
    return play.seats();
  }

  @Override
  public Profile profile() {
    return match().profile();
  }

  Viewer viewer(PlayerId guest) {
    return showing.viewer(guest);
  }

  @Override
  public Answer<Seat> seat(String name) {
    return actions.seat(name);
  }

  @Override
  public Answer<Boolean> raise(PlayerId guest, Seat seat, int version, String text) {
    return heard(guest, version).raise(guest, seat, version, text);
  }

  @Override
  public Answer<Boolean> play(PlayerId guest, Seat seat, int version, String text) {
    return heard(guest, version).play(guest, seat, version, text);
  }

  /** Somebody says something who has seen a version, perhaps on another server. */
  private TableActions heard(PlayerId guest, int version) {
    touched = clock.millis();
    if (play.retry.doubtful() || version > play.shown().version(viewer(guest))) play.refresh();
    return actions;
  }

  /** Lets windows be passed for a guest at this table, or no longer. */
  public void autopass(PlayerId guest, boolean on) {
    var mine = seats().of(guest);
    if (mine.isEmpty()) return;
    play.passes(mine, on);
    tell(guest);
  }

  @Override
  public Answer<Boolean> passTurn(PlayerId guest, Seat seat, boolean on) {
    if (!seats().of(guest).contains(seat)) return Answer.no(Reason.NOT_SEATED.refusal());
    play.autoPasses(seat, on);
    tell(guest);
    return Answer.ok(true);
  }

  @Override
  public Answer<Boolean> look(ViewerConnection connection, Optional<Seat> seat) {
    return play.look(connection, seat);
  }

  /** {@return what a guest has left to be done here while they aren't} */
  public Answer<Orders> orders(PlayerId guest) {
    touched = clock.millis();
    return leaving.of(guest);
  }

  /** {@return the same once it is what they want} */
  public Answer<Orders> leave(PlayerId guest, OrdersRequest wanted) {
    touched = clock.millis();
    return leaving.leave(guest, wanted);
  }

  /** Takes over when the entries were written. */
  public void opened(List<WrittenAt> times) {
    play.executor.opened(match(), times);
  }

  @Override
  public Questions<S, V> questions() {
    return actions.questions();
  }

  @Override
  public Questions.Asker asker(PlayerId guest, Seat seat, int version) {
    touched = clock.millis();
    return actions.asker(guest, seat, version);
  }

  @Override
  public void catchUp(Stamp stamp, Set<PlayerId> elsewhere) {
    if (stamp.entries() > match().log().size()
        || !stamp.sitters().equals(seats().sitters())
        || stamp.again().isPresent() && showing.again().isEmpty())
      play.retry.attempt(() -> {
        play.refresh();
        play.session.passOpened();
      });
    showing.elsewhere(elsewhere);
  }

  @Override
  public boolean awaits() {
    return match().outcome().isEmpty()
        && (seats().computer() || play.table().times().hurried() || play.waits());
  }

  /** Lets time go by, and the computer think if it is to act. */
  public void think() {
    play.think();
    // From the first moment on, so that others go on if this server is gone in the next.
    if (awaits()) play.claim();
  }

  /** It has just begun, by this server: whoever is to act and isn't here is told. */
  public void begun() {
    play.begun();
  }

  @Override
  public Answer<Set<Seat>> sit(Guest guest) {
    touched = clock.millis();
    if (!seats().of(guest.id()).isEmpty()) return Answer.ok(seats().of(guest.id()));
    var free = seats().free();
    if (free.isEmpty() || !play.sit(free.get(), guest))
      return Answer.no(Reason.SEAT_TAKEN.refusal());
    return Answer.ok(seats().of(guest.id()));
  }

  @Override
  public void becomes(PlayerId before, Guest guest) {
    play.becomes(before, guest);
  }

  /** Another match follows this one. */
  public void follows(MatchId next) {
    showing.follows(next);
  }

  @Override
  public void watch(ViewerConnection connection, int have) {
    touched = clock.millis();
    // Who has seen more than there is here saw it on another server.
    if (have > play.shown().version(viewer(connection.guest()))) play.retry.attempt(play::refresh);
    showing.watch(connection, have);
  }

  @Override
  public void leave(ViewerConnection connection) {
    touched = clock.millis();
    showing.leave(connection);
  }

  @Override
  public boolean here(PlayerId guest) {
    return showing.anywhere(guest);
  }

  @Override
  public boolean watches(PlayerId guest) {
    return showing.here(guest);
  }

  @Override
  public Sheet sheet(PlayerId guest) {
    return showing.sheet(guest);
  }

  /** {@return the match as a guest sees it now, for reading it without the table} */
  public Copy<S, V> copy(PlayerId guest) {
    var left = new TimesLeft(play.table().times().clocks().left());
    var seen = showing.shown(guest).match();
    return new Copy<>(setup, seen, seats(), viewer(guest), left, recent);
  }

  @Override
  public Answer<Reached> reach(ViewerConnection connection, int version, String at) {
    touched = clock.millis();
    return actions.reach(connection, version, at);
  }

  @Override
  public long touched() {
    return touched;
  }

  @Override
  public long weight() {
    return WEIGHT + ENTRY_WEIGHT * match().log().size();
  }

  @Override
  public boolean idle(long since) {
    return showing.empty() && !play.busy() && touched <= since;
  }

  @Override
  public void retire() {
    retired = true;
    play.stop();
  }

  @Override
  public boolean retired() {
    return retired;
  }
}
