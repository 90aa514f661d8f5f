package fr.zizanie.server.store.people;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.people.Creations.Bounds;
import fr.zizanie.server.store.people.Creations.Creation;
import fr.zizanie.server.store.people.Creations.Outcome;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Cards and decks of accounts are found again as they were, whichever database keeps them. */
abstract class CreationsContract {
  private static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");
  private static final Guest BOB = new Guest(new PlayerId("bob"), "Bob");
  private static final Bounds WIDE = new Bounds(100, 100_000);

  private Store store;
  private Creations creations;

  /** {@return the store, opened anew} */
  abstract Store opened();

  @BeforeEach
  void open() {
    store = opened();
    creations = store.creations();
    for (Guest guest : List.of(ANN, BOB)) {
      store.accounts().make(guest, new Account(guest.id(), guest.name(), "", 1));
      var session = new Session(session(guest), guest.id(), "", 1, 1, Proved.NEVER);
      store.sessions().begin(session, 0);
    }
  }

  @AfterEach
  void close() {
    store.close();
  }

  private static String session(Guest guest) {
    return "session of " + guest.name();
  }

  private static Creation one(Guest who, String id, String text, int version, long changed) {
    return new Creation(who.id(), id, "game", "Nom é", "Name", text, version, changed);
  }

  private Outcome add(Guest who, String id, String text, Bounds bounds) {
    return creations.add(one(who, id, text, 1, 1), bounds, session(who));
  }

  @Test
  void what_is_kept_is_read_back_whole_and_by_its_owner_alone() {
    String text = "{\"é\":\"\u4e00\uD83C\uDCA1\"}" + "x".repeat(60_000);
    var second = one(ANN, "b", text, 1, 20);
    assertThat(creations.add(second, WIDE, session(ANN))).isEqualTo(Outcome.DONE);
    assertThat(add(ANN, "a", "{}", WIDE)).isEqualTo(Outcome.DONE);
    assertThat(add(BOB, "a", "his", WIDE)).as("ids are one account’s").isEqualTo(Outcome.DONE);
    assertThat(creations.of(ANN.id())).containsExactly(one(ANN, "a", "{}", 1, 1), second);
    assertThat(creations.of(BOB.id())).extracting(Creation::text).containsExactly("his");
  }

  @Test
  void only_an_edit_of_what_stands_changes_it() {
    add(ANN, "a", "first", WIDE);
    var edited = one(ANN, "a", "second", 2, 9);
    assertThat(creations.change(edited, WIDE, session(ANN))).isEqualTo(Outcome.DONE);
    var late = one(ANN, "a", "of the first", 2, 10);
    assertThat(creations.change(late, WIDE, session(ANN))).isEqualTo(Outcome.CHANGED);
    var foreign = one(BOB, "a", "his", 3, 11);
    assertThat(creations.change(foreign, WIDE, session(BOB))).isEqualTo(Outcome.CHANGED);
    assertThat(creations.of(ANN.id())).containsExactly(edited);
    assertThat(creations.drop(ANN.id(), "a", 1, session(ANN))).isEqualTo(Outcome.CHANGED);
    assertThat(creations.drop(BOB.id(), "a", 2, session(BOB))).isEqualTo(Outcome.CHANGED);
    assertThat(creations.of(ANN.id())).hasSize(1);
    assertThat(creations.drop(ANN.id(), "a", 2, session(ANN))).isEqualTo(Outcome.DONE);
    assertThat(creations.of(ANN.id())).isEmpty();
  }

  @Test
  void of_several_edits_of_one_version_at_once_one_holds() {
    add(ANN, "a", "first", WIDE);
    var all =
        IntStream.range(0, 4)
            .mapToObj(k -> one(ANN, "a", "edit " + k, 2, 9))
            .map(edit ->
                CompletableFuture.supplyAsync(() -> creations.change(edit, WIDE, session(ANN))))
            .toList();
    assertThat(all.stream().map(CompletableFuture::join).filter(Outcome.DONE::equals)).hasSize(1);
  }

  @Test
  void an_edit_belongs_to_the_same_game() {
    add(ANN, "a", "first", WIDE);
    var foreign = new Creation(ANN.id(), "a", "other", "Nom", "Name", "second", 2, 9);
    assertThat(creations.change(foreign, WIDE, session(ANN))).isEqualTo(Outcome.CHANGED);
    assertThat(creations.of(ANN.id())).extracting(Creation::text).containsExactly("first");
  }

  @Test
  void the_same_text_sent_several_times_at_once_is_kept_once() {
    var all =
        IntStream.range(0, 6)
            .mapToObj(k -> CompletableFuture.supplyAsync(() -> add(ANN, "id" + k, "x", WIDE)))
            .toList();
    assertThat(all.stream().map(CompletableFuture::join))
        .containsOnlyOnce(Outcome.DONE)
        .contains(Outcome.THERE);
    assertThat(creations.of(ANN.id())).hasSize(1);
    assertThat(add(ANN, "y", "x", new Bounds(1, 1))).as("without room").isEqualTo(Outcome.THERE);
    assertThat(add(BOB, "y", "x", WIDE)).isEqualTo(Outcome.DONE);
  }

  @Test
  void there_is_room_for_so_many_of_so_many_bytes() {
    var narrow = new Bounds(2, 10);
    assertThat(add(ANN, "a", "éé", narrow)).as("4 bytes").isEqualTo(Outcome.DONE);
    assertThat(add(ANN, "b", "seven b", narrow)).isEqualTo(Outcome.FULL);
    assertThat(add(ANN, "b", "six by", narrow)).isEqualTo(Outcome.DONE);
    assertThat(add(ANN, "c", "", narrow)).as("a third").isEqualTo(Outcome.FULL);
    assertThat(add(BOB, "c", "ten bytes.", narrow))
        .as("others’ don’t count")
        .isEqualTo(Outcome.DONE);
    var longer = one(ANN, "b", "seven b", 2, 2);
    assertThat(creations.change(longer, narrow, session(ANN))).isEqualTo(Outcome.FULL);
    var shorter = one(ANN, "b", "four", 2, 2);
    assertThat(creations.change(shorter, narrow, session(ANN))).isEqualTo(Outcome.DONE);
  }

  @Test
  void of_many_at_once_no_more_come_than_there_is_room_for() {
    var narrow = new Bounds(3, 1_000);
    var all =
        IntStream.range(0, 8)
            .mapToObj(k -> CompletableFuture.supplyAsync(() -> add(ANN, "id" + k, "x" + k, narrow)))
            .toList();
    all.forEach(CompletableFuture::join);
    assertThat(creations.of(ANN.id())).hasSize(3);
  }

  /** What was allowed a moment ago is asked again in the write. */
  @Test
  void whose_session_has_ended_meanwhile_changes_nothing() {
    add(ANN, "a", "first", WIDE);
    store.sessions().end(ANN.id(), session(ANN), 5);
    for (String session : List.of(session(ANN), session(BOB), "")) {
      assertThat(creations.add(one(ANN, "b", "x", 1, 1), WIDE, session)).isEqualTo(Outcome.ENDED);
      assertThat(creations.change(one(ANN, "a", "x", 2, 1), WIDE, session))
          .isEqualTo(Outcome.ENDED);
      assertThat(creations.drop(ANN.id(), "a", 1, session)).isEqualTo(Outcome.ENDED);
    }
    assertThat(creations.of(ANN.id())).extracting(Creation::text).containsExactly("first");
  }

  @Test
  void a_guest_keeps_none() {
    var eve = new Guest(new PlayerId("eve"), "Eve");
    assertThat(creations.add(one(eve, "a", "x", 1, 1), WIDE, "")).isEqualTo(Outcome.ENDED);
    assertThat(creations.of(eve.id())).isEmpty();
  }

  @Test
  void they_go_with_the_account() {
    add(ANN, "a", "first", WIDE);
    add(BOB, "a", "his", WIDE);
    store.accounts().delete(ANN.id(), 9);
    assertThat(creations.of(ANN.id())).isEmpty();
    assertThat(creations.of(BOB.id())).hasSize(1);
  }
}
