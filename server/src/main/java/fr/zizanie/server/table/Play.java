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
import fr.zizanie.rules.core.trait.Timed;
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
import fr.zizanie.server.time.Clock.Fall;
import fr.zizanie.server.time.Moment;
import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.Seals;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A match that goes on: by what its players say, by the time, by what is said for them, by the
 * computer, and by what other servers have written. Nothing is shown before it is kept.
 */
final class Play<S, V> implements Clockwork.Bells {
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

    /** It may be time to tell how many games come before this one. */
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
  final Clockwork times;
  final AutoAnswers<S, V> answers;
  final Deputy<S, V> deputy;
  final Line line;
  final Lasting lasting;
  private final ComputerSeat<S, V> computer;
  private final Held held;
  private Seats seats;

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
    times = new Clockwork(setup, match, means, this);
    answers = new AutoAnswers<>(means.alarms(), this::said, !setup.control().lasting());
    deputy = new Deputy<>(setup, means, this::moment);
    lasting = new Lasting(means.alarms(), () -> alone.accept(this::heal));
    computer = new ComputerSeat<>(means.thinking());
    line =
        new Line(
            means.alarms(),
            () -> computer.ahead(match().state()),
            () -> alone.accept(hearing::waits));
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

  /** Takes up whether windows are passed for whoever sits there. */
  private void habit(Seat seat) {
    if (seats.at(seat) instanceof Sitter.Person(Guest guest))
      answers.passes(seat, held.passes(guest));
  }

  /** Goes on as {@code text} says, said for one of the seats {@code mine} at a version of it. */
  Answer<Boolean> say(Set<Seat> mine, Seat seat, int version, String text) {
    if (!mine.contains(seat)) return Answer.no(Reason.NOT_SEATED.refusal());
    var refusal = refusal(seat, text);
    if (refusal.isPresent()) return Answer.no(refusal.get());
    // Who is too late, in spite of what their line took, has lost already.
    if (times.out().isPresent()) flagged();
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
        .flatMap(event -> filter.refusal(match().game(), event, times.running(), clock.millis()))
        .or(() -> Requests.refusal(setup.rated() && seats.kept(), text))
        .or(() -> Length.refusal(seats, shown.version(Viewer.of(seat)), text));
  }

  @Override
  public void expired(Timed timed) {
    alone.accept(() -> {
      if (times.is(timed))
        lasting.attempt(() -> course.expired(match(), timed).ifPresent(this::commit));
    });
  }

  @Override
  public void flagged() {
    alone.accept(() -> {
      var out = times.out();
      if (out.isEmpty()) {
        times.wind();
        return;
      }
      lasting.attempt(() -> flag(out.get()));
    });
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

  @Override
  public long underway(Seat seat) {
    boolean elsewhere =
        seats.at(seat) instanceof Sitter.Person(Guest guest) && hearing.elsewhere(guest.id());
    return elsewhere ? Long.MAX_VALUE : lag(seat);
  }

  /** Lets happen what the other side of a seat claims; {@return false if it went on meanwhile} */
  boolean missed(Event event) {
    return match().enter(new Entry.Happened(event)) instanceof Answer.Ok<Match<S, V>>(var next)
        && commit(next);
  }

  @Override
  public void looked() {
    alone.accept(() -> {
      time(clock.millis());
      hearing.looked();
    });
  }

  private void said(S about, Seat seat, String text) {
    alone.accept(() -> {
      if (match().state().equals(about)
          && match().play(seat, text) instanceof Answer.Ok<Match<S, V>>(var next))
        lasting.attempt(() -> commit(course.dealt(next)));
    });
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
  void passUnused() {
    if (Windows.passed(match(), seats, answers::passes, course).log().size() > match().log().size())
      commit(match());
  }

  /** Lets the time run of what is to be decided since some time, where one does. */
  void time(long since) {
    times.time(match(), seats, hearing::looks, since);
  }

  /** Stores what {@code next} has more, then tells; false if somebody else was faster. */
  private boolean commit(Match<S, V> played) {
    return commit(played, 0);
  }

  /** The same, said over a line that takes so many milliseconds. */
  private boolean commit(Match<S, V> played, int lag) {
    answers.wake(played);
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
      times.again();
      answers.again();
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
    times.follow(before, next, at);
    deputy.went(before, next, at);
    time(at.at());
    answers.wake(next);
    answers.follow(next, seats);
    deputy.follow(next, seats);
    hearing.advanced(before);
    lasting.attempt(this::compute);
    line.follow();
  }

  /** Lets time go by, and the computer think if it is to act. */
  void think() {
    times.wind();
    lasting.attempt(this::passUnused);
    time(clock.millis());
    answers.follow(match(), seats);
    lasting.attempt(this::rest);
    deputy.follow(match(), seats);
    lasting.attempt(this::compute);
    line.follow();
  }

  /** Takes up who lets windows pass for what is left of a turn, wherever they said so. */
  private void rest() {
    if (!deputy.acts(seats)) return;
    for (Seat seat : Seat.values()) answers.rests(seat, deputy.rests(shown, seats, seat));
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
    return computer.busy() || times.busy() || answers.busy() || lasting.doubtful();
  }

  /** Goes on no more. */
  void stop() {
    times.stop();
    lasting.stop();
    line.stop();
    answers.stop();
    deputy.stop();
  }
}
