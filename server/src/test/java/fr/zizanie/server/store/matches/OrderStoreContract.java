package fr.zizanie.server.store.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.OrderStore.Done;
import fr.zizanie.server.store.matches.OrderStore.KeptOrders;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.TimeControl;
import fr.zizanie.table.time.WrittenAt;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What players leave to be done is found again, whichever database keeps it. */
abstract class OrderStoreContract {
  private static final MatchId M1 = new MatchId("m1");
  private static final MatchId M2 = new MatchId("m2");
  private static final String TEXT = "card 35: play #39\n\n4: e7e5 > g1f3";

  private Store store;
  private OrderStore orders;

  /** {@return the store, opened anew} */
  abstract Store opened();

  @BeforeEach
  void open() {
    store = opened();
    orders = store.orders();
    store.matches().create(Samples.setup(M1, new Sitter.Nobody()), Samples.news(0, "", 5));
  }

  @AfterEach
  void close() {
    store.close();
  }

  @Test
  void what_is_left_is_its_seats_and_changes_once_for_each_version() {
    assertThat(orders.of(M1, 0)).isEqualTo(KeptOrders.NONE);
    assertThat(orders.leave(M1, 0, 1, TEXT, 7)).isFalse();
    assertThat(orders.leave(M1, 0, 0, TEXT, 7)).isTrue();
    assertThat(orders.leave(M1, 0, 0, "anything: pass", 8)).isFalse();
    assertThat(orders.of(M1, 0)).isEqualTo(new KeptOrders(1, TEXT, 7, -1, List.of()));
    assertThat(orders.of(M1, 1)).isEqualTo(KeptOrders.NONE);
    assertThat(orders.leave(M1, 0, 1, "", 9)).isTrue();
    assertThat(orders.of(M1, 0)).isEqualTo(new KeptOrders(2, "", 9, -1, List.of()));
  }

  @Test
  void what_was_done_and_who_rests_stay_while_orders_change() {
    orders.autoPass(M1, 1, -1);
    assertThat(orders.of(M1, 1)).isEqualTo(KeptOrders.NONE);
    orders.note(M1, 1, new Done(3, "passed"));
    assertThat(orders.of(M1, 1)).isEqualTo(KeptOrders.NONE);
    orders.autoPass(M1, 1, 12);
    orders.note(M1, 1, new Done(14, "passed"));
    orders.note(M1, 1, new Done(19, "played"));
    assertThat(orders.leave(M1, 1, 0, TEXT, 7)).isTrue();
    assertThat(orders.of(M1, 1))
        .isEqualTo(
            new KeptOrders(
                1, TEXT, 7, 12, List.of(new Done(14, "passed"), new Done(19, "played"))));
    orders.autoPass(M1, 1, -1);
    assertThat(orders.of(M1, 1).autoPassSince()).isEqualTo(-1);
  }

  @Test
  void nothing_is_left_in_a_match_that_is_over_or_has_not_begun() {
    store
        .matches()
        .propose(
            Samples.setup(M2, new Sitter.Nobody()), Terms.of(Map.of(), TimeControl.none(), true));
    assertThat(orders.leave(M2, 0, 0, TEXT, 7)).isFalse();
    orders.leave(M1, 0, 0, TEXT, 7);
    orders.autoPass(M1, 1, 3);
    var over =
        new NewEntries(
            0,
            List.of(new NewEntries.Line("white", "white: resign")),
            Optional.empty(),
            Optional.of(new Outcome.Won(Seat.SECOND, "resignation")),
            0,
            true,
            WrittenAt.at(9));
    assertThat(store.matches().append(M1, over)).isTrue();
    for (int seat = 0; seat < 2; seat++) assertThat(orders.of(M1, seat)).isEqualTo(KeptOrders.NONE);
    assertThat(orders.leave(M1, 0, 0, TEXT, 7)).isFalse();
    orders.autoPass(M1, 0, 3);
    assertThat(orders.of(M1, 0)).isEqualTo(KeptOrders.NONE);
  }

  @Test
  void it_goes_with_its_match() {
    orders.leave(M1, 0, 0, TEXT, 7);
    var stale = new MatchStore.Stale(Long.MIN_VALUE, 1_000, Long.MIN_VALUE);
    assertThat(store.matches().forget(stale, Set.of(), 9)).isEqualTo(1);
    assertThat(orders.of(M1, 0)).isEqualTo(KeptOrders.NONE);
  }
}
