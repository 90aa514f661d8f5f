package fr.zizanie.server.table;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.fault.Step;
import fr.zizanie.server.store.matches.Deadline;
import fr.zizanie.server.time.Alarms;
import fr.zizanie.sheets.Projection;
import fr.zizanie.table.Happened;
import fr.zizanie.table.TableState;
import fr.zizanie.table.live.MatchKeeper;
import fr.zizanie.table.live.MatchSession;
import fr.zizanie.table.live.Showing;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.saved.EntryText;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.Away;
import fr.zizanie.table.time.Clock;
import fr.zizanie.table.time.Clock.Fall;
import fr.zizanie.table.time.WrittenAt;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A match that goes on where a store keeps it: its {@linkplain MatchSession session} is as
 * anywhere, and besides it goes on by what is ordered for those who aren't here, by days, and by
 * what other servers have written.
 */
final class Play<S, V> {
  private static final Logger LOG = LoggerFactory.getLogger(Table.class);

  private final Setup setup;
  private final InstantSource clock;
  private final Alarms alarms;
  private final Executor alone;
  private final Alarm alarm;
  private final KeptMatch held;
  private final TurnNotifier<S, V> notifier;
  final OrderExecutor<S, V> executor;
  final StoreRetry retry;
  final MatchSession<S, V> session;

  /** {@code alone} does something with the table locked, unless it has retired. */
  Play(Setup setup, Match<S, V> match, TableDependencies dependencies, Executor alone) {
    this.setup = setup;
    this.alone = alone;
    clock = dependencies.clock();
    alarms = dependencies.alarms();
    executor = new OrderExecutor<>(setup, dependencies);
    retry = new StoreRetry(alarms, () -> alone.execute(this::reload));
    alarm = new Alarm(alarms, clock, at -> alone.execute(() -> rang(at)));
    held = new KeptMatch(setup.id(), dependencies, retry);
    session = new MatchSession<>(setup, match, dependencies.ofSession(), new Kept());
    notifier = new TurnNotifier<>(setup, executor, session.showing(), dependencies);
  }

  /** The store keeps it. */
  private final class Kept implements MatchKeeper<S, V> {
    @Override
    public boolean commit(Match<S, V> next, int lag) {
      return Play.this.commit(next, lag);
    }

    @Override
    public void attempt(Runnable deed) {
      retry.attempt(deed);
    }

    @Override
    public void alone(Runnable deed) {
      alone.execute(deed);
    }

    @Override
    public boolean passes(Guest guest) {
      return held.passes(guest);
    }
  }

  Match<S, V> match() {
    return session.match();
  }

  Seats seats() {
    return session.seats();
  }

  MatchId id() {
    return setup.id();
  }

  /** {@return the table as it stands} */
  TableState<S, V> table() {
    return session.table();
  }

  Projection<S, V> shown() {
    return session.shown();
  }

  Showing<S, V> showing() {
    return session.showing();
  }

  /** Sets the alarm to what is due next. */
  private void setAlarm() {
    alarm.set(Math.min(session.due(), executor.due()));
  }

  /** What is due by itself happens; what breaks as it does keeps nothing from its own time. */
  private void rang(long at) {
    try {
      long now = alarm.rung(at);
      session.rang(now);
      if (executor.due() <= now) moment(now);
      session.shows(now);
    } finally {
      setAlarm();
    }
  }

  /** What is due over days happens, unless somebody else was faster. */
  void falls(Fall fall) {
    session.happens(
        fall.timed()
            .<Happened<S>>map(Happened.Expired::new)
            .orElseGet(() -> new Happened.Entered<>(Event.of(fall.seat(), Event.Kind.FLAG))));
  }

  /** Carries out an order whose moment has come, if there is one. */
  void moment() {
    moment(clock.millis());
  }

  private void moment(long now) {
    executor.rang();
    retry.attempt(() ->
        executor
            .answer(shown(), seats(), now)
            .ifPresent(said -> {
              int n = shown().version(Viewer.of(said.seat()));
              if (commit(table().autoplay().dealt(said.next()), 0))
                executor.note(said.seat(), n, said.what());
            }));
  }

  /** Takes over when the players are away, where days count. */
  void away(List<Away> when) {
    session.away(when);
    setAlarm();
  }

  /** Goes on with clocks as they stand, and with what was left after earlier entries. */
  void resume(Clock stood, Map<Integer, Long> left) {
    session.resume(stood, left);
  }

  /** Lets windows be passed for seats at all times, or no longer. */
  void passes(Set<Seat> mine, boolean on) {
    session.passes(mine, on);
    passing();
  }

  /** Lets windows be passed for a seat for what is left of the other's turn, or no longer. */
  void autoPasses(Seat seat, boolean on) {
    session.autoPasses(seat, on);
    if (executor.acts(seats())) {
      boolean autoPasses = table().answers().autoPasses(seat);
      executor.autoPass(seat, autoPasses ? shown().version(Viewer.of(seat)) : -1);
    }
    session.passUnused();
    passing();
  }

  private void passing() {
    executor.wake(alarms::delay);
    setAlarm();
  }

  /** Shows a watcher what a seat may see, or what everybody may. */
  Answer<Boolean> look(ViewerConnection connection, Optional<Seat> seat) {
    var looked = session.look(connection, seat);
    setAlarm();
    return looked;
  }

  /** The match has begun, by this server: whoever is to act and isn't here is told. */
  void begun() {
    notifier.begun(table());
  }

  /** It was looked whether orders answer, as was to be done at {@code look}, and nobody did. */
  void asked(long look) {
    notifier.asked(table(), look);
  }

  /** Keeps what {@code played} has more, then tells; false if somebody else was faster. */
  private boolean commit(Match<S, V> played, int lag) {
    var next = executor.replied(match(), played, seats(), table().autoplay());
    var told = shown().told(next);
    Step.CHECKED.pass();
    var news = held.news(shown(), next, told).with(lag, table().times().idle());
    var owed = notifier.owed(table(), next, news.at());
    boolean first = held.append(news.due(due(next, news.moment())).owing(owed));
    if (first) {
      advance(next, news.moment());
      notifier.written(owed);
    } else refresh();
    return first;
  }

  /** What is due by itself in the match as it will be, over days. */
  private Optional<Deadline> due(Match<S, V> next, WrittenAt at) {
    if (!setup.control().overDays()) return Optional.empty();
    return Deadline.of(table().times().clock().map(c -> c.after(match(), next, at)))
        .map(due -> executor.looked(due, match(), next, seats(), at));
  }

  /** Takes up what the store had no time for. */
  private void reload() {
    retry.resumed();
    retry.attempt(() -> {
      refresh();
      session.again();
      executor.rearm();
    });
    think();
  }

  /** Takes over what the store has more, where another node has written or the outcome is open. */
  void refresh() {
    var more = held.later(match().log().size());
    boolean moved = session.seated(new Seats(more.sitters()));
    // What was written together is taken over together, as if it had come about here.
    for (int from = 0, to; from < more.entries().size(); from = to) {
      var at = more.times().get(from);
      to = from + 1;
      while (to < more.times().size() && more.times().get(to).equals(at)) to++;
      advance(EntryText.enter(match(), more.entries().subList(from, to)).orThrow(), at);
    }
    if (moved) showing().tell();
    if (more.again().isPresent() && showing().again().isEmpty())
      showing().follows(more.again().get());
  }

  private void advance(Match<S, V> next, WrittenAt at) {
    Step.SHOWN.pass();
    executor.advanced(match(), next, at);
    session.advance(next, at);
    executor.follow(match(), seats());
    ended();
    setAlarm();
  }

  private void ended() {
    match()
        .outcome()
        .ifPresent(outcome ->
            LOG.atInfo()
                .addKeyValue("match", id())
                .addKeyValue("reason", outcome.reason())
                .log("ended"));
  }

  /** Lets time go by, and the computer think if it is to act. */
  void think() {
    session.think();
    retry.attempt(this::autoPass);
    executor.follow(match(), seats());
    setAlarm();
  }

  /** Takes up who lets windows pass for what is left of a turn, wherever they said so. */
  private void autoPass() {
    if (!executor.acts(seats())) return;
    for (Seat seat : Seat.values())
      session.autoPasses(seat, executor.autoPasses(shown(), seats(), seat));
  }

  /** {@return whether a free seat is a guest's from now on; otherwise somebody was faster} */
  boolean sit(Seat free, Guest guest) {
    if (!held.sit(free.ordinal(), guest)) {
      refresh();
      return false;
    }
    session.seated(free, guest);
    notifier.seatTaken(table(), free);
    return true;
  }

  /** Somebody who sat here under an id is another guest from now on. */
  void becomes(PlayerId before, Guest guest) {
    session.becomes(before, guest);
  }

  /** {@return whether it goes on, or is being taken up, without anybody here} */
  boolean busy() {
    return session.busy() || waits();
  }

  /** {@return whether something is to happen here by itself} */
  boolean waits() {
    return table().waits() || retry.doubtful();
  }

  /** Lets this server keep the match if no other one does. */
  void claim() {
    session.claim();
  }

  /** Goes on no more. */
  void stop() {
    alarm.stop();
    retry.stop();
  }
}
