package fr.zizanie.server.table;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.orders.Left;
import fr.zizanie.server.orders.Opening;
import fr.zizanie.server.orders.Seen;
import fr.zizanie.server.orders.Spelling;
import fr.zizanie.server.orders.Then;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.Due;
import fr.zizanie.server.store.matches.Errands;
import fr.zizanie.server.store.matches.Errands.Errand;
import fr.zizanie.sheets.Projection;
import fr.zizanie.table.TableState;
import fr.zizanie.table.policy.Course;
import fr.zizanie.table.policy.Windows;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.Moment;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/**
 * Acts for those who aren't there, in a match over days between two people: in windows as they have
 * ordered, each at a moment that is drawn when it opens, and in their turn by their conditional
 * moves (Architecture, 4.10). What they have ordered is read when it is carried out.
 */
final class Deputy<S, V> {
  /** More replies than both sides may have left. */
  private static final int MOST = 800;

  /** What is said for a seat: the match that comes of it, and how it is noted. */
  record Said<S, V>(Seat seat, Match<S, V> next, String what) {}

  private final Setup setup;
  private final Store store;
  private final InstantSource clock;
  private Opening opening;
  private Optional<Opening> waits = Optional.empty();
  private long due = TableState.NEVER;

  Deputy(Setup setup, Means means) {
    this.setup = setup;
    store = means.store();
    clock = means.clock();
    opening = new Opening(0, setup.created());
  }

  /** {@return when something is to be answered, in milliseconds since 1970} */
  long due() {
    return due;
  }

  /** The moment has come, perhaps in vain. */
  void rang() {
    due = TableState.NEVER;
  }

  /** {@return whether it acts for anybody in a match of those who sit there} */
  boolean acts(Seats seats) {
    return setup.control().lasting() && seats.apart();
  }

  /** Takes over when the entries of a match were written. */
  void opened(Match<S, V> match, List<Moment> times) {
    opening = Opening.of(match, setup.created(), k -> times.get(k).at());
  }

  /** The match has gone on at a moment. */
  void went(Match<S, V> before, Match<S, V> next, Moment at) {
    opening = opening(before, next, at);
  }

  private Opening opening(Match<S, V> before, Match<S, V> next, Moment at) {
    return Opening.later(before, next) ? Opening.of(next, at.at(), _ -> at.at()) : opening;
  }

  /** Waits for the moment of the window that is open, if one is. */
  void follow(Match<S, V> match, Seats seats) {
    var next = moment(match, seats).isPresent() ? Optional.of(opening) : Optional.<Opening>empty();
    if (next.equals(waits)) return;
    waits = next;
    again();
  }

  /** Waits once more for a moment that may have come in vain. */
  void again() {
    due = waits.map(open -> open.moment(setup.dealer())).orElse(TableState.NEVER);
  }

  /**
   * Somebody lets windows pass from now on: one whose moment is over is passed after a pause of so
   * many milliseconds.
   */
  void nudge(LongSupplier pauses) {
    if (waits.filter(open -> left(open) <= 0).isPresent())
      due = clock.millis() + pauses.getAsLong();
  }

  private long left(Opening open) {
    return open.moment(setup.dealer()) - clock.millis();
  }

  /** {@return the moment of the window that is open, in milliseconds since 1970, if one is} */
  OptionalLong moment(Match<S, V> match, Seats seats) {
    return acts(seats) && Windows.answerer(match).isPresent()
        ? OptionalLong.of(opening.moment(setup.dealer()))
        : OptionalLong.empty();
  }

  /** {@return what is due in a match as it is, which is to be looked at at its moment, too} */
  Due looked(Due due, Match<S, V> match, Seats seats) {
    return looked(due, match, seats, opening);
  }

  /** {@return the same in a match that goes on at a moment} */
  Due looked(Due due, Match<S, V> before, Match<S, V> next, Seats seats, Moment at) {
    return looked(due, next, seats, opening(before, next, at));
  }

  private Due looked(Due due, Match<S, V> match, Seats seats, Opening open) {
    boolean waits = acts(seats) && Windows.answerer(match).isPresent() && left(open) > 0;
    return waits ? due.looked(Math.min(due.look(), open.moment(setup.dealer()))) : due;
  }

  /**
   * {@return what is said in the window that is open, if its moment has come and isn't asked for}
   */
  Optional<Said<S, V>> answer(Projection<S, V> shown, Seats seats, long now) {
    var match = shown.match();
    var moment = moment(match, seats);
    if (moment.isEmpty() || now < moment.getAsLong()) return Optional.empty();
    Seat seat = Windows.answerer(match).orElseThrow();
    boolean lets = lets(match);
    return switch (then(shown, seats, seat, moment.getAsLong())) {
      case Then.Ask() -> Optional.empty();
      case Then.Pass() -> Optional.of(lets ? passed(match, seat, "passed") : forced(match, seat));
      case Then.Play(String text) ->
          match.play(seat, text) instanceof Answer.Ok<Match<S, V>>(var next)
              ? Optional.of(new Said<>(seat, next, "played"))
              : Optional.of(lets ? passed(match, seat, "gone") : forced(match, seat));
    };
  }

  private Then then(Projection<S, V> shown, Seats seats, Seat seat, long moment) {
    var match = shown.match();
    var errand = errand(seat);
    var lines = shown.lines(Viewer.of(seat));
    boolean habit =
        seats.at(seat) instanceof Sitter.Person(var guest) && store.guests().passes(guest.id());
    boolean rests = habit || Left.rests(match, seat, lines, errand.rests());
    if (rests && lets(match)) return new Then.Pass();
    // What is ordered later is about what comes next.
    if (errand.changed() > moment) return new Then.Ask();
    var orders = Left.of(match, errand.text()).orders();
    return Seen.last(lines, match.profile().name(seat.other()))
        .map(orders::decide)
        .orElseGet(Then.Ask::new);
  }

  /** Whether the window may be passed: in Confusion a try must be answered. */
  private static <S, V> boolean lets(Match<S, V> match) {
    return match.game().choices(match.state()).contains(Choice.PASS);
  }

  private static <S, V> Said<S, V> passed(Match<S, V> match, Seat seat, String what) {
    var pass = match.game().notation().print(Choice.PASS);
    return new Said<>(seat, match.play(seat, pass).orThrow(), what);
  }

  /** Where nobody may pass, the rules leave the truth; or the first that they leave. */
  private static <S, V> Said<S, V> forced(Match<S, V> match, Seat seat) {
    var first =
        match.game().choices(match.state()).toList().stream()
            .map(match.game().notation()::print)
            .sorted()
            .findFirst()
            .orElseThrow();
    return new Said<>(seat, match.play(seat, first).orThrow(), "played");
  }

  /** Notes what was said for a seat in a line of its log. */
  void note(Seat seat, int n, String what) {
    store.errands().note(setup.id(), seat.ordinal(), new Errands.Done(n, what));
  }

  private Errand errand(Seat seat) {
    return store.errands().of(setup.id(), seat.ordinal());
  }

  /** {@return whether a seat lets windows pass until it is to act, as it said at any server} */
  boolean rests(Projection<S, V> shown, Seats seats, Seat seat) {
    return acts(seats)
        && Left.rests(shown.match(), seat, shown.lines(Viewer.of(seat)), errand(seat).rests());
  }

  /** Keeps that a seat does so since a line of its log, or no longer. */
  void rest(Seat seat, int since) {
    store.errands().rest(setup.id(), seat.ordinal(), since);
  }

  /**
   * {@return what becomes of a match, which went on from {@code before}, by the conditional moves
   * that are due; one that the rules don't take is as if there were none}
   */
  Match<S, V> replied(Match<S, V> before, Match<S, V> next, Seats seats, Course course) {
    var m = next;
    if (!acts(seats) || !Opening.later(before, next)) return m;
    for (int k = 0; k < MOST; k++) {
      var seat = Windows.free(m);
      var reply = seat.flatMap(new Replying<>(m, setup, store)::reply);
      if (reply.isEmpty()) return m;
      m = course.dealt(reply.get());
    }
    return m;
  }

  /** One turn in which a conditional move may be due. */
  private record Replying<S, V>(Match<S, V> match, Setup setup, Store store) {
    Optional<Match<S, V>> reply(Seat seat) {
      var left = Left.of(match, store.errands().of(setup.id(), seat.ordinal()).text());
      if (left.conditionals().isEmpty()) return Optional.empty();
      var lines = Projection.of(match).lines(Viewer.of(seat));
      for (String text : left.due(match, seat, lines))
        if (Spelling.play(match, seat, text) instanceof Answer.Ok<Match<S, V>>(var next))
          return Optional.of(next);
      return Optional.empty();
    }
  }
}
