package fr.zizanie.server.table;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.notifications.Notifications;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.notifications.Owed;
import fr.zizanie.table.TableState;
import fr.zizanie.table.live.Showing;
import fr.zizanie.table.policy.Windows;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Setup;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What those of two people are told who aren't at their table: that it waits for them, and that it
 * is over. Whether somebody is told follows from what both see, never from a hand: so over days a
 * window is told once the moment has come at which their orders might have answered.
 */
final class TurnNotifier<S, V> {
  /** What ends sooner by itself is over before anybody comes, in milliseconds. */
  private static final long SOON = 60_000;

  private final Setup setup;
  private final OrderExecutor<S, V> executor;
  private final Showing<S, V> showing;
  private final Notifications notifications;
  private final InstantSource time;

  TurnNotifier(
      Setup setup,
      OrderExecutor<S, V> executor,
      Showing<S, V> showing,
      TableDependencies dependencies) {
    this.setup = setup;
    this.executor = executor;
    this.showing = showing;
    notifications = dependencies.notifications();
    time = dependencies.clock();
  }

  /** {@return what is owed once a match goes on to {@code next}, at a time in ms since 1970} */
  List<Owed> owed(TableState<S, V> table, Match<S, V> next, long at) {
    var seats = table.seats();
    if (!seats.two()) return List.of();
    var match = table.match();
    if (next.outcome().isPresent()) return match.outcome().isEmpty() ? over(seats, at) : List.of();
    // Most are here, and whether a window is open costs a view.
    return awaited(next)
        .filter(seat -> absent(seats, seat))
        .filter(seat -> news(seat, match, next))
        .flatMap(seat -> notifier(table, seat, next, at))
        .stream()
        .toList();
  }

  /** Whether a seat is to act otherwise than before. */
  private static <S, V> boolean news(Seat seat, Match<S, V> before, Match<S, V> next) {
    return !awaited(before).equals(Optional.of(seat))
        || acted(seat, before, next)
        || !Windows.open(before).equals(Windows.open(next));
  }

  /** What was owed by a move is written. */
  void written(List<Owed> news) {
    if (!news.isEmpty()) notifications.owed();
  }

  /** The match has begun. */
  void begun(TableState<S, V> table) {
    awaited(table.match()).ifPresent(seat -> summon(table, seat));
  }

  /** Somebody has sat down, who needn't be told that they are to act. */
  void seatTaken(TableState<S, V> table, Seat comer) {
    awaited(table.match()).filter(seat -> seat != comer).ifPresent(seat -> summon(table, seat));
  }

  private void summon(TableState<S, V> table, Seat seat) {
    if (!table.seats().two()) return;
    notifications.owe(notifier(table, seat, table.match(), time.millis()).stream().toList());
  }

  private List<Owed> over(Seats seats, long at) {
    return Stream.of(Seat.values())
        .flatMap(seat -> owed(seats, seat, Notification.Kind.OVER, at).stream())
        .toList();
  }

  private static <S, V> boolean acted(Seat seat, Match<S, V> before, Match<S, V> match) {
    return match.log().subList(before.log().size(), match.log().size()).stream()
        .anyMatch(entry -> entry instanceof Entry.Acted acted && acted.by() == seat);
  }

  /** Over days an order may answer first: a try of Confusion as well, which is no window. */
  private Optional<Owed> notifier(TableState<S, V> table, Seat seat, Match<S, V> match, long at) {
    var seats = table.seats();
    var left = table.times().left(match, seats, time.millis());
    boolean ends = left.isPresent() && left.getAsLong() < SOON;
    return ends || executor.moment(match, seats).isPresent()
        ? Optional.empty()
        : owed(seats, seat, Notification.Kind.TURN, at);
  }

  /** It was looked whether orders answer, as was to be done at {@code look}, and nobody did. */
  void asked(TableState<S, V> table, long look) {
    var match = table.match();
    var seats = table.seats();
    long now = time.millis();
    if (executor.moment(match, seats).stream().noneMatch(then -> then == look && look <= now))
      return;
    var owed = awaited(match).flatMap(seat -> owed(seats, seat, Notification.Kind.TURN, now));
    notifications.owe(owed.stream().toList());
  }

  private Optional<Owed> owed(Seats seats, Seat seat, Notification.Kind kind, long at) {
    var other = guest(seats, seat.other()).map(Guest::name).orElse("");
    var notification = new Notification(kind, setup.game(), setup.id(), other);
    return guest(seats, seat)
        .filter(_ -> absent(seats, seat))
        .map(guest -> new Owed(guest.id(), notification, at));
  }

  private boolean absent(Seats seats, Seat seat) {
    return guest(seats, seat).filter(guest -> !showing.anywhere(guest.id())).isPresent();
  }

  private static Optional<Seat> awaited(Match<?, ?> match) {
    return match.outcome().isEmpty() && match.turn() instanceof Turn.Of(Seat seat)
        ? Optional.of(seat)
        : Optional.empty();
  }

  private static Optional<Guest> guest(Seats seats, Seat seat) {
    return seats.at(seat) instanceof Sitter.Person(Guest guest)
        ? Optional.of(guest)
        : Optional.empty();
  }
}
