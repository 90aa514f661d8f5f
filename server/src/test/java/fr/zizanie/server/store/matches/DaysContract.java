package fr.zizanie.server.store.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.notifications.Owed;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.Away;
import fr.zizanie.table.time.TimeControl;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is kept of matches over days and of vacations, whichever database keeps it. */
abstract class DaysContract {
  private static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");
  private static final Guest BOB = new Guest(new PlayerId("bob"), "Bob");
  private static final MatchId M1 = new MatchId("m1");
  private static final Vacations.Bounds BOUNDS = new Vacations.Bounds(1_000, 100, 10, 5);

  private Store store;

  /** {@return the store, opened anew} */
  abstract Store opened();

  @BeforeEach
  void open() {
    store = opened();
  }

  @AfterEach
  void close() {
    store.close();
  }

  private static Optional<Deadline> due(long at, Seat seat, long look) {
    return Optional.of(new Deadline(at, Optional.of(seat), look));
  }

  private void create(MatchId id, Optional<Deadline> due) {
    var setup =
        Samples.setup(id, new Sitter.Person(BOB))
            .agreed(Samples.setup(id, new Sitter.Nobody()).options(), new TimeControl.Days(3));
    store.matches().create(setup, Samples.news(0, "", 7).due(due));
  }

  private DeadlineStore.Row row() {
    return store.deadlines().of(M1).orElseThrow();
  }

  @Test
  void what_is_due_stands_with_the_entries_and_is_found_in_its_time() {
    create(M1, due(100, Seat.FIRST, 70));
    assertThat(store.matches().match(M1).orElseThrow().begun()).isEqualTo(7);
    assertThat(store.deadlines().looks(69, 9)).isEmpty();
    assertThat(store.deadlines().looks(70, 9)).containsExactly(new DeadlineStore.Row(M1, 100, 70));
    store.matches().append(M1, Samples.news(0, "white e2e4", 8).due(due(200, Seat.SECOND, 170)));
    assertThat(row()).isEqualTo(new DeadlineStore.Row(M1, 200, 170));
    store.matches().append(M1, Samples.news(1, "black e7e5", 9).due(Optional.of(Deadline.NONE)));
    assertThat(store.deadlines().looks(Long.MAX_VALUE, 9)).isEmpty();
    assertThat(store.deadlines().of(new MatchId("none"))).isEmpty();
  }

  private boolean remind(DeadlineStore.Row before) {
    var notification =
        new Notification(Notification.Kind.DUE, "mutation", Optional.of(M1), "", before.due());
    return store.deadlines().remind(before, new Owed(new PlayerId("ann"), notification, 5));
  }

  @Test
  void somebody_is_reminded_once_of_a_turn_even_if_its_end_moves() {
    create(M1, due(100, Seat.FIRST, 70));
    var before = row();
    assertThat(remind(before)).isTrue();
    assertThat(remind(before)).isFalse();
    assertThat(row()).isEqualTo(new DeadlineStore.Row(M1, 100, 100));
    assertThat(store.deadlines().set(row(), new Deadline(300, Optional.of(Seat.FIRST), 270)))
        .isTrue();
    assertThat(row()).isEqualTo(new DeadlineStore.Row(M1, 300, 300));
    assertThat(remind(row())).isFalse();
    // What everybody sees goes on within the same turn.
    store.matches().append(M1, Samples.news(0, "white: gesture", 8).due(due(300, Seat.FIRST, 270)));
    assertThat(remind(row())).isFalse();
    store.matches().append(M1, Samples.news(1, "white e2e4", 9).due(due(400, Seat.SECOND, 370)));
    assertThat(remind(row())).isTrue();
  }

  @Test
  void whoever_saw_an_older_row_changes_nothing() {
    create(M1, due(100, Seat.FIRST, 70));
    var before = row();
    assertThat(store.deadlines().later(before, 80)).isTrue();
    assertThat(store.deadlines().later(before, 90)).isFalse();
    assertThat(store.deadlines().set(before, Deadline.NONE)).isFalse();
    assertThat(remind(before)).isFalse();
    assertThat(row()).isEqualTo(new DeadlineStore.Row(M1, 100, 80));
  }

  @Test
  void servers_have_looked_since_the_last_break() {
    assertThat(store.deadlines().watched(1_000, 60)).isEqualTo(1_000);
    assertThat(store.deadlines().watched(1_060, 60)).isEqualTo(1_000);
    store.close();
    store = opened();
    assertThat(store.deadlines().watched(1_100, 60)).isEqualTo(1_000);
    assertThat(store.deadlines().watched(1_161, 60)).isEqualTo(1_161);
  }

  @Test
  void lists_begin_with_what_waits_the_soonest_due_first() {
    create(new MatchId("theirs"), due(50, Seat.SECOND, 40));
    create(new MatchId("late"), due(300, Seat.FIRST, 200));
    create(new MatchId("soon"), due(100, Seat.FIRST, 90));
    store
        .matches()
        .create(
            Samples.setup(new MatchId("hers"), new Sitter.Person(BOB)), Samples.news(0, "", 500));
    assertThat(store.matches().rows(ANN.id(), 9))
        .extracting(MatchStore.Row::id)
        .extracting(MatchId::text)
        .containsExactly("soon", "late", "hers", "theirs");
    // It is Bob's turn in all of them, and in one he has until a time.
    assertThat(store.matches().rows(BOB.id(), 1))
        .extracting(MatchStore.Row::id)
        .extracting(MatchId::text)
        .containsExactly("theirs");
    var row = store.matches().rows(ANN.id(), 1).getFirst();
    assertThat(row.due()).isEqualTo(100);
    assertThat(row.awaited()).contains(Seat.FIRST);
  }

  @Test
  void a_match_is_not_forgotten_while_its_time_runs() {
    create(M1, due(100, Seat.FIRST, 70));
    var stale = new MatchStore.Stale(1_000, 1_000, 1_000);
    assertThat(store.matches().forget(stale, Set.of(), 9)).isZero();
    store.matches().append(M1, Samples.news(0, "white e2e4", 8).due(Optional.of(Deadline.NONE)));
    assertThat(store.matches().forget(stale, Set.of(), 9)).isEqualTo(1);
  }

  @Test
  void vacations_keep_within_their_bounds() {
    var vacations = store.vacations();
    assertThat(vacations.take(ANN.id(), new Away.Span(100, 160), BOUNDS, 0)).isTrue();
    assertThat(vacations.take(ANN.id(), new Away.Span(164, 170), BOUNDS, 0)).isFalse();
    assertThat(vacations.take(ANN.id(), new Away.Span(50, 60), BOUNDS, 0)).isFalse();
    assertThat(vacations.take(ANN.id(), new Away.Span(165, 206), BOUNDS, 0)).isFalse();
    assertThat(vacations.take(ANN.id(), new Away.Span(165, 205), BOUNDS, 0)).isTrue();
    assertThat(vacations.take(ANN.id(), new Away.Span(300, 310), BOUNDS, 0)).isFalse();
    assertThat(vacations.take(BOB.id(), new Away.Span(300, 310), BOUNDS, 0)).isTrue();
    assertThat(vacations.take(ANN.id(), new Away.Span(1_110, 1_160), BOUNDS, 0)).isTrue();
    assertThat(vacations.of(List.of(ANN.id(), BOB.id())).get(BOB.id()))
        .isEqualTo(new Away(List.of(new Away.Span(300, 310))));
    vacations.forget(300);
    assertThat(vacations.of(ANN.id())).containsExactly(new Away.Span(1_110, 1_160));
  }

  @Test
  void a_vacation_ends_now_or_was_never_taken() {
    var vacations = store.vacations();
    vacations.take(ANN.id(), new Away.Span(100, 160), BOUNDS, 0);
    assertThat(vacations.end(BOB.id(), 110)).isFalse();
    assertThat(vacations.end(ANN.id(), 110)).isTrue();
    assertThat(vacations.of(ANN.id())).containsExactly(new Away.Span(100, 110));
    assertThat(vacations.end(ANN.id(), 120)).isFalse();
    vacations.take(ANN.id(), new Away.Span(200, 210), BOUNDS, 120);
    assertThat(vacations.end(ANN.id(), 150)).isTrue();
    assertThat(vacations.of(ANN.id())).containsExactly(new Away.Span(100, 110));
  }

  @Test
  void a_vacation_lets_the_matches_of_whoever_takes_it_be_looked_at() {
    create(M1, due(1_000, Seat.SECOND, 700));
    store.vacations().take(ANN.id(), new Away.Span(100, 160), BOUNDS, 90);
    assertThat(store.deadlines().looks(90, 9))
        .containsExactly(new DeadlineStore.Row(M1, 1_000, 90));
  }
}
