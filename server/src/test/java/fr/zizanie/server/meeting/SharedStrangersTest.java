package fr.zizanie.server.meeting;

import static fr.zizanie.server.meeting.Strange.ANN;
import static fr.zizanie.server.meeting.Strange.BOB;
import static fr.zizanie.server.meeting.Strange.EVE;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.matches.Doors;
import fr.zizanie.server.store.FreshPostgres;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.meeting.Meeting;
import fr.zizanie.server.store.sql.Databases;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.meeting.Looking;
import fr.zizanie.sheets.wire.meeting.MeetingToPage;
import fr.zizanie.sheets.wire.meeting.Sought;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Strangers at two servers on one database. */
class SharedStrangersTest {
  private final String url = FreshPostgres.url();
  private final List<AutoCloseable> open = new ArrayList<>();
  private long now = 1_000_000_000;

  @AfterEach
  void close() throws Exception {
    for (AutoCloseable one : open.reversed()) one.close();
  }

  private Store store() {
    var store = Databases.open(Optional.of(url), Path.of(""), Map.of());
    open.add(store);
    return store;
  }

  private Strange node() {
    return node(store());
  }

  private Strange node(Store store) {
    var node = new Strange(store, () -> Instant.ofEpochMilli(now), (_, _) -> false);
    open.add(node);
    return node;
  }

  /** A server to which something happens before the {@code asked}th of its questions. */
  private Strange interrupted(AtomicInteger asked, AtomicReference<Runnable> by) {
    return node(
        Asked.before(
            store(),
            () -> {
              if (asked.decrementAndGet() == 0) by.getAndSet(() -> {}).run();
            }));
  }

  @Test
  void a_seat_is_shown_wherever_it_was_opened_and_taken_once() throws Exception {
    var one = node();
    var two = node();
    var eve = new Strange.Ear();
    two.strangers.enter("felon", EVE.id(), eve::hear);
    MatchId match = one.open(ANN, "felon");
    two.strangers.look();
    assertThat(eve.waiting().seats()).hasSize(1);
    var taken =
        together(
            () -> one.strangers.sit(match, BOB, Optional.of(0)).toString().startsWith("Ok"),
            () -> two.strangers.sit(match, EVE, Optional.of(0)).toString().startsWith("Ok"));
    assertThat(taken).containsExactlyInAnyOrder(true, false);
    two.strangers.look();
    assertThat(eve.waiting().seats()).isEmpty();
    // The other server hears of it by its pulse.
    assertThat(List.of(one.type(match), two.type(match))).contains("Sheet");
  }

  private static List<Boolean> together(Callable<Boolean> one, Callable<Boolean> other)
      throws Exception {
    try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
      var first = pool.submit(one);
      var second = pool.submit(other);
      return List.of(first.get(), second.get());
    }
  }

  @Test
  void two_who_look_at_two_servers_meet() {
    var one = node();
    var two = node();
    var ann = new Strange.Ear();
    var bob = new Strange.Ear();
    one.strangers.seek(one.strangers.enter("ironpond", ANN.id(), ann::hear), "any", true);
    two.strangers.seek(two.strangers.enter("ironpond", BOB.id(), bob::hear), "any", true);
    one.strangers.look();
    two.strangers.look();
    assertThat(ann.met()).hasSize(1).isEqualTo(bob.met());
  }

  @Test
  void who_looks_at_one_server_is_seen_and_joined_at_another() {
    var one = node();
    var two = node();
    var ann = new Strange.Ear();
    one.strangers.seek(one.strangers.enter("felon", ANN.id(), ann::hear), "long", true, true);
    var bob = new Strange.Ear();
    var at = two.strangers.enter("felon", BOB.id(), bob::hear);
    var sought = bob.waiting().sought().getFirst();
    assertThat(sought.name()).isEqualTo("Anne");
    two.strangers.join(at, sought.id()).orThrow();
    one.strangers.look();
    assertThat(ann.met()).hasSize(1).isEqualTo(bob.met());
  }

  /** A look asks the store at each of its steps: another server pairs before one of them. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void whoever_is_joined_elsewhere_in_the_middle_of_a_look_is_told(int step) {
    var join = new AtomicReference<Runnable>(() -> {});
    var asked = new AtomicInteger();
    var one = interrupted(asked, join);
    var two = node();
    var ann = new Strange.Ear();
    one.strangers.seek(one.strangers.enter("felon", ANN.id(), ann::hear), "long", true);
    var bob = new Strange.Ear();
    var at = two.strangers.enter("felon", BOB.id(), bob::hear);
    var sought = bob.waiting().sought().getFirst();
    join.set(() -> two.strangers.join(at, sought.id()).orThrow());
    asked.set(step);
    one.strangers.look();
    assertThat(bob.met()).as("within the look").hasSize(1);
    one.strangers.look();
    assertThat(ann.met()).hasSize(1).isEqualTo(bob.met());
  }

  /** Whom Bob joins is joined by Eve at another server, before each of the steps of his join. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void who_joins_somebody_too_late_looks_as_before(int step) {
    for (boolean looks : new boolean[] {true, false}) {
      now += 60_000;
      var other = new AtomicReference<Runnable>(() -> {});
      var asked = new AtomicInteger();
      var one = node();
      var two = interrupted(asked, other);
      var bob = new Strange.Ear();
      var at = two.strangers.enter("felon", BOB.id(), bob::hear);
      two.strangers.seek(at, "days", false);
      if (!looks) {
        two.strangers.leave(at);
        at = two.strangers.enter("felon", BOB.id(), bob::hear);
      }
      var ann = new Strange.Ear();
      one.strangers.seek(one.strangers.enter("felon", ANN.id(), ann::hear), "fast", true);
      two.strangers.look();
      var eve = new Strange.Ear();
      var eveAt = one.strangers.enter("felon", EVE.id(), eve::hear);
      String sought =
          eve.waiting().sought().stream()
              .filter(seen -> seen.pace().equals("fast"))
              .findFirst()
              .orElseThrow()
              .id();
      other.set(() -> one.strangers.join(eveAt, sought));
      String found = bob.waiting().sought().stream().map(Sought::id).findFirst().orElseThrow();
      asked.set(step);
      boolean joined = two.strangers.join(at, found) instanceof Answer.Ok<Boolean>;
      two.strangers.look();
      assertThat(joined).isEqualTo(!bob.met().isEmpty());
      if (!joined)
        assertThat(bob.waiting().looking().map(Looking::pace))
            .isEqualTo(looks ? Optional.of("days") : Optional.empty());
    }
  }

  /** The line of a phone that changes networks breaks for the server long after it is back. */
  @Test
  void who_has_come_back_at_another_server_goes_on_looking_when_the_first_one_misses_them() {
    var one = node();
    var two = node();
    var before = one.strangers.enter("felon", ANN.id(), _ -> {});
    one.strangers.seek(before, "any", true);
    var ann = new Strange.Ear();
    two.strangers.seek(two.strangers.enter("felon", ANN.id(), ann::hear), "any", true);
    one.strangers.leave(before);
    two.strangers.look();
    assertThat(ann.waiting().looking()).isPresent();
    var bob = new Strange.Ear();
    one.strangers.seek(one.strangers.enter("felon", BOB.id(), bob::hear), "any", true);
    two.strangers.look();
    assertThat(bob.met()).hasSize(1);
    assertThat(ann.met()).isEqualTo(bob.met());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void the_first_server_may_miss_them_in_the_middle_of_a_look(int step) {
    var asked = new AtomicInteger();
    var missed = new AtomicReference<Runnable>(() -> {});
    var one = node();
    var two = interrupted(asked, missed);
    var before = one.strangers.enter("felon", ANN.id(), _ -> {});
    one.strangers.seek(before, "any", true);
    var ann = new Strange.Ear();
    two.strangers.seek(two.strangers.enter("felon", ANN.id(), ann::hear), "any", true);
    missed.set(() -> one.strangers.leave(before));
    asked.set(step);
    two.strangers.look();
    two.strangers.look();
    assertThat(asked.get()).as("within the look").isNegative();
    assertThat(ann.heard.stream().filter(MeetingToPage.Waiting.class::isInstance).skip(1))
        .allMatch(told -> ((MeetingToPage.Waiting) told).looking().isPresent());
  }

  @Test
  void who_looks_goes_on_however_long_a_look_takes() {
    var slow = node(Asked.before(store(), () -> now += 7_000));
    var ann = new Strange.Ear();
    slow.strangers.seek(slow.strangers.enter("felon", ANN.id(), ann::hear), "any", true);
    slow.strangers.look();
    assertThat(ann.waiting().looking()).isPresent();
  }

  @Test
  void whoever_was_at_a_server_that_died_is_not_met() {
    var one = node();
    var two = node();
    one.strangers.seek(one.strangers.enter("felon", ANN.id(), _ -> {}), "any", true);
    now += 7_000;
    var bob = new Strange.Ear();
    two.strangers.seek(two.strangers.enter("felon", BOB.id(), bob::hear), "any", true);
    two.strangers.look();
    assertThat(bob.met()).isEmpty();
    assertThat(bob.waiting().others()).isZero();
  }

  /** Many look at once, on two servers that both pair them: nobody gets two opponents. */
  @Test
  void nobody_is_paired_twice() throws Exception {
    var one = node();
    var two = node();
    var ears = new HashMap<PlayerId, Strange.Ear>();
    for (int k = 0; k < 24; k++) {
      var node = k % 2 == 0 ? one : two;
      var player = new PlayerId("p" + k);
      var ear = new Strange.Ear();
      ears.put(player, ear);
      var visitor = node.strangers.enter("felon", player, ear::hear);
      // Kept by the store alone, so that none is paired before all are there.
      visitor.looks = true;
    }
    var meeting = store().meeting();
    for (PlayerId player : ears.keySet())
      meeting.seek(new Meeting.Seeker(player, "felon", "any", true, "", now), 30_000);
    for (int k = 0; k < 3; k++)
      together(
          () -> {
            one.strangers.look();
            return true;
          },
          () -> {
            two.strangers.look();
            return true;
          });
    one.strangers.look();
    two.strangers.look();
    var met = ears.values().stream().flatMap(ear -> ear.met().stream()).toList();
    assertThat(met).hasSize(24);
    var byMatch = met.stream().collect(Collectors.groupingBy(id -> id, Collectors.counting()));
    assertThat(byMatch).hasSize(12);
    assertThat(Set.copyOf(byMatch.values())).containsExactly(2L);
    assertThat(ears.values()).allMatch(ear -> ear.met().size() == 1);
  }

  @Test
  void a_game_that_is_over_is_counted_once() throws Exception {
    var one = node();
    var two = node();
    MatchId match =
        new MatchId(one.strangers.open(ANN, Strange.anybody("mutation", true)).orThrow().id());
    one.strangers.sit(match, BOB, Optional.of(0)).orThrow();
    for (String action : List.of("d2d3", "d7d5"))
      for (Guest guest : List.of(ANN, BOB)) {
        var shown = ((Sheet) Doors.sheet(one.matches, match, guest.id()).orThrow()).shown();
        if (!shown.turn().equals(Optional.of(shown.viewer()))) continue;
        Doors.play(one.matches, match, guest.id(), shown.viewer(), shown.version(), action)
            .orThrow();
        break;
      }
    one.matches.abandon(BOB.id());
    together(
        () -> {
          one.strangers.ratings().count();
          return true;
        },
        () -> {
          two.strangers.ratings().count();
          return true;
        });
    assertThat(one.strangers.ratings(ANN.id()).get("mutation").games()).isEqualTo(1);
    var ratings = one.strangers.ratings(match).orThrow();
    assertThat(ratings).hasSize(2).isEqualTo(two.strangers.ratings(match).orThrow());
    assertThat(ratings).allMatch(seat -> seat.before().equals(Optional.of(1500)));
    assertThat(ratings)
        .allMatch(seat -> seat.after().equals(seat.rating().map(now -> now.points())));
    assertThat(one.strangers.rows(ANN.id()).getFirst().rating())
        .isEqualTo(Optional.of(one.strangers.ratings(BOB.id()).get("mutation")));
    assertThat(two.strangers.ratings(BOB.id()).get("mutation").games()).isEqualTo(1);
  }
}
