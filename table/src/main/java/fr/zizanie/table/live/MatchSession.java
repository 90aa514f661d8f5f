package fr.zizanie.table.live;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.Seals;
import fr.zizanie.table.Around;
import fr.zizanie.table.Happened;
import fr.zizanie.table.TableState;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.Away;
import fr.zizanie.table.time.Clock;
import fr.zizanie.table.time.WrittenAt;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;

/**
 * How a match goes on at its table: by what its players say, by the time and by the computer.
 * Nothing is shown before it is kept. It runs on a server and in a browser's worker, wherever
 * somebody keeps it and calls it when something is {@linkplain #due due}.
 */
public final class MatchSession<S, V> {
  private final SessionDependencies dependencies;
  private final MatchKeeper<S, V> keeping;
  private final Opponent<S, V> computer;
  private final Showing<S, V> showing;
  private final Audience<S, V> audience;
  private final Projection<S, V> shown;
  private TableState<S, V> table;

  /** A match as it stands, which goes on once it is told to {@link #think}. */
  public MatchSession(
      Setup setup, Match<S, V> match, SessionDependencies dependencies, MatchKeeper<S, V> keeping) {
    this.dependencies = dependencies;
    this.keeping = keeping;
    computer = new Opponent<>(setup.id(), dependencies);
    showing = new Showing<>(setup, match, dependencies, this::snapshot);
    audience = showing.audience();
    shown = Projection.of(match, Seals.of(setup.dealer()));
    table = TableState.of(setup, match, now());
    autoAnswers();
  }

  private long now() {
    return dependencies.millis().getAsLong();
  }

  /** {@return the table as it stands} */
  public TableState<S, V> table() {
    return table;
  }

  /** {@return the match as it stands} */
  public Match<S, V> match() {
    return table.match();
  }

  /** {@return who sits there} */
  public Seats seats() {
    return table.seats();
  }

  /** {@return what is seen of the match by those who sit there} */
  public Projection<S, V> shown() {
    return shown;
  }

  /** {@return what everybody who is there is shown} */
  public Showing<S, V> showing() {
    return showing;
  }

  private Snapshot<S, V> snapshot() {
    return new Snapshot<>(table, shown, computer.ahead(match().state()));
  }

  private Around around() {
    return around(now());
  }

  private Around around(long now) {
    return new Around(now, audience::looks, this::underway, dependencies.pauses());
  }

  private long underway(Seat seat) {
    return audience.underway(seats().at(seat));
  }

  /** {@return when the first of all that happens by itself is due, in milliseconds since 1970} */
  public long due() {
    return LongStream.of(table.due(around()), computer.due(), showing.due()).min().getAsLong();
  }

  /** Lets happen at the table what is due by then, in milliseconds since 1970. */
  public void rang(long now) {
    for (var what : Happened.Wait.values()) rang(what, now);
  }

  /** Shows what is due by then. */
  public void shows(long now) {
    keeping.attempt(() -> showing.release(now));
    if (computer.due() <= now && computer.moves(match().state()))
      showing.tell(connection -> !seats().of(connection.guest()).isEmpty());
  }

  private void rang(Happened.Wait what, long now) {
    boolean looked = what == Happened.Wait.LOOK && table.times().curtain().due() <= now;
    var out = table.on(new Happened.Rang<>(what), around(now));
    table = out.table();
    out.next().ifPresent(next -> keeping.attempt(() -> keeping.commit(next, 0)));
    if (looked) showing.tell();
  }

  /** Lets happen what does; {@return false if it can't, or somebody else was faster} */
  public boolean happens(Happened<S> what) {
    var out = table.on(what, around());
    table = out.table();
    return out.next().isPresent() && keeping.commit(out.next().get(), 0);
  }

  /** Goes on as {@code text} says, said for one of the seats {@code mine} at a version of it. */
  public Answer<Boolean> say(Set<Seat> mine, Seat seat, int version, String text) {
    if (!mine.contains(seat)) return Answer.no(Reason.NOT_SEATED.refusal());
    return table
        .hear(seat, text, shown.version(Viewer.of(seat)), now())
        .then(heard -> {
          table = heard;
          return heard(mine, seat, version, text);
        });
  }

  private Answer<Boolean> heard(Set<Seat> mine, Seat seat, int version, String text) {
    // Who is too late, in spite of what their line took, has lost already.
    rang(Happened.Wait.FLAG, now());
    while (mine.stream().anyMatch(own -> shown.current(Viewer.of(own), version))) {
      var out = table.on(new Happened.Said<>(seat, text, computer.content()), around());
      if (out.refused().isPresent()) return Answer.no(out.refused().get());
      table = out.table();
      int lag = table.times().hurried() ? audience.lag(seats().at(seat)) : 0;
      if (keeping.commit(out.next().orElseThrow(), lag)) return Answer.ok(true);
    }
    return Answer.no(Reason.STALE.refusal());
  }

  private void advised(S state, Advice advice) {
    keeping.alone(() -> {
      if (computer.concludes(state, Optional.of(advice)))
        keeping.attempt(
            () -> happens(new Happened.Advised<>(state, advice.action(), computer.content())));
    });
  }

  private void prepared(S state, List<List<Choice>> actions) {
    keeping.alone(() -> {
      if (computer.concludes(state, Optional.empty()))
        keeping.attempt(() -> happens(new Happened.Prepared<>(state, actions)));
    });
  }

  /** The match is {@code next}, which has been kept at a moment: it is shown. */
  public void advance(Match<S, V> next, WrittenAt at) {
    var before = match();
    shown.follow(next);
    table = table.follow(next, at, around());
    showing.advanced(before);
    thinks();
  }

  /** Lets time go by, and the computer think if it is to act. */
  public void think() {
    table = table.with(table.times().wound());
    keeping.attempt(this::passOpened);
    table = table.timed(now(), around()).answering(around());
    thinks();
  }

  private void thinks() {
    keeping.attempt(() -> computer.think(table, this::advised, this::prepared));
    computer.lineUp(match().state());
  }

  /** Takes up what may have come in vain. */
  public void again() {
    table = table.again(around());
    showing.release(now());
  }

  /** Passes windows that have opened before their person could be asked. */
  public void passOpened() {
    happens(new Happened.Asked<>());
  }

  /** Lets windows be passed for seats at all times, or no longer. */
  public void passes(Set<Seat> mine, boolean on) {
    for (Seat seat : mine) table = table.with(table.answers().passes(seat, on));
    passUnused();
  }

  /** A seat lets windows pass for what is left of the other's turn, or no longer. */
  public void autoPasses(Seat seat, boolean on) {
    table = table.with(table.answers().autoPasses(seat, on).wake(match()));
  }

  /** Passes what needn't be asked any more. */
  public void passUnused() {
    keeping.attempt(this::passOpened);
    table = table.answering(around());
  }

  /** Takes over when the players are away, where days count. */
  public void away(List<Away> when) {
    table = table.away(when);
    time();
  }

  /** Goes on with clocks as they stand, and with what was left after earlier entries. */
  public void resume(Clock stood, Map<Integer, Long> left) {
    table = table.resume(stood, left);
    showing.resume(table);
  }

  /**
   * Two share the screen of a watcher: from now on it shows what a seat may see, or what everybody
   * may while it changes hands; over days it shows their own seat to who plays there. What is timed
   * for that seat begins now.
   */
  public Answer<Boolean> look(ViewerConnection connection, Optional<Seat> seat) {
    var mine = seats().of(connection.guest());
    boolean shares = seats().alone() && !mine.isEmpty();
    boolean days = table.setup().control().overDays();
    boolean own = days && !mine.isEmpty() && seat.stream().allMatch(mine::contains);
    if (!shares && !own) return Answer.no(Reason.NOT_SEATED.refusal());
    if (shares) audience.look(connection, seat.map(Viewer::of).orElse(Viewer.PUBLIC));
    else audience.attend(connection, seat);
    boolean ran = running();
    time();
    boolean news = running() != ran;
    showing.tell(other -> news || other == connection);
    return Answer.ok(true);
  }

  /** Lets the time run from now on of what is to be decided, where one does. */
  private void time() {
    table = table.timed(now(), around());
  }

  private boolean running() {
    return table.running(now()).isPresent();
  }

  /** Takes over who sits here; {@return whether that is news} */
  public boolean seated(Seats next) {
    boolean moved = !next.equals(seats());
    table = table.with(next);
    if (moved) autoAnswers();
    return moved;
  }

  /** A guest has a seat that was free. */
  public void seated(Seat free, Guest guest) {
    table = table.with(seats().with(free, new Sitter.Person(guest)));
    autoAnswer(free);
    showing.tell();
  }

  /** Somebody who sat here under an id is another guest from now on. */
  public void becomes(PlayerId before, Guest guest) {
    var next = seats().becomes(before, guest);
    if (next.equals(seats())) return;
    table = table.with(next);
    if (!before.equals(guest.id())) autoAnswers();
    showing.tell();
  }

  /** Takes up whether windows are passed for those who sit here. */
  private void autoAnswers() {
    for (Seat seat : Seat.values()) autoAnswer(seat);
  }

  private void autoAnswer(Seat seat) {
    if (seats().at(seat) instanceof Sitter.Person(Guest guest))
      table = table.with(table.answers().passes(seat, keeping.passes(guest)));
  }

  /** Lets the computer think here no more, as the match goes on here no more. */
  public void stop() {
    computer.stop();
  }

  /** {@return whether it goes on without anybody here} */
  public boolean busy() {
    return computer.busy() || table.waits() || showing.due() != TableState.NEVER;
  }

  /** Lets the computer think here if it does nowhere else. */
  public void claim() {
    keeping.attempt(computer::claim);
  }
}
