package fr.zizanie.server.table;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.rules.core.trait.Secretive;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.server.computer.ComputerSeat;
import fr.zizanie.server.fault.Step;
import fr.zizanie.server.live.Deals;
import fr.zizanie.server.live.LiveMatch;
import fr.zizanie.server.live.Seats;
import fr.zizanie.server.live.Watcher;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.store.EntryText;
import fr.zizanie.server.store.Guest;
import fr.zizanie.server.store.MatchId;
import fr.zizanie.server.store.PlayerId;
import fr.zizanie.server.store.Setup;
import fr.zizanie.server.store.Sitter;
import fr.zizanie.server.store.Stamp;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.time.Clock;
import fr.zizanie.server.time.Clocks;
import fr.zizanie.server.time.DecisionTimer;
import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.Seals;
import fr.zizanie.sheets.drawing.Running;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.Shown;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One live match; every method is called under its lock, by {@link Matches}. */
public final class Table<S, V> implements LiveMatch {
  private static final Logger LOG = LoggerFactory.getLogger(Table.class);

  /** Bytes of a table without entries, and of each entry; measured. */
  private static final long WEIGHT = 20_000;

  private static final long ENTRY_WEIGHT = 500;

  private final Setup setup;
  private final Store store;
  private final InstantSource clock;
  private final Predicate<MatchId> keeper;
  private final Course course;
  private final Projection<S, V> shown;
  private final Picture<S, V> own;
  private final Optional<Gallery<S, V>> gallery;
  private final ComputerSeat<S, V> computer;
  private final Line line;
  private final DecisionTimer timer;
  private final Curtain curtain;
  private final Lasting lasting;
  private final AutoAnswers<S, V> answers;
  private final Clocks clocks;
  private final EventFilter filter = new EventFilter();
  private final Audience<S, V> audience;
  private final Questions<S, V> questions;
  private final Recent recent = new Recent();

  /** Whether anything is dealt in this match. */
  private final boolean secret;

  private Seats seats;

  /** The match that follows this one, if its players want another. */
  private Optional<MatchId> again = Optional.empty();

  private long touched;
  private boolean retired;

  /** A table for a match as it stands; it has to be told to {@link #think}. */
  public Table(Setup setup, Match<S, V> match, Means means) {
    this.setup = setup;
    store = means.store();
    clock = means.clock();
    keeper = means.keeper();
    seats = new Seats(setup.sitters());
    course = new Course(setup.dealer());
    shown = Projection.of(match, Seals.of(setup.dealer()));
    secret = setup.seed().binding() && Deals.expected(match);
    computer = new ComputerSeat<>(means.thinking());
    line = new Line(means.alarms(), () -> computer.ahead(match().state()), this::moved);
    timer = new DecisionTimer(means.alarms(), clock, this::expired);
    curtain = new Curtain(means.alarms(), this::looked);
    lasting = new Lasting(means.alarms(), this::heal);
    answers = new AutoAnswers<>(means.alarms(), this::said);
    clocks = new Clocks(started(setup), means.alarms(), clock, this::flagged);
    own = new Own();
    audience = new Audience<>(this::picture, () -> seats, this::known);
    gallery = seats.computer() ? Optional.of(gallery(match, means)) : Optional.empty();
    questions = new Questions<>(shown);
    for (Seat seat : Seat.values()) habit(seat);
    touched = clock.millis();
  }

  private Optional<Clock> started(Setup setup) {
    return setup.control().limited()
        ? Optional.of(Clock.of(setup.control(), seats.people(), clock.millis()))
        : Optional.empty();
  }

  private Gallery<S, V> gallery(Match<S, V> match, Means means) {
    var theirs = Projection.of(match, Seals.of(setup.dealer()));
    return new Gallery<>(theirs, means.alarms(), clock, this::shown, this::late);
  }

  /** What is shown to those who sit here, and to everybody where no computer does. */
  private final class Own implements Picture<S, V> {
    @Override
    public Projection<S, V> shown() {
      return shown;
    }

    @Override
    public Optional<Running> running() {
      return timer.running();
    }

    @Override
    public Optional<fr.zizanie.sheets.wire.Clock> clock() {
      return shown(clocks.now(), clock.millis());
    }
  }

  private Picture<S, V> picture(PlayerId guest) {
    return seats.of(guest).isEmpty() && gallery.isPresent() ? gallery.get() : own;
  }

  private void shown(Match<S, V> before) {
    audience.follow(gallery.orElseThrow(), before);
  }

  private synchronized void late() {
    if (!retired) gallery.ifPresent(g -> lasting.attempt(g::release));
  }

  /** Goes on with clocks as they stand. */
  public void resume(Clock stood) {
    clocks.resume(stood);
    gallery.ifPresent(g -> g.resume(clocks.now()));
  }

  /** Takes up whether windows are passed for whoever sits there. */
  private void habit(Seat seat) {
    if (seats.at(seat) instanceof Sitter.Person(Guest guest))
      answers.passes(seat, store.passes(guest.id()));
  }

  private Sheet known(PlayerId guest, Shown seen) {
    var picture = picture(guest);
    return new TableSheet(
            setup,
            picture.match(),
            seats,
            answers::always,
            answers::rests,
            secret,
            picture.clock(),
            line.ahead(),
            again)
        .sheet(guest, this::here, seen);
  }

  /** {@return the match as it stands} */
  public Match<S, V> match() {
    return shown.match();
  }

  @Override
  public Setup setup() {
    return setup;
  }

  @Override
  public Seats seats() {
    return seats;
  }

  @Override
  public Profile profile() {
    return match().profile();
  }

  Viewer viewer(PlayerId guest) {
    return audience.viewer(guest);
  }

  /** Plays what {@code guest} said for {@code seat} having seen {@code version}. */
  public Answer<Boolean> play(PlayerId guest, Seat seat, int version, String text) {
    touched = clock.millis();
    if (lasting.doubtful() || version > shown.version(viewer(guest))) refresh();
    var mine = seats.of(guest);
    if (!mine.contains(seat)) return Answer.no(Reason.NOT_SEATED.refusal());
    var event = Attentive.parse(match().game(), seat, text);
    if (event.isPresent()) {
      var refusal = filter.refusal(match().game(), event.get(), timer.running(), clock.millis());
      if (refusal.isPresent()) return Answer.no(refusal.get());
    }
    var length = Length.refusal(seats, shown.version(Viewer.of(seat)), text);
    if (length.isPresent()) return Answer.no(length.get());
    while (mine.stream().anyMatch(own -> shown.current(Viewer.of(own), version))) {
      Seat by =
          mine.size() == 2 && text.equals("offer takeback")
              ? Requests.lastActor(match(), seat)
              : seat;
      switch (match().play(by, text)) {
        case Answer.No<Match<S, V>>(Refusal refusal) -> {
          return Answer.no(refusal);
        }
        case Answer.Ok<Match<S, V>>(var next) -> {
          if (commit(Requests.answered(course.dealt(next), seats, computer.content())))
            return Answer.ok(true);
        }
      }
    }
    return Answer.no(Reason.STALE.refusal());
  }

  private synchronized void expired(Timed timed) {
    if (retired || !timer.is(timed)) return;
    lasting.attempt(() -> course.expired(match(), timed).ifPresent(this::commit));
  }

  private synchronized void flagged() {
    if (retired) return;
    var out = clocks.out();
    if (out.isEmpty()) {
      clocks.wind();
      return;
    }
    var flag = new Entry.Happened(Event.of(out.get(), Event.Kind.FLAG));
    if (match().enter(flag) instanceof Answer.Ok<Match<S, V>>(var next))
      lasting.attempt(() -> commit(next));
  }

  private synchronized void said(S about, Seat seat, String text) {
    if (retired || !match().state().equals(about)) return;
    if (match().play(seat, text) instanceof Answer.Ok<Match<S, V>>(var next))
      lasting.attempt(() -> commit(course.dealt(next)));
  }

  /** Lets windows be passed for a guest at this table, or no longer. */
  public void autopass(PlayerId guest, boolean on) {
    var mine = seats.of(guest);
    if (mine.isEmpty()) return;
    for (Seat seat : mine) answers.passes(seat, on);
    followAnswers(guest);
  }

  /** Lets windows be passed for a seat for what is left of the other's turn, or no longer. */
  public Answer<Boolean> passTurn(PlayerId guest, Seat seat, boolean on) {
    if (!seats.of(guest).contains(seat)) return Answer.no(Reason.NOT_SEATED.refusal());
    answers.rests(seat, on);
    answers.wake(match());
    followAnswers(guest);
    return Answer.ok(true);
  }

  private void followAnswers(PlayerId guest) {
    lasting.attempt(this::passUnused);
    answers.follow(match(), seats);
    audience.tell(guest::equals);
  }

  /**
   * Two share the screen of a watcher: from now on it shows what a seat may see, or what everybody
   * may while it changes hands. What is timed for that seat begins now.
   */
  public Answer<Boolean> look(Watcher watcher, Optional<Seat> seat) {
    if (!seats.alone() || !seats.at(Seat.FIRST).is(watcher.guest()))
      return Answer.no(Reason.NOT_SEATED.refusal());
    audience.look(watcher, seat.map(Viewer::of).orElse(Viewer.PUBLIC));
    var ran = timer.running();
    time(clock.millis());
    audience.tell(guest -> timer.running().isPresent() != ran.isPresent(), watcher);
    return Answer.ok(true);
  }

  /** Windows that have opened before their person could be asked. */
  private void passUnused() {
    if (Windows.passed(match(), seats, answers::passes, course).log().size() > match().log().size())
      commit(match());
  }

  private boolean hurried() {
    return setup.control().limited();
  }

  /** Lets the time run of what is to be decided since some time, where one does. */
  private void time(long since) {
    var timed = Windows.timed(match(), seats, hurried());
    timer.follow(curtain.open(timed, seats.alone() && hidden(), audience::looks), since);
  }

  private boolean hidden() {
    return Secretive.hides(match().game(), match().state(), Viewer.FIRST);
  }

  private synchronized void looked() {
    if (retired) return;
    time(clock.millis());
    audience.tell();
  }

  /** {@return what may be asked here} */
  public Questions<S, V> questions() {
    return questions;
  }

  /** {@return a guest who asks about a seat, having seen a version} */
  public Questions.Asker asker(PlayerId guest, Seat seat, int version) {
    touched = clock.millis();
    return new Questions.Asker(viewer(guest), seats.of(guest), seat, version);
  }

  /** Stores what {@code next} has more, then tells; false if somebody else was faster. */
  private boolean commit(Match<S, V> played) {
    answers.wake(played);
    var next = Windows.passed(played, seats, answers::passes, course);
    var told = shown.told(next);
    boolean shows = told.lines() > shown.version(Viewer.PUBLIC);
    Step.CHECKED.pass();
    var news = EntryText.news(match(), next, told.actions(), shows, clock.millis());
    boolean first = kept(() -> store.append(setup.id(), news));
    if (first) advance(next, news.at());
    else refresh();
    return first;
  }

  /** What the store answers; if it fails, what it has is looked up later. */
  private boolean kept(BooleanSupplier writing) {
    try {
      boolean first = writing.getAsBoolean();
      lasting.wrote();
      return first;
    } catch (RuntimeException e) {
      lasting.failed(e);
      throw e;
    }
  }

  /** Takes up what the store had no time for. */
  private synchronized void heal() {
    if (retired) return;
    lasting.resumed();
    lasting.attempt(() -> {
      refresh();
      timer.again();
      answers.again();
      gallery.ifPresent(Gallery::release);
    });
    think();
  }

  /** Takes over what the store has more, where another node has written or the outcome is open. */
  private void refresh() {
    var more = store.later(setup.id(), match().log().size());
    var sitting = new Seats(more.sitters());
    boolean moved = !sitting.equals(seats);
    seats = sitting;
    if (moved) for (Seat seat : Seat.values()) habit(seat);
    // What was written together is taken over together, as if it had come about here.
    for (int from = 0, to; from < more.entries().size(); from = to) {
      long at = more.times().get(from);
      to = from + 1;
      while (to < more.times().size() && more.times().get(to) == at) to++;
      advance(EntryText.enter(match(), more.entries().subList(from, to)).orThrow(), at);
    }
    if (moved) audience.tell();
    more.again().filter(_ -> again.isEmpty()).ifPresent(this::follows);
  }

  @Override
  public void catchUp(Stamp stamp, Set<PlayerId> elsewhere) {
    if (stamp.entries() > match().log().size()
        || !stamp.sitters().equals(seats.sitters())
        || stamp.again().isPresent() && again.isEmpty())
      lasting.attempt(() -> {
        refresh();
        passUnused();
      });
    if (audience.elsewhere(elsewhere)) audience.tell();
  }

  @Override
  public boolean awaits() {
    return match().outcome().isEmpty()
        && (seats.computer()
            || hurried()
            || timer.running().isPresent()
            || answers.busy()
            || lasting.doubtful());
  }

  /** Whoever keeps this match lets the computer think; elsewhere what it did is taken over. */
  private void compute() {
    boolean near = !seats.computer() || match().outcome().isPresent();
    if (near || keeper.test(setup.id()))
      computer.follow(match(), seats, this::advised, this::prepared);
  }

  private void advance(Match<S, V> next, long at) {
    var before = match();
    shown.follow(next);
    Step.SHOWN.pass();
    clocks.follow(before, next, at);
    if (next.outcome().isPresent())
      LOG.atInfo()
          .addKeyValue("match", setup.id())
          .addKeyValue("reason", next.outcome().get().reason())
          .log("ended");
    time(at);
    answers.wake(next);
    answers.follow(next, seats);
    audience.follow(own, before);
    gallery.ifPresent(g -> g.follow(next, seats, clocks.now(), timer.run(), hurried()));
    lasting.attempt(this::compute);
    line.follow();
  }

  /** Lets time go by, and the computer think if it is to act. */
  public void think() {
    clocks.wind();
    lasting.attempt(this::passUnused);
    time(clock.millis());
    answers.follow(match(), seats);
    lasting.attempt(this::compute);
    line.follow();
  }

  /** Time to look how many games come before this one; only those who sit here are told. */
  private synchronized void moved() {
    if (!retired && line.moves()) audience.tell(guest -> !seats.of(guest).isEmpty());
  }

  private synchronized void advised(S state, Advice advice) {
    if (retired || !computer.concludes(state, Optional.of(advice))) return;
    if (!(match().turn() instanceof Turn.Of(Seat by))) return;
    lasting.attempt(() -> commit(course.played(match(), by, advice.action(), computer.content())));
  }

  /** What the computer prepares for the person it plays with is theirs to change. */
  private synchronized void prepared(S state, List<List<Choice>> actions) {
    if (retired || !computer.concludes(state, Optional.empty()) || actions.isEmpty()) return;
    if (!(match().turn() instanceof Turn.Of(Seat by))) return;
    lasting.attempt(() -> {
      var next = match();
      for (var action : actions) next = next.enter(new Entry.Acted(by, action)).orThrow();
      commit(next);
    });
  }

  @Override
  public Answer<Set<Seat>> sit(Guest guest) {
    touched = clock.millis();
    if (!seats.of(guest.id()).isEmpty()) return Answer.ok(seats.of(guest.id()));
    var free = seats.free();
    if (free.isEmpty()) return Answer.no(Reason.SEAT_TAKEN.refusal());
    if (!kept(() -> store.sit(setup.id(), free.get().ordinal(), guest))) {
      refresh();
      return Answer.no(Reason.SEAT_TAKEN.refusal());
    }
    seats = seats.with(free.get(), new Sitter.Person(guest));
    habit(free.get());
    audience.tell();
    return Answer.ok(seats.of(guest.id()));
  }

  @Override
  public void renamed(Guest guest) {
    var next = seats.renamed(guest);
    if (next.equals(seats)) return;
    seats = next;
    audience.tell();
  }

  /** Another match follows this one. */
  public void follows(MatchId next) {
    again = Optional.of(next);
    audience.tell();
  }

  @Override
  public void watch(Watcher watcher, int have) {
    touched = clock.millis();
    // Who has seen more than there is here saw it on another server.
    if (have > shown.version(viewer(watcher.guest()))) lasting.attempt(this::refresh);
    audience.add(watcher, have);
  }

  @Override
  public void leave(Watcher watcher) {
    touched = clock.millis();
    audience.remove(watcher);
  }

  @Override
  public boolean here(PlayerId guest) {
    return audience.anywhere(guest);
  }

  @Override
  public boolean watches(PlayerId guest) {
    return audience.here(guest);
  }

  @Override
  public Sheet sheet(PlayerId guest) {
    return audience.sheet(guest);
  }

  /** {@return the match as a guest sees it now, for reading it without the table} */
  public Copy<S, V> copy(PlayerId guest) {
    return new Copy<>(setup, picture(guest).match(), seats, viewer(guest), recent);
  }

  /** {@return where the piece on a square could go as far as a watcher may know; or why not} */
  public Answer<List<String>> reach(Watcher watcher, int version, String at) {
    touched = clock.millis();
    return new Questions<>(picture(watcher.guest()).shown())
        .reach(audience.viewer(watcher), version, at);
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
    return audience.isEmpty()
        && !computer.busy()
        && timer.running().isEmpty()
        && !answers.busy()
        && !clocks.runs()
        && gallery.filter(Gallery::busy).isEmpty()
        && !lasting.doubtful()
        && touched <= since;
  }

  @Override
  public void retire() {
    retired = true;
    timer.stop();
    curtain.stop();
    lasting.stop();
    line.stop();
    answers.stop();
    clocks.stop();
    gallery.ifPresent(Gallery::stop);
  }

  @Override
  public boolean retired() {
    return retired;
  }
}
