package fr.zizanie.device;

import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.table.live.MatchKeeper;
import fr.zizanie.table.live.MatchSession;
import fr.zizanie.table.live.SessionActions;
import fr.zizanie.table.live.SessionDependencies;
import fr.zizanie.table.live.TableActions;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.WrittenAt;

/** A table on a device: whatever is said there goes on at once, as nobody else can be faster. */
final class DeviceTable<S, V> {
  private final Host host;
  private final MatchSession<S, V> session;
  private final SessionActions<S, V> actions;
  private boolean passing;

  /** {@code passing} says whether windows are passed for the device's person. */
  DeviceTable(Setup setup, Match<S, V> match, Host host, boolean passing) {
    this.host = host;
    this.passing = passing;
    session =
        new MatchSession<>(
            setup,
            match,
            new SessionDependencies(host::millis, host::pause, host.thinker(() -> ""), _ -> true),
            new Kept());
    actions = new SessionActions<>(session, host::millis);
    session.think();
  }

  private final class Kept implements MatchKeeper<S, V> {
    @Override
    public boolean commit(Match<S, V> next, int lag) {
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
      host.wake(session.due());
    }

    @Override
    public boolean passes(Guest guest) {
      return passing;
    }
  }

  TableActions actions() {
    return actions;
  }

  Seats seats() {
    return session.seats();
  }

  Match<S, V> match() {
    return session.match();
  }

  Sheet sheet(PlayerId guest) {
    return session.showing().sheet(guest);
  }

  void watch(ViewerConnection connection, int have) {
    session.showing().watch(connection, have);
  }

  void leave(ViewerConnection connection) {
    session.showing().leave(connection);
  }

  /** Lets windows be passed for the device's person, or no longer. */
  void autopass(PlayerId guest, boolean on) {
    passing = on;
    var mine = seats().of(guest);
    if (mine.isEmpty()) return;
    session.passes(mine, on);
    session.showing().tell(connection -> connection.guest().equals(guest));
  }

  /** {@return when something is due here by itself, in milliseconds since 1970} */
  long due() {
    return session.due();
  }

  /** Lets happen what is due by then. */
  void ring(long now) {
    session.rang(now);
    session.shows(now);
  }
}
