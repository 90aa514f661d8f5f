package fr.zizanie.table.live;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.sheets.wire.Reached;
import fr.zizanie.table.Happened;
import fr.zizanie.table.Questions;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import java.util.Optional;
import java.util.function.LongSupplier;

/** The actions of a table whose match goes on in one place. */
public final class SessionActions<S, V> implements TableActions {
  private final MatchSession<S, V> session;
  private final LongSupplier millis;
  private final Questions<S, V> questions;

  /** The actions of a session; {@code millis} are since 1970. */
  public SessionActions(MatchSession<S, V> session, LongSupplier millis) {
    this.session = session;
    this.millis = millis;
    questions = new Questions<>(session.shown());
  }

  private Seats seats() {
    return session.seats();
  }

  @Override
  public Answer<Seat> seat(String name) {
    return session
        .match()
        .profile()
        .seat(name)
        .map(Answer::ok)
        .orElseGet(() -> Answer.no(Reason.UNKNOWN_SEAT.refusal()));
  }

  @Override
  public Answer<Boolean> play(PlayerId guest, Seat seat, int version, String text) {
    return session.say(seats().of(guest), seat, version, text);
  }

  @Override
  public Answer<Boolean> raise(PlayerId guest, Seat seat, int version, String text) {
    return Attentive.parse(session.match().game(), Seat.FIRST, text).isPresent()
        ? play(guest, seat, version, text)
        : Answer.no(Reason.ILLEGAL_SYNTAX.refusal());
  }

  @Override
  public Answer<Boolean> claim(PlayerId guest, boolean draw) {
    var missed =
        session
            .showing()
            .missed()
            .filter(m -> seats().of(guest).contains(m.seat().other()))
            .filter(m -> m.due() <= millis.getAsLong());
    if (missed.isEmpty()) return Answer.no(Reason.NOT_OFFERED.refusal());
    return session.happens(new Happened.Entered<>(missed.get().event(draw)))
        ? Answer.ok(true)
        : Answer.no(Reason.STALE.refusal());
  }

  @Override
  public Answer<Boolean> passTurn(PlayerId guest, Seat seat, boolean on) {
    if (!seats().of(guest).contains(seat)) return Answer.no(Reason.NOT_SEATED.refusal());
    session.autoPasses(seat, on);
    session.passUnused();
    session.showing().tell(connection -> connection.guest().equals(guest));
    return Answer.ok(true);
  }

  @Override
  public Answer<Boolean> look(ViewerConnection connection, Optional<Seat> seat) {
    return session.look(connection, seat);
  }

  @Override
  public Answer<Reached> reach(ViewerConnection connection, int version, String at) {
    return session.showing().reach(connection, version, at);
  }

  @Override
  public Questions<S, V> questions() {
    return questions;
  }

  @Override
  public Questions.Asker asker(PlayerId guest, Seat seat, int version) {
    return new Questions.Asker(session.showing().viewer(guest), seats().of(guest), seat, version);
  }
}
