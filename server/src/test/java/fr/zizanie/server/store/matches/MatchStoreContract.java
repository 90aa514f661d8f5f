package fr.zizanie.server.store.matches;

import static fr.zizanie.server.store.matches.Samples.ANN;
import static fr.zizanie.server.store.matches.Samples.M1;
import static fr.zizanie.server.store.matches.Samples.news;
import static fr.zizanie.server.store.matches.Samples.setup;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.util.Throwables.getStackTrace;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.server.store.Store;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.TimeControl;
import fr.zizanie.table.time.WrittenAt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is written of matches is found again, whichever database keeps it. */
abstract class MatchStoreContract {
  private static final Guest BOB = new Guest(new PlayerId("bob"), "Bob");

  Store store;

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

  @Test
  void a_match_comes_back_as_it_was_kept() {
    var setup = setup(M1, new Sitter.Computer(3));
    store.matches().create(setup, news(0, "", 5));
    assertThat(store.matches().append(M1, news(0, "white e2e4", 6))).isTrue();
    assertThat(store.matches().append(M1, news(1, "black: offer draw", 7).with(40, 3))).isTrue();
    store.close();
    store = opened();
    var saved = store.matches().match(M1).orElseThrow();
    assertThat(saved.setup()).isEqualTo(setup);
    assertThat(saved.entries()).containsExactly("white e2e4", "black: offer draw");
    assertThat(saved.times()).containsExactly(WrittenAt.at(6), new WrittenAt(7, 40, 3));
    assertThat(store.matches().later(M1, 1).times()).containsExactly(new WrittenAt(7, 40, 3));
    assertThat(store.matches().match(new MatchId("m2"))).isEmpty();
    assertThat(store.matches().thinking(10)).containsExactly(M1);
    assertThat(setup.toString()).doesNotContain(setup.seed().hex());
  }

  @Test
  void a_place_is_taken_once() {
    store.matches().create(setup(M1, new Sitter.Nobody()), news(0, "", 5));
    assertThat(store.matches().append(M1, news(0, "white e2e4", 6))).isTrue();
    assertThat(store.matches().append(M1, news(0, "white d2d4", 7))).isFalse();
    assertThat(store.matches().match(M1).orElseThrow().entries()).containsExactly("white e2e4");
    assertThat(store.matches().rows(ANN.id(), 9).getFirst().updated()).isEqualTo(6);
  }

  @Test
  void a_match_stands_as_the_last_entry_says_that_everybody_saw() {
    var computer = new Sitter.Computer(3);
    store.matches().create(setup(M1, computer), news(0, "", 5));
    store.matches().append(M1, act(0, Seat.FIRST, true, 6));
    assertThat(store.matches().thinking(9)).isEmpty();
    stands(Seat.FIRST, 0, 6);
    store.matches().append(M1, act(1, Seat.SECOND, false, 7));
    assertThat(store.matches().thinking(9)).isEmpty();
    stands(Seat.FIRST, 0, 6);
    store.matches().append(M1, act(2, Seat.SECOND, true, 8));
    assertThat(store.matches().thinking(9)).containsExactly(M1);
    stands(Seat.SECOND, 2, 8);
  }

  private static NewEntries act(int from, Seat next, boolean told, long at) {
    var line = List.of(new NewEntries.Line("white", "x"));
    return new NewEntries(
        from, line, Optional.of(next), Optional.empty(), from, told, WrittenAt.at(at));
  }

  private void stands(Seat turn, int actions, long updated) {
    var row = store.matches().rows(ANN.id(), 9).getFirst();
    assertThat(row.turn()).contains(turn);
    assertThat(row.actions()).isEqualTo(actions);
    assertThat(row.updated()).isEqualTo(updated);
  }

  @Test
  void a_free_seat_is_taken_once() {
    store.matches().create(setup(M1, new Sitter.Nobody()), news(0, "", 5));
    assertThat(store.matches().sit(M1, 0, BOB)).isFalse();
    assertThat(store.matches().sit(M1, 1, BOB)).isTrue();
    assertThat(store.matches().sit(M1, 1, new Guest(new PlayerId("eve"), "Eve"))).isFalse();
    assertThat(store.matches().rows(BOB.id(), 9).getFirst().sitters())
        .containsExactly(new Sitter.Person(ANN), new Sitter.Person(BOB));
  }

  @Test
  void lists_are_newest_first_and_names_follow_their_guests() {
    for (int i = 0; i < 3; i++)
      store.matches().create(setup(new MatchId("m" + i), new Sitter.Nobody()), news(0, "", 10 + i));
    store.matches().append(new MatchId("m0"), news(0, "white e2e4", 20));
    assertThat(store.matches().rows(ANN.id(), 2).stream().map(MatchStore.Row::id))
        .containsExactly(new MatchId("m0"), new MatchId("m2"));
    store
        .matches()
        .append(
            M1,
            new NewEntries(
                0,
                List.of(new NewEntries.Line("white", "white: resign")),
                Optional.empty(),
                Optional.of(new Outcome.Won(Seat.SECOND, "resignation")),
                0,
                true,
                WrittenAt.at(30)));
    var row = store.matches().rows(ANN.id(), 1).getFirst();
    assertThat(row.outcome()).contains(new Outcome.Won(Seat.SECOND, "resignation"));
    assertThat(row.turn()).isEmpty();
    store.guests().keep(new Guest(new PlayerId("ann"), "Annette"));
    assertThat(store.guests().of(ANN.id()).name()).isEqualTo("Annette");
    assertThat(store.guests().of(new PlayerId("nobody")).name()).isEmpty();
    assertThat(store.matches().rows(ANN.id(), 1).getFirst().sitters().getFirst())
        .isEqualTo(new Sitter.Person(new Guest(new PlayerId("ann"), "Annette")));
  }

  private void ended(MatchId id, long at) {
    Optional<Outcome> over = Optional.of(new Outcome.Won(Seat.FIRST, "resign"));
    store
        .matches()
        .append(
            id,
            new NewEntries(
                0,
                List.of(new NewEntries.Line("white", "x")),
                Optional.empty(),
                over,
                1,
                true,
                WrittenAt.at(at)));
  }

  @Test
  void what_is_stale_goes_with_all_that_belongs_to_it() {
    var open = new MatchId("open");
    var over = new MatchId("over");
    var next = new MatchId("next");
    var used = new MatchId("used");
    for (MatchId id : List.of(open, over, used))
      store.matches().create(setup(id, new Sitter.Person(BOB)), news(0, "", 5));
    store.matches().append(open, news(0, "white e2e4", 6));
    ended(over, 7);
    var following = setup(next, new Sitter.Person(BOB));
    var terms = Terms.of(following.options(), TimeControl.none(), false);
    assertThat(store.matches().propose(following, terms, over)).isTrue();
    assertThat(store.matches().again(over)).contains(next);
    var none = new MatchStore.Stale(Long.MIN_VALUE, Long.MIN_VALUE, Long.MIN_VALUE);
    assertThat(store.matches().forget(none, Set.of(), 9)).isZero();
    assertThat(store.matches().forget(new MatchStore.Stale(5, 5, 5), Set.of(), 9)).isZero();
    assertThat(store.matches().forget(new MatchStore.Stale(100, 0, 0), Set.of(), 9)).isEqualTo(1);
    assertThat(store.matches().match(next)).isEmpty();
    assertThat(store.matches().again(over)).as("nobody is sent to what is gone").isEmpty();
    assertThat(store.matches().forget(new MatchStore.Stale(0, 100, 0), Set.of(used), 9))
        .isEqualTo(1);
    assertThat(store.matches().match(open)).isEmpty();
    assertThat(store.matches().match(used)).isPresent();
    assertThat(store.matches().forget(new MatchStore.Stale(0, 0, 7), Set.of(), 9))
        .as("touched since")
        .isZero();
    assertThat(store.matches().forget(new MatchStore.Stale(0, 0, 8), Set.of(), 9)).isEqualTo(1);
    assertThat(store.matches().rows(ANN.id(), 9))
        .extracting(MatchStore.Row::id)
        .containsExactly(used);
  }

  @Test
  void what_was_played_on_lately_stays() {
    store.matches().create(setup(M1, new Sitter.Nobody()), news(0, "", 5));
    store.matches().append(M1, news(0, "white e2e4", 50));
    var stale = new MatchStore.Stale(9, 9, 9);
    assertThat(store.matches().forget(stale, Set.of(), 9)).isZero();
    assertThat(store.matches().forget(new MatchStore.Stale(51, 51, 51), Set.of(), 9)).isEqualTo(1);
  }

  @Test
  void what_is_stale_goes_a_few_at_a_time() {
    for (int i = 0; i < 5; i++)
      store.matches().create(setup(new MatchId("m" + i), new Sitter.Nobody()), news(0, "", i));
    var stale = new MatchStore.Stale(9, 9, 9);
    assertThat(store.matches().forget(stale, Set.of(), 3)).isEqualTo(3);
    assertThat(store.matches().forget(stale, Set.of(), 3)).isEqualTo(2);
  }

  @Test
  void what_is_used_stands_before_nothing_else() {
    var ids = List.of("m0", "m1", "m2", "m3", "m4").stream().map(MatchId::new).toList();
    for (int i = 0; i < 5; i++)
      store.matches().create(setup(ids.get(i), new Sitter.Nobody()), news(0, "", i));
    var used = Set.copyOf(ids.subList(0, 3));
    assertThat(store.matches().forget(new MatchStore.Stale(9, 9, 9), used, 2)).isEqualTo(2);
    assertThat(store.matches().rows(ANN.id(), 9))
        .extracting(MatchStore.Row::id)
        .hasSameElementsAs(used);
  }

  @Test
  void what_a_guest_holds_is_counted_until_it_is_over_and_a_month_old() {
    assertThat(store.matches().held(ANN.id(), 0)).isEqualTo(new MatchStore.Held(0, 0));
    store.matches().create(setup(M1, new Sitter.Nobody()), news(0, "", 5));
    long letters = store.matches().held(ANN.id(), 9).letters();
    assertThat(store.matches().held(ANN.id(), 9).matches()).isEqualTo(1);
    assertThat(letters).isBetween(10L, 40L);
    ended(M1, 6);
    assertThat(store.matches().held(ANN.id(), 4).matches()).as("made since").isEqualTo(1);
    assertThat(store.matches().held(ANN.id(), 9).matches()).isZero();
    assertThat(store.matches().held(BOB.id(), 0).matches()).isZero();
    var copy = MatchId.ofCopy("0123456789-_");
    store.matches().create(setup(copy, new Sitter.Nobody()), news(0, "", 5));
    ended(copy, 6);
    assertThat(store.matches().held(ANN.id(), 0).matches()).as("no copies").isEqualTo(1);
    assertThat(store.matches().copies(ANN.id())).isEqualTo(1);
    assertThat(store.matches().copies(BOB.id())).isZero();
  }

  @Test
  void one_bad_write_harms_no_other_of_its_batch() throws Exception {
    store.matches().create(setup(M1, new Sitter.Nobody()), news(0, "", 5));
    try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
      var done = new ArrayList<Future<Boolean>>();
      for (int i = 0; i < 200; i++) {
        // A match that isn't there breaks the foreign key.
        var id = new MatchId(i % 10 == 0 ? "none" : "m1");
        int place = i;
        done.add(pool.submit(() -> store.matches().append(id, news(place, "white x", 6))));
      }
      for (int i = 0; i < 200; i++) {
        var write = done.get(i);
        if (i % 10 == 0)
          assertThatThrownBy(write::get)
              .satisfies(e -> assertThat(getStackTrace(e)).containsIgnoringCase("foreign key"));
        else assertThat(write.get()).isTrue();
      }
    }
    assertThat(store.matches().match(M1).orElseThrow().entries()).hasSize(180);
    assertThat(store.answers()).isTrue();
  }

  @Test
  void a_deck_of_a_club_and_a_long_action_are_kept_whole() {
    String half = "x".repeat(9_000);
    var options = Map.of("deck", half, "blanks", half);
    var setup = setup(M1, new Sitter.Nobody()).agreed(options, TimeControl.none());
    store.matches().propose(setup, Terms.of(setup.options(), TimeControl.none(), false));
    assertThat(store.matches().begin(setup, 0, news(0, "white " + "y".repeat(5_000), 6))).isTrue();
    var saved = store.matches().match(M1).orElseThrow();
    assertThat(saved.setup().options()).isEqualTo(options);
    assertThat(saved.entries().getFirst()).hasSize(5_006);
  }

  @Test
  void decks_that_matches_share_outlive_the_first_of_them() {
    var options = Map.of("deck", "x".repeat(9_000));
    var ids = List.of(M1, new MatchId("m2"), new MatchId("m3"));
    for (MatchId id : ids)
      store
          .matches()
          .create(
              setup(id, new Sitter.Nobody()).agreed(options, TimeControl.none()),
              news(0, "", id.equals(M1) ? 5 : 50));
    assertThat(store.matches().held(ANN.id(), 0).letters()).isGreaterThan(27_000);
    assertThat(store.matches().forget(new MatchStore.Stale(9, 9, 9), Set.of(), 9)).isEqualTo(1);
    assertThat(store.matches().match(ids.getLast()).orElseThrow().setup().options())
        .isEqualTo(options);
    assertThat(store.matches().rows(ANN.id(), 9))
        .extracting(MatchStore.Row::options)
        .containsExactly(options, options);
    assertThat(store.matches().forget(new MatchStore.Stale(99, 99, 99), Set.of(), 9)).isEqualTo(2);
    store
        .matches()
        .create(
            setup(M1, new Sitter.Nobody()).agreed(options, TimeControl.none()), news(0, "", 100));
    assertThat(store.matches().match(M1).orElseThrow().setup().options()).isEqualTo(options);
  }

  @Test
  void an_agreement_is_written_once() {
    var setup = setup(M1, new Sitter.Nobody());
    var terms = Terms.of(setup.options(), TimeControl.none(), false);
    store.matches().propose(setup, terms);
    assertThat(store.matches().agree(M1, terms.ready(Seat.FIRST, true))).isTrue();
    assertThat(store.matches().agree(M1, terms.ready(Seat.SECOND, true))).isFalse();
    assertThat(store.matches().sit(M1, 1, BOB)).isTrue();
    assertThat(store.matches().stand(M1, 1, BOB.id())).isTrue();
    assertThat(store.matches().begin(setup, 0, news(0, "", 6))).isFalse();
    assertThat(store.matches().begin(setup, 1, news(0, "", 6))).isTrue();
    assertThat(store.matches().begin(setup, 1, news(0, "", 6))).isFalse();
    assertThat(store.matches().propose(setup(new MatchId("m2"), new Sitter.Nobody()), terms, M1))
        .isTrue();
    assertThat(store.matches().propose(setup(new MatchId("m3"), new Sitter.Nobody()), terms, M1))
        .isFalse();
    assertThat(store.matches().again(M1)).contains(new MatchId("m2"));
    store.guests().pass(ANN.id(), true);
    assertThat(store.guests().passes(ANN.id())).isTrue();
  }

  @Test
  void a_deal_waits_for_whoever_must_open_the_table() {
    var setup = setup(M1, new Sitter.Person(BOB));
    var terms = Terms.of(setup.options(), TimeControl.none(), false);
    store.matches().propose(setup.dealt(Deal.bound(setup.seed())), terms);
    assertThat(deals()).as("nobody has done anything").isEqualTo("none");
    var fixed = Deal.bound(setup.seed()).committed(0, "c1").committed(1, "c2").opened(1, "n2", 70);
    assertThat(store.matches().agree(M1, terms.again(), fixed)).isTrue();
    assertThat(deals()).isEqualTo("Ann");
  }

  private String deals() {
    boolean ann = store.matches().rows(ANN.id(), 9).getFirst().deals();
    boolean bob = store.matches().rows(BOB.id(), 9).getFirst().deals();
    return ann && bob ? "both" : ann ? "Ann" : bob ? "Bob" : "none";
  }

  @Test
  void a_deal_is_written_with_its_terms_or_not_at_all() {
    var setup = setup(M1, new Sitter.Nobody());
    var terms = Terms.of(setup.options(), TimeControl.none(), true);
    store.matches().propose(setup.dealt(Deal.bound(setup.seed())), terms);
    var fixed = Deal.bound(setup.seed()).committed(0, "c1").committed(1, "c2").opened(0, "n1", 70);
    assertThat(store.matches().agree(M1, terms.again(), fixed)).isTrue();
    assertThat(store.matches().match(M1).orElseThrow().setup().deal()).isEqualTo(fixed);
    var anew = fixed.anew(MatchDraws.secret().seed());
    assertThat(store.matches().agree(M1, terms.again(), anew)).as("somebody else wrote").isFalse();
    assertThat(store.matches().match(M1).orElseThrow().setup().deal()).isEqualTo(fixed);
    assertThat(store.matches().agree(M1, terms.again().again(), anew)).isTrue();
    assertThat(store.matches().match(M1).orElseThrow().setup().deal()).isEqualTo(anew);
  }
}
