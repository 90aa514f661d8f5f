package fr.zizanie.device;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.TimesLeft;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.house.Seated;
import fr.zizanie.table.live.MatchKeeper;
import fr.zizanie.table.live.MatchSession;
import fr.zizanie.table.live.SessionActions;
import fr.zizanie.table.live.SessionDependencies;
import fr.zizanie.table.live.TableActions;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.reading.Copy;
import fr.zizanie.table.reading.Recent;
import fr.zizanie.table.saved.StandingPass;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.WrittenAt;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A table on a device: whatever is said there goes on at once, as nobody else can be faster. */
final class DeviceTable<S, V> {
  private final Setup setup;
  private final Host host;
  private final Runnable alarm;
  private final PlayerId person;
  private final KeptText text;
  private final MatchSession<S, V> session;
  private final SessionActions<S, V> actions;
  private StandingPass passing;
  private Set<Seat> resting;
  private long updated;

  /**
   * The table of {@code person}, which goes on once it {@linkplain #begin begins}. {@code passing}
   * says whether windows are passed for them at all times, {@code resting} for which seats until
   * they are to act, {@code updated} when it changed last. {@code alarm} is called when something
   * else may be due.
   */
  DeviceTable(
      Setup setup,
      Match<S, V> match,
      Host host,
      Runnable alarm,
      PlayerId person,
      StandingPass passing,
      Set<Seat> resting,
      long updated) {
    this.setup = setup;
    this.host = host;
    this.alarm = alarm;
    this.person = person;
    this.passing = passing;
    this.resting = resting;
    this.updated = updated;
    text = new KeptText(setup, person);
    session =
        new MatchSession<>(
            setup,
            match,
            new SessionDependencies(
                host::millis, host::pause, host.thinker(this::saved), _ -> true),
            new Kept());
    actions = new SessionActions<>(session, host::millis);
    for (Seat seat : resting) session.autoPasses(seat, true);
  }

  /** Lets it go on; one that is only looked into stands still. */
  void begin() {
    keep(session.match());
    session.think();
  }

  private final class Kept implements MatchKeeper<S, V> {
    @Override
    public boolean commit(Match<S, V> next, int lag) {
      updated = host.millis();
      keep(next);
      session.advance(next, new WrittenAt(host.millis(), lag, session.table().times().idle()));
      return true;
    }

    @Override
    public void attempt(Runnable deed) {
      deed.run();
    }

    @Override
    public void alone(Runnable deed) {
      deed.run();
      settle();
      alarm.run();
    }

    @Override
    public boolean passes(Guest guest) {
      return passing.on();
    }
  }

  private void keep(Match<S, V> next) {
    host.keep(setup.id(), text.saved(next, updated, passing, resting), row(next));
  }

  /** {@return the game as it stands, from which it can go on} */
  private String saved() {
    return text.saved(session.match(), updated, passing, resting);
  }

  /** {@return its row in a list: JSON} */
  String row() {
    return row(session.match());
  }

  private String row(Match<S, V> of) {
    return text.row(of, session.shown().told(of).actions(), updated);
  }

  /** Keeps for which seats windows are passed, if that is news. */
  void settle() {
    var now =
        Stream.of(Seat.values())
            .filter(session.table().answers()::autoPasses)
            .collect(Collectors.toUnmodifiableSet());
    if (now.equals(resting)) return;
    resting = now;
    keep(session.match());
  }

  TableActions actions() {
    return actions;
  }

  Setup setup() {
    return setup;
  }

  Seats seats() {
    return session.seats();
  }

  Match<S, V> match() {
    return session.match();
  }

  Sheet sheet() {
    return session.showing().sheet(person);
  }

  /** {@return the game as its person sees it, for reading it as a whole} */
  Copy<S, V> copy() {
    var showing = session.showing();
    var seen = showing.shown(person).match();
    return new Copy<>(setup, seen, seats(), showing.viewer(person), TimesLeft.NONE, Recent.NOTHING);
  }

  /** {@return which seats its person holds} */
  Seated seated() {
    var mine = seats().of(person).stream().map(match().profile()::name).toList();
    return new Seated(setup.id().text(), mine, Optional.empty(), Optional.empty());
  }

  void watch(ViewerConnection connection, int have) {
    session.showing().watch(connection, have);
  }

  void leave(ViewerConnection connection) {
    session.showing().leave(connection);
  }

  /** Lets windows be passed for the device's person at all times, or no longer. */
  void autopass(StandingPass word) {
    if (!word.equals(passing)) {
      passing = word;
      keep(session.match());
    }
    session.passes(seats().of(person), word.on());
    session.showing().tell(connection -> connection.guest().equals(person));
  }

  /** Goes on no more: what the computer was thinking about is called off. */
  void stop() {
    session.stop();
  }

  /** {@return when something is due here by itself, in milliseconds since 1970} */
  long due() {
    return session.due();
  }

  /** Lets happen what is due by then. */
  void ring(long now) {
    session.rang(now);
    session.shows(now);
    settle();
  }
}
