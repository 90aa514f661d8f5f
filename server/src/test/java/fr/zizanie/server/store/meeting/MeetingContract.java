package fr.zizanie.server.store.meeting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.MatchDraws;
import fr.zizanie.server.store.matches.MatchStore;
import fr.zizanie.server.store.matches.NewEntries;
import fr.zizanie.server.store.matches.Terms;
import fr.zizanie.server.store.people.Account;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.PlayerKind;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.TimeControl;
import fr.zizanie.table.time.WrittenAt;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is kept of strangers, whichever database keeps it. */
abstract class MeetingContract {
  private static final Guest ANN = new Guest(new PlayerId("ann"), "Anne", PlayerKind.ACCOUNT);
  private static final Guest BOB = new Guest(new PlayerId("bob"), "Bob", PlayerKind.ACCOUNT);
  private static final Guest GUS = new Guest(new PlayerId("gus"), "Gus");
  private static final MatchId M1 = new MatchId("m1");
  private static final long GRACE = 30;

  private Store store;
  private Meeting meeting;

  /** {@return the store, opened anew} */
  abstract Store opened();

  @BeforeEach
  void open() {
    store = opened();
    meeting = store.meeting();
    account(ANN);
    account(BOB);
  }

  @AfterEach
  void close() {
    store.close();
  }

  private void account(Guest guest) {
    store.accounts().make(guest, new Account(guest.id(), guest.name(), "", 1));
  }

  private static Setup setup(MatchId id, Sitter first, Sitter second, boolean rated) {
    return new Setup(
        id,
        "mutation",
        1,
        Map.of(),
        List.of(first, second),
        Deal.bound(MatchDraws.secret().seed()),
        TimeControl.none(),
        5,
        rated);
  }

  private static Terms terms() {
    return Terms.of(Map.of("board", "CM-2"), TimeControl.none(), false).ready(Seat.FIRST, true);
  }

  private void proposed(MatchId id) {
    store.matches().propose(setup(id, new Sitter.Person(ANN), new Sitter.Nobody(), true), terms());
    meeting.open(id, "mutation", ANN.id(), 100);
  }

  private static NewEntries news(int from, Optional<Outcome> outcome, int actions) {
    return new NewEntries(
        from,
        List.of(new NewEntries.Line("white", "white: resign")),
        Optional.empty(),
        outcome,
        actions,
        true,
        WrittenAt.at(9));
  }

  @Test
  void an_open_seat_is_listed_until_it_is_taken_or_the_match_begins() {
    proposed(M1);
    var open = meeting.opened("mutation", 99, 9).getFirst();
    assertThat(open).isEqualTo(new Meeting.Open(M1, "mutation", ANN, terms(), true, 100, 100));
    assertThat(meeting.opened("mutation", 100, 9)).isEmpty();
    assertThat(meeting.opened("felon", 0, 9)).isEmpty();
    meeting.seen(Set.of(M1, new MatchId("other")), 200);
    assertThat(meeting.opened("mutation", 199, 9).getFirst().seen()).isEqualTo(200);
    assertThat(meeting.opened(ANN.id())).hasSize(1);
    assertThat(store.matches().match(M1).orElseThrow().setup().rated()).isTrue();
    assertThat(store.matches().rows(ANN.id(), 1).getFirst().rated()).isTrue();
    var next = terms().ready(Seat.SECOND, true);
    assertThat(store.matches().accept(M1, 1, BOB, next)).isTrue();
    assertThat(meeting.opened("mutation", 0, 9)).isEmpty();
    assertThat(store.matches().stand(M1, 1, BOB.id())).isTrue();
    assertThat(meeting.opened("mutation", 0, 9)).hasSize(1);
    var setup = setup(M1, new Sitter.Person(ANN), new Sitter.Nobody(), true);
    assertThat(store.matches().begin(setup, next.writes(), news(0, Optional.empty(), 0))).isTrue();
    assertThat(meeting.opened("mutation", 0, 9)).isEmpty();
    assertThat(meeting.withdraw(M1, ANN.id())).isFalse();
  }

  @Test
  void who_agrees_to_other_terms_or_comes_late_changes_nothing() {
    proposed(M1);
    var next = terms().ready(Seat.SECOND, true);
    assertThat(store.matches().accept(M1, 1, BOB, next.again())).isFalse();
    assertThat(store.matches().rows(BOB.id(), 9)).isEmpty();
    assertThat(store.matches().sit(M1, 1, BOB)).isTrue();
    assertThat(store.matches().accept(M1, 1, new Guest(new PlayerId("eve"), ""), next)).isFalse();
    assertThat(store.matches().match(M1).orElseThrow().terms().orElseThrow().ready())
        .containsExactly(Seat.FIRST);
  }

  @Test
  void a_seat_is_withdrawn_by_its_host() {
    proposed(M1);
    assertThat(meeting.withdraw(M1, BOB.id())).isFalse();
    assertThat(meeting.withdraw(M1, ANN.id())).isTrue();
    assertThat(meeting.opened("mutation", 0, 9)).isEmpty();
  }

  private static Meeting.Seeker seeker(Guest guest, long since) {
    return new Meeting.Seeker(guest.id(), "mutation", "any", false, "", since);
  }

  private boolean pair(String id, long since) {
    return meeting.pair(
        setup(new MatchId(id), new Sitter.Person(ANN), new Sitter.Person(BOB), false),
        terms(),
        since);
  }

  @Test
  void two_who_look_are_paired_once() {
    assertThat(meeting.seek(seeker(ANN, 100), GRACE)).isTrue();
    assertThat(pair("early", 0)).isFalse();
    assertThat(store.matches().match(new MatchId("early"))).isEmpty();
    assertThat(meeting.seek(seeker(BOB, 110), GRACE)).isTrue();
    assertThat(meeting.seekers("mutation", 0, 9))
        .containsExactly(seeker(ANN, 100), seeker(BOB, 110));
    assertThat(pair("late", 105)).as("Ann has gone").isFalse();
    meeting.present("mutation", Set.of(ANN.id()), 112);
    assertThat(pair("m1", 105)).isTrue();
    assertThat(pair("m2", 105)).isFalse();
    assertThat(store.matches().match(new MatchId("m2"))).isEmpty();
    assertThat(store.matches().match(M1).orElseThrow().terms()).isPresent();
    assertThat(meeting.seekers("mutation", 0, 9)).isEmpty();
    assertThat(meeting.found("mutation", Set.of(ANN.id(), BOB.id(), new PlayerId("eve"))))
        .isEqualTo(Map.of(ANN.id(), M1, BOB.id(), M1));
    meeting.unseek(ANN.id(), "mutation");
    assertThat(meeting.found("mutation", Set.of(ANN.id()))).isEmpty();
  }

  private boolean joins(Guest own, Guest sought, String id, long since) {
    return meeting.join(
        seeker(own, 120),
        sought.id(),
        setup(new MatchId(id), new Sitter.Person(sought), new Sitter.Person(own), false),
        terms(),
        since);
  }

  @Test
  void who_looks_is_joined_once_by_somebody_who_does_not() {
    assertThat(joins(BOB, ANN, "none", 0)).isFalse();
    assertThat(meeting.seekers("mutation", 0, 9)).isEmpty();
    meeting.seek(seeker(ANN, 100), GRACE);
    assertThat(joins(BOB, ANN, "late", 105)).as("Ann has gone").isFalse();
    meeting.away(ANN.id(), "mutation");
    assertThat(joins(BOB, ANN, "away", 0)).isFalse();
    meeting.present("mutation", Set.of(ANN.id()), 112);
    assertThat(joins(BOB, ANN, "m1", 105)).isTrue();
    assertThat(joins(GUS, ANN, "m2", 105)).isFalse();
    assertThat(meeting.seekers("mutation", 0, 9)).isEmpty();
    assertThat(meeting.found("mutation", Set.of(ANN.id(), BOB.id(), GUS.id())))
        .isEqualTo(Map.of(ANN.id(), M1, BOB.id(), M1));
    for (String refused : List.of("none", "late", "away", "m2"))
      assertThat(store.matches().match(new MatchId(refused))).isEmpty();
  }

  @Test
  void who_joins_in_vain_looks_as_before() {
    var own = new Meeting.Seeker(BOB.id(), "mutation", "days", true, "Bob", 90);
    meeting.seek(own, GRACE);
    var before = meeting.seekers("mutation", 0, 9);
    assertThat(joins(BOB, ANN, "none", 0)).isFalse();
    assertThat(meeting.seekers("mutation", 0, 9)).isEqualTo(before);
    meeting.seek(seeker(ANN, 100), GRACE);
    assertThat(pair("m1", 0)).isTrue();
    meeting.seek(seeker(GUS, 110), GRACE);
    assertThat(joins(BOB, GUS, "m2", 0)).as("Bob has found Ann").isFalse();
    assertThat(meeting.seekers("mutation", 0, 9)).containsExactly(seeker(GUS, 110));
    assertThat(meeting.found("mutation", Set.of(BOB.id()))).isEqualTo(Map.of(BOB.id(), M1));
  }

  @Test
  void who_comes_back_soon_keeps_their_place() {
    meeting.seek(seeker(ANN, 100), GRACE);
    meeting.away(ANN.id(), "mutation");
    assertThat(meeting.seekers("mutation", 0, 9)).isEmpty();
    assertThat(meeting.seek(seeker(ANN, 120), GRACE)).isFalse();
    assertThat(meeting.seekers("mutation", 0, 9).getFirst().since()).isEqualTo(100);
    assertThat(meeting.seek(seeker(ANN, 200), GRACE)).isTrue();
    assertThat(meeting.seekers("mutation", 0, 9).getFirst().since()).isEqualTo(200);
    meeting.forget(201);
    assertThat(meeting.seekers("mutation", 0, 9)).isEmpty();
  }

  @Test
  void who_is_at_another_server_is_there() {
    meeting.seek(seeker(ANN, 100), GRACE);
    meeting.away(ANN.id(), "mutation");
    meeting.present("mutation", Set.of(ANN.id()), 110);
    assertThat(meeting.seekers("mutation", 105, 9)).containsExactly(seeker(ANN, 100));
  }

  @Test
  void who_looks_is_named_only_if_they_want_it() {
    meeting.seek(new Meeting.Seeker(ANN.id(), "mutation", "any", true, "Anne", 100), GRACE);
    meeting.seek(seeker(BOB, 110), GRACE);
    assertThat(meeting.seekers("mutation", 0, 9))
        .extracting(Meeting.Seeker::name)
        .containsExactly("Anne", "");
    meeting.seek(seeker(ANN, 120), GRACE);
    assertThat(meeting.seekers("mutation", 0, 9))
        .as("changed while they look")
        .extracting(Meeting.Seeker::name)
        .containsExactly("", "");
  }

  private Meeting.Ended over(String id, Outcome outcome, int actions) {
    return over(id, BOB, outcome, actions);
  }

  private Meeting.Ended over(String id, Guest other, Outcome outcome, int actions) {
    var match = new MatchId(id);
    store
        .matches()
        .create(
            setup(match, new Sitter.Person(ANN), new Sitter.Person(other), true),
            news(0, Optional.of(outcome), actions));
    return meeting.ended(9).stream().filter(one -> one.match().equals(match)).findFirst().get();
  }

  private static Rating rating(int games) {
    return new Rating(1612.345, 201.5, 0.059_999, games, 77);
  }

  @Test
  void a_match_is_counted_once() {
    var ended = over("m1", new Outcome.Won(Seat.SECOND, "resignation"), 7);
    assertThat(ended).isEqualTo(new Meeting.Ended(M1, "mutation", ANN.id(), BOB.id(), 1, true));
    var next = Map.of(ANN.id(), rating(1), BOB.id(), rating(1));
    assertThat(meeting.count(ended, next)).isTrue();
    assertThat(meeting.count(ended, next)).isFalse();
    assertThat(meeting.ended(9)).isEmpty();
    assertThat(meeting.rating(ANN.id(), "mutation")).contains(rating(1));
    assertThat(meeting.ratings(BOB.id())).isEqualTo(Map.of("mutation", rating(1)));
    assertThat(meeting.ratings("felon", Set.of(ANN.id()))).isEmpty();
  }

  @Test
  void what_a_match_changed_stands_beside_it() {
    var first = over("m1", new Outcome.Won(Seat.SECOND, "resignation"), 7);
    assertThat(meeting.changes(M1)).isEmpty();
    meeting.count(first, Map.of(ANN.id(), rating(1), BOB.id(), rating(1)));
    assertThat(meeting.changes(M1).get(ANN.id())).isEqualTo(new Meeting.Change(1500, 1612.345));
    var second = over("m2", new Outcome.Drawn("agreed"), 7);
    var next = new Rating(1600, 190, 0.059_999, 2, 78);
    meeting.count(second, Map.of(ANN.id(), next, BOB.id(), rating(2)));
    assertThat(meeting.changes(new MatchId("m2")).get(ANN.id()))
        .isEqualTo(new Meeting.Change(1612.345, 1600));
    assertThat(meeting.opponents(BOB.id(), 9)).isEqualTo(Map.of(M1, next, new MatchId("m2"), next));
    assertThat(meeting.opponents(BOB.id(), 1)).hasSize(1);
    store.accounts().delete(ANN.id(), 9);
    assertThat(meeting.changes(M1)).containsOnlyKeys(BOB.id());
    assertThat(meeting.opponents(BOB.id(), 9)).isEmpty();
    assertThat(store.matches().forget(new MatchStore.Stale(50, 50, 50), Set.of(), 9)).isEqualTo(2);
    assertThat(meeting.changes(M1)).isEmpty();
  }

  @Test
  void who_worked_from_old_numbers_has_to_work_anew() {
    var first = over("m1", new Outcome.Drawn("agreed"), 7);
    var second = over("m2", new Outcome.Drawn("agreed"), 7);
    meeting.count(first, Map.of(ANN.id(), rating(1), BOB.id(), rating(1)));
    assertThatThrownBy(() -> meeting.count(second, Map.of(ANN.id(), rating(1))))
        .isInstanceOf(RuntimeException.class);
    assertThat(meeting.ended(9)).containsExactly(second);
    assertThat(meeting.count(second, Map.of(ANN.id(), rating(2), BOB.id(), rating(2)))).isTrue();
  }

  @Test
  void what_nobody_played_counts_for_nothing() {
    assertThat(over("m1", new Outcome.Annulled("unplayed"), 1).played()).isFalse();
    assertThat(over("m2", new Outcome.Won(Seat.FIRST, "resignation"), 1).played()).isFalse();
    assertThat(over("m3", new Outcome.Drawn("agreed"), 2).won()).isEqualTo(-1);
  }

  @Test
  void with_a_guest_nothing_counts() {
    assertThat(over("m1", GUS, new Outcome.Won(Seat.FIRST, "resignation"), 7).played()).isFalse();
  }

  @Test
  void what_stands_of_a_guest_is_nobodys_and_an_account_does_not_get_it() {
    var ended = over("m1", GUS, new Outcome.Won(Seat.SECOND, "resignation"), 7);
    meeting.count(ended, Map.of(GUS.id(), rating(1)));
    assertThat(meeting.rating(GUS.id(), "mutation")).isEmpty();
    assertThat(meeting.ratings("mutation", Set.of(GUS.id()))).isEmpty();
    assertThat(meeting.ratings(GUS.id())).isEmpty();
    store.accounts().takeAlong(GUS.id(), BOB.id());
    assertThat(meeting.ratings(BOB.id())).isEmpty();
    var again = over("m2", GUS, new Outcome.Won(Seat.SECOND, "resignation"), 7);
    meeting.count(again, Map.of(GUS.id(), rating(1)));
    account(GUS);
    assertThat(meeting.ratings(GUS.id())).isEmpty();
  }

  @Test
  void who_goes_leaves_nothing_of_it() {
    proposed(M1);
    meeting.seek(seeker(ANN, 100), GRACE);
    var ended = over("m2", new Outcome.Won(Seat.FIRST, "resignation"), 7);
    meeting.count(ended, Map.of(ANN.id(), rating(1), BOB.id(), rating(1)));
    store.accounts().delete(ANN.id(), 9);
    assertThat(meeting.opened(ANN.id())).isEmpty();
    assertThat(meeting.seekers("mutation", 0, 9)).isEmpty();
    assertThat(meeting.ratings(ANN.id())).isEmpty();
    assertThat(meeting.ratings(BOB.id())).hasSize(1);
  }

  @Test
  void a_forgotten_match_takes_its_seat_with_it() {
    proposed(M1);
    assertThat(store.matches().forget(new MatchStore.Stale(50, 50, 50), Set.of(), 9)).isEqualTo(1);
    assertThat(meeting.opened(ANN.id())).isEmpty();
  }
}
