package fr.zizanie.server.table;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.fault.Step;
import fr.zizanie.server.store.matches.Deadline;
import fr.zizanie.server.store.matches.EntryText;
import fr.zizanie.server.time.Alarms;
import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.Seals;
import fr.zizanie.sheets.drawing.Running;
import fr.zizanie.table.Around;
import fr.zizanie.table.Happened;
import fr.zizanie.table.TableState;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.seat.Sitter;
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
import java.util.stream.LongStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A match that goes on: by what its players say, by the time, by what is said for them, by the
 * computer, and by what other servers have written. Nothing is shown before it is kept.
 */
final class Play<S, V> {
  private static final Logger LOG = LoggerFactory.getLogger(Table.class);

  private final Setup setup;
  private final InstantSource clock;
  private final Alarms alarms;
  private final Executor alone;
  private final Alarm alarm;
  private final Opponent<S, V> computer;
  private final KeptMatch held;
  private final TurnNotifier<S, V> notifier;
  private final Showing<S, V> showing;
  private final Audience<S, V> audience;
  final Projection<S, V> shown;
  final OrderExecutor<S, V> executor;
  final StoreRetry retry;
  private TableState<S, V> table;

  /** {@code alone} does something with the table locked, unless it has retired. */
  Play(
      Setup setup,
      Match<S, V> match,
      TableDependencies dependencies,
      Executor alone,
      Showing<S, V> showing) {
    this.setup = setup;
    this.alone = alone;
    this.showing = showing;
    audience = showing.audience;
    clock = dependencies.clock();
    alarms = dependencies.alarms();
    shown = Projection.of(match, Seals.of(setup.dealer()));
    table = TableState.of(setup, match, clock.millis());
    executor = new OrderExecutor<>(setup, dependencies);
    notifier = new TurnNotifier<>(setup, executor, audience, dependencies);
    retry = new StoreRetry(alarms, () -> alone.execute(this::reload));
    computer = new Opponent<>(setup.id(), dependencies);
    alarm = new Alarm(alarms, clock, at -> alone.execute(() -> rang(at)));
    held = new KeptMatch(setup.id(), dependencies, retry);
    autoAnswers();
  }

  Match<S, V> match() {
    return table.match();
  }

  Seats seats() {
    return table.seats();
  }

  MatchId id() {
    return setup.id();
  }

  /** {@return the table as it stands} */
  TableState<S, V> table() {
    return table;
  }

  /** {@return the table as it stands, with what is seen there} */
  Snapshot<S, V> snapshot() {
    return new Snapshot<>(table, shown, computer.ahead(match().state()));
  }

  private Around around() {
    return around(clock.millis());
  }

  private Around around(long now) {
    return new Around(now, audience::looks, this::underway, alarms::delay);
  }

  private long underway(Seat seat) {
    return audience.underway(seats().at(seat));
  }

  /** Sets the alarm to what is due next. */
  private void setAlarm() {
    alarm.set(
        LongStream.of(table.due(around()), computer.due(), executor.due(), showing.due())
            .min()
            .getAsLong());
  }

  /** What is due by itself happens; what breaks as it does keeps nothing from its own time. */
  private void rang(long at) {
    try {
      happens(alarm.rung(at));
    } finally {
      setAlarm();
    }
  }

  private void happens(long now) {
    for (var what : Happened.Wait.values()) rang(what, now);
    if (executor.due() <= now) moment(now);
    retry.attempt(() -> showing.release(snapshot(), now));
    if (computer.due() <= now && computer.moves(match().state()))
      showing.tell(snapshot(), connection -> !seats().of(connection.guest()).isEmpty());
  }

  private void rang(Happened.Wait what, long now) {
    boolean looked = what == Happened.Wait.LOOK && table.times().curtain().due() <= now;
    var out = table.on(new Happened.Rang<>(what), around(now));
    table = out.table();
    out.next().ifPresent(next -> retry.attempt(() -> commit(next)));
    if (looked) showing.tell(snapshot());
  }

  /** Lets happen what does; {@return false if somebody else was faster} */
  private boolean happens(Happened<S> what) {
    var out = table.on(what, around());
    table = out.table();
    return out.next().isPresent() && commit(out.next().get());
  }

  /** Takes up whether windows are passed for those who sit here. */
  private void autoAnswers() {
    for (Seat seat : Seat.values()) autoAnswer(seat);
  }

  private void autoAnswer(Seat seat) {
    if (seats().at(seat) instanceof Sitter.Person(Guest guest))
      table = table.with(table.answers().passes(seat, held.passes(guest)));
  }

  /** Goes on as {@code text} says, said for one of the seats {@code mine} at a version of it. */
  Answer<Boolean> say(Set<Seat> mine, Seat seat, int version, String text) {
    if (!mine.contains(seat)) return Answer.no(Reason.NOT_SEATED.refusal());
    return table
        .hear(seat, text, shown.version(Viewer.of(seat)), clock.millis())
        .then(heard -> {
          table = heard;
          return heard(mine, seat, version, text);
        });
  }

  private Answer<Boolean> heard(Set<Seat> mine, Seat seat, int version, String text) {
    // Who is too late, in spite of what their line took, has lost already.
    rang(Happened.Wait.FLAG, clock.millis());
    while (mine.stream().anyMatch(own -> shown.current(Viewer.of(own), version))) {
      var out = table.on(new Happened.Said<>(seat, text, computer.content()), around());
      if (out.refused().isPresent()) return Answer.no(out.refused().get());
      table = out.table();
      if (commit(
          out.next().orElseThrow(), table.times().hurried() ? audience.lag(seats().at(seat)) : 0))
        return Answer.ok(true);
    }
    return Answer.no(Reason.STALE.refusal());
  }

  /** {@return the timed decision that runs} */
  Optional<Running> running() {
    return table.running(clock.millis());
  }

  /** What is due over days happens, unless somebody else was faster. */
  void falls(Fall fall) {
    happens(
        fall.timed()
            .<Happened<S>>map(Happened.Expired::new)
            .orElseGet(() -> new Happened.Entered<>(Event.of(fall.seat(), Event.Kind.FLAG))));
  }

  /** Lets happen what the other side of a seat claims; {@return false if it went on meanwhile} */
  boolean missed(Event event) {
    return happens(new Happened.Entered<>(event));
  }

  /** Carries out an order whose moment has come, if there is one. */
  void moment() {
    moment(clock.millis());
  }

  private void moment(long now) {
    executor.rang();
    retry.attempt(() ->
        executor
            .answer(shown, seats(), now)
            .ifPresent(said -> {
              int n = shown.version(Viewer.of(said.seat()));
              if (commit(table.autoplay().dealt(said.next())))
                executor.note(said.seat(), n, said.what());
            }));
  }

  private void advised(S state, Advice advice) {
    alone.execute(() -> {
      if (computer.concludes(state, Optional.of(advice)))
        retry.attempt(
            () -> happens(new Happened.Advised<>(state, advice.action(), computer.content())));
    });
  }

  private void prepared(S state, List<List<Choice>> actions) {
    alone.execute(() -> {
      if (computer.concludes(state, Optional.empty()))
        retry.attempt(() -> happens(new Happened.Prepared<>(state, actions)));
    });
  }

  /** Windows that have opened before their person could be asked. */
  void passOpened() {
    happens(new Happened.Asked<>());
  }

  private void passUnused() {
    retry.attempt(this::passOpened);
    table = table.answering(around());
    executor.wake(alarms::delay);
    setAlarm();
  }

  /** Lets the time run of what is to be decided since some time, where one does. */
  void time(long since) {
    table = table.timed(since, around());
    setAlarm();
  }

  /** Takes over when the players are away, where days count. */
  void away(List<Away> when) {
    table = table.away(when);
    time(clock.millis());
  }

  /** Goes on with clocks as they stand, and with what was left after earlier entries. */
  void resume(Clock stood, Map<Integer, Long> left) {
    table = table.resume(stood, left);
  }

  /** Lets windows be passed for seats at all times, or no longer. */
  void passes(Set<Seat> mine, boolean on) {
    for (Seat seat : mine) table = table.with(table.answers().passes(seat, on));
    passUnused();
  }

  /** Lets windows be passed for a seat for what is left of the other's turn, or no longer. */
  void autoPasses(Seat seat, boolean on) {
    table = table.with(table.answers().autoPasses(seat, on).wake(match()));
    if (executor.acts(seats())) {
      boolean autoPasses = table.answers().autoPasses(seat);
      executor.autoPass(seat, autoPasses ? shown.version(Viewer.of(seat)) : -1);
    }
    passUnused();
  }

  /** The match has begun, by this server: whoever is to act and isn't here is told. */
  void begun() {
    notifier.begun(table);
  }

  /** It was looked whether orders answer, as was to be done at {@code look}, and nobody did. */
  void asked(long look) {
    notifier.asked(table, look);
  }

  /** Keeps what {@code next} has more, then tells; false if somebody else was faster. */
  private boolean commit(Match<S, V> next) {
    return commit(next, 0);
  }

  /** The same, said over a line that takes so many milliseconds. */
  private boolean commit(Match<S, V> played, int lag) {
    var next = executor.replied(match(), played, seats(), table.autoplay());
    var told = shown.told(next);
    Step.CHECKED.pass();
    var news = held.news(shown, next, told).with(lag, table.times().idle());
    var owed = notifier.owed(table, next, news.at());
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
    return Deadline.of(table.times().clock().map(c -> c.after(match(), next, at)))
        .map(due -> executor.looked(due, match(), next, seats(), at));
  }

  /** Takes up what the store had no time for. */
  private void reload() {
    retry.resumed();
    retry.attempt(() -> {
      refresh();
      table = table.again(around());
      executor.rearm();
      showing.release(snapshot(), clock.millis());
    });
    think();
  }

  /** Takes over what the store has more, where another node has written or the outcome is open. */
  void refresh() {
    var more = held.later(match().log().size());
    var sitting = new Seats(more.sitters());
    boolean moved = !sitting.equals(seats());
    table = table.with(sitting);
    if (moved) autoAnswers();
    // What was written together is taken over together, as if it had come about here.
    for (int from = 0, to; from < more.entries().size(); from = to) {
      var at = more.times().get(from);
      to = from + 1;
      while (to < more.times().size() && more.times().get(to).equals(at)) to++;
      advance(EntryText.enter(match(), more.entries().subList(from, to)).orThrow(), at);
    }
    if (moved) showing.tell(snapshot());
    if (more.again().isPresent() && showing.again().isEmpty())
      showing.follows(snapshot(), more.again().get());
  }

  private void advance(Match<S, V> next, WrittenAt at) {
    var before = match();
    shown.follow(next);
    Step.SHOWN.pass();
    executor.advanced(before, next, at);
    table = table.follow(next, at, around());
    executor.follow(next, seats());
    ended();
    showing.advanced(snapshot(), before);
    retry.attempt(() -> computer.think(table, this::advised, this::prepared));
    computer.lineUp(match().state());
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
    table = table.with(table.times().wound());
    retry.attempt(this::passOpened);
    table = table.timed(clock.millis(), around()).answering(around());
    retry.attempt(this::autoPass);
    executor.follow(match(), seats());
    retry.attempt(() -> computer.think(table, this::advised, this::prepared));
    computer.lineUp(match().state());
    setAlarm();
  }

  /** Takes up who lets windows pass for what is left of a turn, wherever they said so. */
  private void autoPass() {
    if (!executor.acts(seats())) return;
    for (Seat seat : Seat.values()) {
      boolean autoPasses = executor.autoPasses(shown, seats(), seat);
      table = table.with(table.answers().autoPasses(seat, autoPasses));
    }
  }

  /** {@return whether a free seat is a guest's from now on; otherwise somebody was faster} */
  boolean sit(Seat free, Guest guest) {
    if (!held.sit(free.ordinal(), guest)) {
      refresh();
      return false;
    }
    table = table.with(seats().with(free, new Sitter.Person(guest)));
    autoAnswer(free);
    showing.tell(snapshot());
    notifier.seatTaken(table, free);
    return true;
  }

  /** Somebody who sat here under an id is another guest from now on. */
  void becomes(PlayerId before, Guest guest) {
    var next = seats().becomes(before, guest);
    if (next.equals(seats())) return;
    table = table.with(next);
    if (!before.equals(guest.id())) autoAnswers();
    showing.tell(snapshot());
  }

  /** {@return whether it goes on, or is being taken up, without anybody here} */
  boolean busy() {
    return computer.busy() || waits() || showing.due() != TableState.NEVER;
  }

  /** {@return whether something is to happen here by itself} */
  boolean waits() {
    return table.waits() || retry.doubtful();
  }

  /** Lets this server keep the match if no other one does. */
  void claim() {
    retry.attempt(computer::claim);
  }

  /** Goes on no more. */
  void stop() {
    alarm.stop();
    retry.stop();
  }
}
