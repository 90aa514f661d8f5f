package fr.zizanie.server.table;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.server.computer.ComputerSeat;
import fr.zizanie.server.fault.Step;
import fr.zizanie.server.live.Seats;
import fr.zizanie.server.store.ids.MatchId;
import fr.zizanie.server.store.ids.PlayerId;
import fr.zizanie.server.store.matches.EntryText;
import fr.zizanie.server.store.matches.Setup;
import fr.zizanie.server.store.matches.Sitter;
import fr.zizanie.server.store.notices.Owed;
import fr.zizanie.server.store.people.Guest;
import fr.zizanie.server.table.policy.Course;
import fr.zizanie.server.table.policy.EventFilter;
import fr.zizanie.server.table.policy.Length;
import fr.zizanie.server.table.policy.Requests;
import fr.zizanie.server.table.policy.Windows;
import fr.zizanie.server.time.Alarms;
import fr.zizanie.server.time.Away;
import fr.zizanie.server.time.Clock;
import fr.zizanie.server.time.Clock.Fall;
import fr.zizanie.server.time.Moment;
import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.Seals;
import fr.zizanie.sheets.drawing.Running;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A match that goes on: by what its players say, by the time, by what is said for them, by the
 * computer, and by what other servers have written. Nothing is shown before it is kept.
 */
final class Play<S, V> {
  /** What hears how it goes on. */
  interface Hearing<S, V> {
    /** The match has gone on since {@code before}. */
    void advanced(Match<S, V> before);

    /** {@return what those are to be told who aren't here, once the match is {@code next}} */
    List<Owed> owes(Match<S, V> next, long at);

    /** That was written here. */
    void owed(List<Owed> news);

    /** Others sit there now. */
    void seated();

    /** Another match follows this one. */
    void follows(MatchId next);

    /** There are more or fewer games before this one. */
    void waits();

    /** Whoever looks has waited long enough for the other to. */
    void looked();

    /** What failed is taken up again. */
    void heals();

    /** {@return how many milliseconds the line of a guest who is connected here takes} */
    int lag(PlayerId guest);

    /** {@return whether a guest is connected to another server, whose line nobody measures here} */
    boolean elsewhere(PlayerId guest);

    /** {@return whether a seat has been said to look at some screen} */
    boolean looks(Seat seat);
  }

  private final Setup setup;
  private final InstantSource clock;
  private final Predicate<MatchId> keeper;
  private final Course course;
  private final Consumer<Runnable> alone;
  private final Hearing<S, V> hearing;
  private final EventFilter filter = new EventFilter();
  final Projection<S, V> shown;
  final Deputy<S, V> deputy;
  final Lasting lasting;
  private final Alarms alarms;
  private final Alarm alarm;
  private final ComputerSeat<S, V> computer;
  private final Held held;
  private Seats seats;
  private Clockwork times;
  private AutoAnswers<S, V> answers;
  private Line line = Line.NONE;

  /** {@code alone} does something with the table locked, unless it has retired. */
  Play(
      Setup setup,
      Match<S, V> match,
      Means means,
      Consumer<Runnable> alone,
      Hearing<S, V> hearing) {
    this.setup = setup;
    this.alone = alone;
    this.hearing = hearing;
    clock = means.clock();
    keeper = means.keeper();
    seats = new Seats(setup.sitters());
    course = new Course(setup.dealer());
    shown = Projection.of(match, Seals.of(setup.dealer()));
    times = Clockwork.of(setup, match, clock.millis());
    answers = AutoAnswers.none(!setup.control().lasting());
    deputy = new Deputy<>(setup, means, this::moment);
    lasting = new Lasting(means.alarms(), () -> alone.accept(this::heal));
    computer = new ComputerSeat<>(means.thinking());
    alarms = means.alarms();
    alarm = new Alarm(alarms, clock, at -> alone.accept(() -> rang(at)));
    held = new Held(setup.id(), means, lasting);
    for (Seat seat : Seat.values()) habit(seat);
  }

  Match<S, V> match() {
    return shown.match();
  }

  Seats seats() {
    return seats;
  }

  MatchId id() {
    return setup.id();
  }

  /** {@return the times that run here} */
  Clockwork times() {
    return times;
  }

  /** {@return what is said for those who sit here} */
  AutoAnswers<S, V> answers() {
    return answers;
  }

  /** Sets the alarm to what is due next. */
  private void wind() {
    alarm.set(
        Math.min(times.due(clock.millis(), this::underway), Math.min(answers.due(), line.due())));
  }

  /** What is due by itself happens; what breaks as it does keeps nothing from its own time. */
  private void rang(long at) {
    try {
      happens(alarm.rung(at));
    } finally {
      wind();
    }
  }

  private void happens(long now) {
    var ends = times.timer().ends().filter(run -> run.due() <= now);
    if (ends.isPresent()) {
      times = times.expired();
      lasting.attempt(() -> course.expired(match(), ends.get().timed()).ifPresent(this::commit));
    }
    if (times.curtain().due() <= now) {
      times = times.looked();
      timed(clock.millis());
      hearing.looked();
    }
    flagged();
    if (answers.due() <= now) said();
    if (line.due() <= now) waits();
  }

  /** Takes up whether windows are passed for whoever sits there. */
  private void habit(Seat seat) {
    if (seats.at(seat) instanceof Sitter.Person(Guest guest))
      answers = answers.passes(seat, held.passes(guest));
  }

  /** Goes on as {@code text} says, said for one of the seats {@code mine} at a version of it. */
  Answer<Boolean> say(Set<Seat> mine, Seat seat, int version, String text) {
    if (!mine.contains(seat)) return Answer.no(Reason.NOT_SEATED.refusal());
    var refusal = refusal(seat, text);
    if (refusal.isPresent()) return Answer.no(refusal.get());
    // Who is too late, in spite of what their line took, has lost already.
    flagged();
    while (mine.stream().anyMatch(own -> shown.current(Viewer.of(own), version))) {
      Seat by =
          mine.size() == 2 && text.equals("offer takeback")
              ? Requests.lastActor(match(), seat)
              : seat;
      var declined = Requests.again(match(), by, text);
      if (declined.isPresent()) return Answer.no(declined.get());
      switch (match().play(by, text)) {
        case Answer.No<Match<S, V>>(Refusal why) -> {
          return Answer.no(why);
        }
        case Answer.Ok<Match<S, V>>(var next) -> {
          var answered = Requests.answered(course.dealt(next), seats, computer.content());
          if (commit(answered, times.hurried() ? lag(seat) : 0)) return Answer.ok(true);
        }
      }
    }
    return Answer.no(Reason.STALE.refusal());
  }

  private Optional<Refusal> refusal(Seat seat, String text) {
    return Attentive.parse(match().game(), seat, text)
        .flatMap(event -> filter.refusal(match().game(), event, running(), clock.millis()))
        .or(() -> Requests.refusal(setup.rated() && seats.kept(), text))
        .or(() -> Length.refusal(seats, shown.version(Viewer.of(seat)), text));
  }

  /** {@return the timed decision that runs} */
  Optional<Running> running() {
    return times.timer().running(clock.millis());
  }

  /** Whoever has no time left has lost. */
  private void flagged() {
    var out = times.out(clock.millis(), this::underway);
    if (out.isEmpty()) return;
    times = times.flagged();
    lasting.attempt(() -> flag(out.get()));
  }

  /** What is due over days happens, unless somebody else was faster. */
  void falls(Fall fall) {
    if (fall.timed().isPresent())
      course.expired(match(), fall.timed().get()).ifPresent(this::commit);
    else flag(fall.seat());
  }

  private void flag(Seat seat) {
    var flag = new Entry.Happened(Event.of(seat, Event.Kind.FLAG));
    if (match().enter(flag) instanceof Answer.Ok<Match<S, V>>(var next)) commit(next);
  }

  private int lag(Seat seat) {
    return seats.at(seat) instanceof Sitter.Person(Guest guest) ? hearing.lag(guest.id()) : 0;
  }

  private long underway(Seat seat) {
    boolean elsewhere =
        seats.at(seat) instanceof Sitter.Person(Guest guest) && hearing.elsewhere(guest.id());
    return elsewhere ? Long.MAX_VALUE : lag(seat);
  }

  /** Lets happen what the other side of a seat claims; {@return false if it went on meanwhile} */
  boolean missed(Event event) {
    return match().enter(new Entry.Happened(event)) instanceof Answer.Ok<Match<S, V>>(var next)
        && commit(next);
  }

  private void said() {
    var word = answers.word();
    answers = answers.said();
    if (word.isPresent()
        && match().state().equals(word.get().about())
        && match().play(word.get().seat(), word.get().text())
            instanceof Answer.Ok<Match<S, V>>(var next))
      lasting.attempt(() -> commit(course.dealt(next)));
  }

  private void waits() {
    int before = line.told();
    line = line.told(computer.ahead(match().state()), clock.millis());
    if (line.told() != before) hearing.waits();
  }

  /** {@return how many other games the computer has to think about before this one} */
  int ahead() {
    return line.told() == 0 ? 0 : line.ahead(computer.ahead(match().state()));
  }

  /** The moment has come at which an order is carried out, if there is one. */
  void moment() {
    alone.accept(() ->
        lasting.attempt(() ->
            deputy
                .answer(shown, seats)
                .ifPresent(said -> {
                  int n = shown.version(Viewer.of(said.seat()));
                  if (commit(course.dealt(said.next()))) deputy.note(said.seat(), n, said.what());
                })));
  }

  private void advised(S state, Advice advice) {
    alone.accept(() -> {
      if (computer.concludes(state, Optional.of(advice))
          && match().turn() instanceof Turn.Of(Seat by))
        lasting.attempt(
            () -> commit(course.played(match(), by, advice.action(), computer.content())));
    });
  }

  /** What the computer prepares for the person it plays with is theirs to change. */
  private void prepared(S state, List<List<Choice>> actions) {
    alone.accept(() -> {
      if (computer.concludes(state, Optional.empty())
          && !actions.isEmpty()
          && match().turn() instanceof Turn.Of(Seat by))
        lasting.attempt(() -> {
          var next = match();
          for (var action : actions) next = next.enter(new Entry.Acted(by, action)).orThrow();
          commit(next);
        });
    });
  }

  /** Windows that have opened before their person could be asked. */
  void passOpened() {
    if (Windows.passed(match(), seats, answers::passes, course).log().size() > match().log().size())
      commit(match());
  }

  private void passUnused() {
    lasting.attempt(this::passOpened);
    answering();
    deputy.nudge();
  }

  private void answering() {
    answers = answers.follow(match(), seats, clock.millis(), alarms::delay);
    wind();
  }

  /** Lets the time run of what is to be decided since some time, where one does. */
  void time(long since) {
    timed(since);
    wind();
  }

  private void timed(long since) {
    times = times.time(match(), seats, hearing::looks, since, clock.millis());
  }

  /** Takes over when the players are away, where days count. */
  void away(List<Away> when) {
    times = times.away(when);
    time(clock.millis());
  }

  /** Goes on with clocks as they stand, and with what was left after earlier entries. */
  void resume(Clock stood, Map<Integer, Long> left) {
    times = times.resume(stood, left);
  }

  /** Lets windows be passed for seats at all times, or no longer. */
  void passes(Set<Seat> mine, boolean on) {
    for (Seat seat : mine) answers = answers.passes(seat, on);
    passUnused();
  }

  /** Lets windows be passed for a seat for what is left of the other's turn, or no longer. */
  void rests(Seat seat, boolean on) {
    answers = answers.rests(seat, on).wake(match());
    if (deputy.acts(seats))
      deputy.rest(seat, answers.rests(seat) ? shown.version(Viewer.of(seat)) : -1);
    passUnused();
  }

  /** Stores what {@code next} has more, then tells; false if somebody else was faster. */
  private boolean commit(Match<S, V> played) {
    return commit(played, 0);
  }

  /** The same, said over a line that takes so many milliseconds. */
  private boolean commit(Match<S, V> played, int lag) {
    answers = answers.wake(played);
    var passed = Windows.passed(played, seats, answers::passes, course);
    var next = deputy.replied(match(), passed, seats, course);
    var told = shown.told(next);
    Step.CHECKED.pass();
    var news = held.news(shown, next, told).with(lag, times.idle());
    var due = times.due(match(), next, news.moment());
    var looked = due.map(then -> deputy.looked(then, match(), next, seats, news.moment()));
    var owed = hearing.owes(next, news.at());
    boolean first = held.append(news.due(looked).owing(owed));
    if (first) {
      advance(next, news.moment());
      hearing.owed(owed);
    } else refresh();
    return first;
  }

  /** Takes up what the store had no time for. */
  private void heal() {
    lasting.resumed();
    lasting.attempt(() -> {
      refresh();
      times = times.again();
      answers = answers.again(clock.millis(), alarms::delay);
      deputy.again();
      hearing.heals();
    });
    think();
  }

  /** Takes over what the store has more, where another node has written or the outcome is open. */
  void refresh() {
    var more = held.later(match().log().size());
    var sitting = new Seats(more.sitters());
    boolean moved = !sitting.equals(seats);
    seats = sitting;
    if (moved) for (Seat seat : Seat.values()) habit(seat);
    // What was written together is taken over together, as if it had come about here.
    for (int from = 0, to; from < more.entries().size(); from = to) {
      var at = more.times().get(from);
      to = from + 1;
      while (to < more.times().size() && more.times().get(to).equals(at)) to++;
      advance(EntryText.enter(match(), more.entries().subList(from, to)).orThrow(), at);
    }
    if (moved) hearing.seated();
    more.again().ifPresent(hearing::follows);
  }

  private void advance(Match<S, V> next, Moment at) {
    var before = match();
    shown.follow(next);
    Step.SHOWN.pass();
    times = times.follow(before, next, at);
    deputy.went(before, next, at);
    timed(at.at());
    answers = answers.wake(next);
    answering();
    deputy.follow(next, seats);
    hearing.advanced(before);
    lasting.attempt(this::compute);
    lineUp();
  }

  private void lineUp() {
    line = line.follow(computer.ahead(match().state()), clock.millis());
    wind();
  }

  /** Lets time go by, and the computer think if it is to act. */
  void think() {
    times = times.wound();
    lasting.attempt(this::passOpened);
    timed(clock.millis());
    answering();
    lasting.attempt(this::rest);
    deputy.follow(match(), seats);
    lasting.attempt(this::compute);
    lineUp();
  }

  /** Takes up who lets windows pass for what is left of a turn, wherever they said so. */
  private void rest() {
    if (!deputy.acts(seats)) return;
    for (Seat seat : Seat.values()) answers = answers.rests(seat, deputy.rests(shown, seats, seat));
  }

  /** Lets this server keep the match if no other one does. */
  void claim() {
    lasting.attempt(() -> {
      var _ = keeper.test(setup.id());
    });
  }

  /** Whoever keeps this match lets the computer think; elsewhere what it did is taken over. */
  private void compute() {
    boolean near = !seats.computer() || match().outcome().isPresent();
    if (near || keeper.test(setup.id()))
      computer.follow(match(), seats, this::advised, this::prepared);
  }

  /** {@return whether a free seat is a guest's from now on; otherwise somebody was faster} */
  boolean sit(Seat free, Guest guest) {
    if (!held.sit(free.ordinal(), guest)) {
      refresh();
      return false;
    }
    seats = seats.with(free, new Sitter.Person(guest));
    habit(free);
    return true;
  }

  /** {@return whether somebody who sat there under an id is another guest from now on} */
  boolean becomes(PlayerId before, Guest guest) {
    var next = seats.becomes(before, guest);
    boolean other = !next.equals(seats);
    seats = next;
    if (other && !before.equals(guest.id())) for (Seat seat : Seat.values()) habit(seat);
    return other;
  }

  /** {@return whether it goes on, or is being taken up, without anybody here} */
  boolean busy() {
    return computer.busy() || waiting();
  }

  /** {@return whether something is to happen here by itself} */
  boolean waiting() {
    return times.busy() || answers.word().isPresent() || lasting.doubtful();
  }

  /** Goes on no more. */
  void stop() {
    alarm.stop();
    lasting.stop();
    deputy.stop();
  }
}
