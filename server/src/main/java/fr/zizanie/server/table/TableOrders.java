package fr.zizanie.server.table;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.trait.Answering;
import fr.zizanie.server.orders.Progress;
import fr.zizanie.server.orders.SeatOrders;
import fr.zizanie.server.store.matches.OrderStore;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.sheets.wire.orders.Orders;
import fr.zizanie.sheets.wire.orders.OrdersRequest;
import fr.zizanie.table.policy.Windows;
import fr.zizanie.table.seat.PlayerId;
import java.util.List;
import java.util.stream.Stream;

/** What those who sit at one table leave to be done there, and what each is told of their own. */
record TableOrders<S, V>(Play<S, V> play, TableDependencies dependencies) {
  /** How many characters somebody leaves at most in one match. */
  private static final int LONGEST = 8_000;

  /** How many things that were done are told. */
  private static final int TOLD = 20;

  /** {@return what a guest has left; {@code unknown-match} for whoever doesn't sit there} */
  Answer<Orders> of(PlayerId guest) {
    return seat(guest).then(seat -> Answer.ok(told(seat)));
  }

  /** {@return the same once it is what they want; or what of it isn't understood} */
  Answer<Orders> leave(PlayerId guest, OrdersRequest wanted) {
    return seat(guest)
        .then(seat ->
            SeatOrders.read(play.match(), wanted.orders(), wanted.lines())
                .then(left -> leave(seat, left, wanted)));
  }

  private Answer<Orders> leave(Seat seat, SeatOrders left, OrdersRequest wanted) {
    int lines = play.shown().version(Viewer.of(seat));
    if (left.conditionals().stream().anyMatch(one -> one.from() > lines))
      return Fields.bad("lines");
    String text = SeatOrders.text(wanted.orders(), wanted.lines());
    if (text.length() > LONGEST) return Answer.no(Reason.TOO_LONG.refusal());
    if (late(seat, left)) return Answer.no(Reason.STALE.refusal());
    boolean first =
        orders()
            .leave(
                play.id(), seat.ordinal(), wanted.version(), text, dependencies.clock().millis());
    return first ? Answer.ok(told(seat)) : Answer.no(Reason.STALE.refusal());
  }

  /** Whether what a new line answers has come meanwhile, so that it would never be tried. */
  private boolean late(Seat seat, SeatOrders left) {
    var kept = SeatOrders.of(play.match(), orders(seat).text()).texts();
    return stand(seat, left)
        .anyMatch(one -> one.progress() instanceof Progress.Due && !kept.contains(one.text()));
  }

  private Stream<SeatOrders.Stand> stand(Seat seat, SeatOrders left) {
    var match = play.match();
    boolean free = Windows.free(match).filter(seat::equals).isPresent();
    return left.stand(match, seat, play.shown().lines(Viewer.of(seat)), free).stream();
  }

  /** The only seat of a guest where something may be left. */
  private Answer<Seat> seat(PlayerId guest) {
    var mine = play.seats().of(guest);
    if (mine.size() != 1) return Answer.no(Reason.UNKNOWN_MATCH.refusal());
    if (!play.executor.acts(play.seats())) return Answer.no(Reason.NOT_OFFERED.refusal());
    return play.match().outcome().isPresent()
        ? Answer.no(Reason.GAME_OVER.refusal())
        : Answer.ok(mine.iterator().next());
  }

  private OrderStore orders() {
    return dependencies.store().orders();
  }

  private Orders told(Seat seat) {
    var done = orders(seat).done();
    return new Orders(
        orders(seat).version(),
        play.shown().version(Viewer.of(seat)),
        play.match().game() instanceof Answering<?, ?>,
        ordered(seat),
        ahead(seat),
        done.subList(Math.max(0, done.size() - TOLD), done.size()).stream()
            .map(one -> new Orders.Done(one.n(), one.what()))
            .toList());
  }

  private OrderStore.KeptOrders orders(Seat seat) {
    return orders().of(play.id(), seat.ordinal());
  }

  private List<String> ordered(Seat seat) {
    return SeatOrders.orders(orders(seat).text());
  }

  private List<Orders.Ahead> ahead(Seat seat) {
    return stand(seat, SeatOrders.of(play.match(), orders(seat).text()))
        .map(stand -> new Orders.Ahead(stand.text(), state(stand), stand.progress().pairs()))
        .toList();
  }

  /** What was due and isn't played was refused. */
  private static String state(SeatOrders.Stand stand) {
    return switch (stand.progress()) {
      case Progress.Ends(int pairs) -> pairs == stand.length() ? "played" : "waits";
      case Progress.Waits _ -> "waits";
      case Progress.Played _ -> "played";
      case Progress.Dropped _, Progress.Due _ -> "dropped";
    };
  }
}
