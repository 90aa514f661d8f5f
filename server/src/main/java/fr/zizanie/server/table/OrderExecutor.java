package fr.zizanie.server.table;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.orders.AnswerMoment;
import fr.zizanie.server.orders.SeatOrders;
import fr.zizanie.server.orders.Spelling;
import fr.zizanie.server.orders.Then;
import fr.zizanie.server.orders.Trigger;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.Deadline;
import fr.zizanie.server.store.matches.OrderStore;
import fr.zizanie.server.store.matches.OrderStore.KeptOrders;
import fr.zizanie.sheets.Projection;
import fr.zizanie.table.TableState;
import fr.zizanie.table.policy.Autoplay;
import fr.zizanie.table.policy.Windows;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.WrittenAt;
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
final class OrderExecutor<S, V> {
  /** More replies than both sides may have left. */
  private static final int MOST = 800;

  /** What is said for a seat: the match that comes of it, and how it is noted. */
  record Said<S, V>(Seat seat, Match<S, V> next, String what) {}

  private final Setup setup;
  private final Store store;
  private final InstantSource clock;
  private AnswerMoment opening;
  private Optional<AnswerMoment> waits = Optional.empty();
  private long due = TableState.NEVER;

  OrderExecutor(Setup setup, TableDependencies dependencies) {
    this.setup = setup;
    store = dependencies.store();
    clock = dependencies.clock();
    opening = new AnswerMoment(0, setup.created());
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
    return setup.control().overDays() && seats.apart();
  }

  /** Takes over when the entries of a match were written. */
  void opened(Match<S, V> match, List<WrittenAt> times) {
    opening = AnswerMoment.of(match, setup.created(), k -> times.get(k).at());
  }

  /** The match has gone on at a moment. */
  void advanced(Match<S, V> before, Match<S, V> next, WrittenAt at) {
    opening = opening(before, next, at);
  }

  private AnswerMoment opening(Match<S, V> before, Match<S, V> next, WrittenAt at) {
    return AnswerMoment.later(before, next)
        ? AnswerMoment.of(next, at.at(), _ -> at.at())
        : opening;
  }

  /** Waits for the moment of the window that is open, if one is. */
  void follow(Match<S, V> match, Seats seats) {
    var next =
        moment(match, seats).isPresent() ? Optional.of(opening) : Optional.<AnswerMoment>empty();
    if (next.equals(waits)) return;
    waits = next;
    rearm();
  }

  /** Waits once more for a moment that may have come in vain. */
  void rearm() {
    due = waits.map(open -> open.moment(setup.dealer())).orElse(TableState.NEVER);
  }

  /**
   * Somebody lets windows pass from now on: one whose moment is over is passed after a pause of so
   * many milliseconds.
   */
  void wake(LongSupplier pauses) {
    if (waits.filter(open -> left(open) <= 0).isPresent())
      due = clock.millis() + pauses.getAsLong();
  }

  private long left(AnswerMoment open) {
    return open.moment(setup.dealer()) - clock.millis();
  }

  /** {@return the moment of the window that is open, in milliseconds since 1970, if one is} */
  OptionalLong moment(Match<S, V> match, Seats seats) {
    return acts(seats) && Windows.answerer(match).isPresent()
        ? OptionalLong.of(opening.moment(setup.dealer()))
        : OptionalLong.empty();
  }

  /** {@return what is due in a match as it is, which is to be looked at at its moment, too} */
  Deadline looked(Deadline due, Match<S, V> match, Seats seats) {
    return looked(due, match, seats, opening);
  }

  /** {@return the same in a match that goes on at a moment} */
  Deadline looked(Deadline due, Match<S, V> before, Match<S, V> next, Seats seats, WrittenAt at) {
    return looked(due, next, seats, opening(before, next, at));
  }

  private Deadline looked(Deadline due, Match<S, V> match, Seats seats, AnswerMoment open) {
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
    var kept = orders(seat);
    var lines = shown.lines(Viewer.of(seat));
    boolean autoAnswer =
        seats.at(seat) instanceof Sitter.Person(var guest) && store.guests().passes(guest.id());
    boolean autoPasses =
        autoAnswer || SeatOrders.autoPasses(match, seat, lines, kept.autoPassSince());
    if (autoPasses && lets(match)) return new Then.Pass();
    // What is ordered later is about what comes next.
    if (kept.changed() > moment) return new Then.Ask();
    var orders = SeatOrders.of(match, kept.text()).orders();
    return Trigger.last(lines, match.profile().name(seat.other()))
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
    store.orders().note(setup.id(), seat.ordinal(), new OrderStore.Done(n, what));
  }

  private KeptOrders orders(Seat seat) {
    return store.orders().of(setup.id(), seat.ordinal());
  }

  /** {@return whether a seat lets windows pass until it is to act, as it said at any server} */
  boolean autoPasses(Projection<S, V> shown, Seats seats, Seat seat) {
    return acts(seats)
        && SeatOrders.autoPasses(
            shown.match(), seat, shown.lines(Viewer.of(seat)), orders(seat).autoPassSince());
  }

  /** Keeps that a seat does so since a line of its log, or no longer. */
  void autoPass(Seat seat, int since) {
    store.orders().autoPass(setup.id(), seat.ordinal(), since);
  }

  /**
   * {@return what becomes of a match, which went on from {@code before}, by the conditional moves
   * that are due; one that the rules don't take is as if there were none}
   */
  Match<S, V> replied(Match<S, V> before, Match<S, V> next, Seats seats, Autoplay autoplay) {
    var m = next;
    if (!acts(seats) || !AnswerMoment.later(before, next)) return m;
    for (int k = 0; k < MOST; k++) {
      var seat = Windows.free(m);
      var reply = seat.flatMap(new Replying<>(m, setup, store)::reply);
      if (reply.isEmpty()) return m;
      m = autoplay.dealt(reply.get());
    }
    return m;
  }

  /** One turn in which a conditional move may be due. */
  private record Replying<S, V>(Match<S, V> match, Setup setup, Store store) {
    Optional<Match<S, V>> reply(Seat seat) {
      var left = SeatOrders.of(match, store.orders().of(setup.id(), seat.ordinal()).text());
      if (left.conditionals().isEmpty()) return Optional.empty();
      var lines = Projection.of(match).lines(Viewer.of(seat));
      for (String text : left.due(match, seat, lines))
        if (Spelling.play(match, seat, text) instanceof Answer.Ok<Match<S, V>>(var next))
          return Optional.of(next);
      return left.ends(match, seat, lines) ? Spelling.ended(match, seat) : Optional.empty();
    }
  }
}
