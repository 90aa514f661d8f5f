package fr.zizanie.server.store.people;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.MatchStore;
import fr.zizanie.server.store.matches.Samples;
import fr.zizanie.server.store.matches.Terms;
import fr.zizanie.server.store.matches.Vacations;
import fr.zizanie.server.store.meeting.ChallengeStore.Challenge;
import fr.zizanie.server.store.meeting.WishStore;
import fr.zizanie.server.store.meeting.WishStore.KeptWish;
import fr.zizanie.server.store.people.Ties.Kind;
import fr.zizanie.server.store.people.Ties.Known;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.Away;
import fr.zizanie.table.time.TimeControl;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whom somebody knows is found again, whichever database keeps it. */
abstract class TiesContract {
  private static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");
  private static final Guest BOB = new Guest(new PlayerId("bob"), "Bob");
  private static final Guest EVE = new Guest(new PlayerId("eve"), "Eve");
  private static final MatchId M1 = new MatchId("m1");
  private static final MatchId M2 = new MatchId("m2");

  private Store store;
  private Ties ties;

  /** {@return the store, opened anew} */
  abstract Store opened();

  @BeforeEach
  void open() {
    store = opened();
    ties = store.ties();
    for (Guest guest : List.of(ANN, BOB, EVE)) store.guests().keep(guest);
  }

  @AfterEach
  void close() {
    store.close();
  }

  private void follow(Guest who, Guest whom, long since) {
    assertThat(ties.tie(who.id(), whom.id(), Kind.FOLLOWS, since, 10)).isTrue();
  }

  private void block(Guest who, Guest whom) {
    assertThat(ties.tie(who.id(), whom.id(), Kind.BLOCKS, 9, 10)).isTrue();
  }

  /** A match of Ann's that waits for somebody. */
  private void waits(MatchId id) {
    store
        .matches()
        .propose(
            Samples.setup(id, new Sitter.Nobody()), Terms.of(Map.of(), TimeControl.none(), true));
  }

  @Test
  void those_who_follow_each_other_are_told_apart_from_those_who_do_not() {
    follow(ANN, BOB, 1);
    follow(ANN, EVE, 2);
    follow(BOB, ANN, 3);
    assertThat(ties.of(ANN.id(), 9))
        .containsExactly(
            new Known(EVE, true, false, false, 2), new Known(BOB, true, true, false, 1));
    assertThat(ties.of(EVE.id(), 9)).containsExactly(new Known(ANN, false, true, false, 2));
    ties.untie(ANN.id(), BOB.id(), Kind.BLOCKS);
    assertThat(ties.of(ANN.id(), 9)).as("what isn't there doesn't go").hasSize(2);
    ties.untie(ANN.id(), BOB.id(), Kind.FOLLOWS);
    assertThat(ties.of(ANN.id(), 9))
        .containsExactly(
            new Known(EVE, true, false, false, 2), new Known(BOB, false, true, false, 3));
    assertThat(ties.of(ANN.id(), 0)).as("of followers only so many").hasSize(1);
  }

  @Test
  void who_is_blocked_finds_what_they_would_find_if_they_were_not_followed() {
    follow(BOB, ANN, 1);
    var before = ties.of(BOB.id(), 9);
    block(ANN, BOB);
    assertThat(ties.of(BOB.id(), 9)).isEqualTo(before);
    assertThat(ties.of(ANN.id(), 9)).containsExactly(new Known(BOB, false, false, true, 9));
    assertThat(ties.avoid(ANN.id(), BOB.id())).isTrue();
    assertThat(ties.avoid(BOB.id(), ANN.id())).isTrue();
    assertThat(ties.avoid(EVE.id(), ANN.id())).isFalse();
    assertThat(ties.between(BOB.id(), ANN.id()).avoided()).isTrue();
    ties.untie(ANN.id(), BOB.id(), Kind.BLOCKS);
    assertThat(ties.avoid(ANN.id(), BOB.id())).isFalse();
  }

  @Test
  void what_a_guest_had_comes_along_into_an_account_but_no_match_against_oneself() {
    var zoe = new Guest(new PlayerId("zoe"), "Zoé");
    store.guests().keep(zoe);
    waits(M1);
    waits(M2);
    store.matches().sit(M2, 1, zoe);
    follow(ANN, BOB, 1);
    follow(EVE, ANN, 2);
    block(ANN, zoe);
    store.wishes().add(ANN.id(), new WishStore.KeptWish("felon", 1, 99));
    store.accounts().takeAlong(ANN.id(), zoe.id());
    assertThat(store.matches().rows(zoe.id(), 9))
        .extracting(MatchStore.Row::id)
        .containsExactlyInAnyOrder(M1, M2);
    assertThat(store.matches().rows(ANN.id(), 9))
        .extracting(MatchStore.Row::id)
        .containsExactly(M2);
    assertThat(ties.of(zoe.id(), 9))
        .containsExactlyInAnyOrder(
            new Known(EVE, false, true, false, 2), new Known(BOB, true, false, false, 1));
    assertThat(ties.of(ANN.id(), 9)).isEmpty();
    assertThat(store.wishes().of(zoe.id(), 5)).hasSize(1);
    assertThat(store.wishes().of(ANN.id(), 5)).isEmpty();
  }

  @Test
  void who_blocks_a_guest_blocks_the_account_too_even_if_they_follow_it() {
    var zoe = new Guest(new PlayerId("zoe"), "Zoé");
    store.guests().keep(zoe);
    follow(BOB, zoe, 1);
    block(BOB, ANN);
    follow(zoe, EVE, 2);
    block(ANN, EVE);
    var away = new Away.Span(50, 90);
    store.vacations().take(ANN.id(), away, new Vacations.Bounds(1_000, 100, 1, 1), 9);
    store.accounts().takeAlong(ANN.id(), zoe.id());
    assertThat(ties.avoid(BOB.id(), zoe.id())).isTrue();
    assertThat(ties.of(zoe.id(), 9)).extracting(Known::blocks).containsExactly(true);
    assertThat(store.vacations().of(List.of(ANN.id(), zoe.id())))
        .containsOnly(Map.entry(zoe.id(), new Away(List.of(away))));
  }

  @Test
  void a_block_ends_what_one_followed() {
    follow(ANN, BOB, 1);
    follow(BOB, ANN, 1);
    block(ANN, BOB);
    assertThat(ties.of(BOB.id(), 9)).containsExactly(new Known(ANN, true, false, false, 1));
  }

  @Test
  void of_each_kind_there_are_only_so_many() {
    assertThat(ties.tie(ANN.id(), BOB.id(), Kind.FOLLOWS, 1, 1)).isTrue();
    assertThat(ties.tie(ANN.id(), EVE.id(), Kind.FOLLOWS, 1, 1)).isFalse();
    assertThat(ties.tie(ANN.id(), EVE.id(), Kind.BLOCKS, 1, 1)).isTrue();
  }

  @Test
  void who_may_ask_is_kept_and_what_they_are_to_each_other_is_found() {
    var nothing = new Ties.Between(false, false, false, false, Askers.KNOWN);
    assertThat(ties.between(ANN.id(), BOB.id())).isEqualTo(nothing);
    assertThat(ties.askers(new PlayerId("new"))).isEqualTo(Askers.KNOWN);
    ties.askers(BOB.id(), Askers.ANYBODY);
    assertThat(ties.askers(BOB.id())).isEqualTo(Askers.ANYBODY);
    assertThat(store.guests().of(BOB.id()).name()).isEqualTo("Bob");
    waits(M1);
    assertThat(store.matches().sit(M1, 1, BOB)).isTrue();
    assertThat(ties.opposite(ANN.id())).isEqualTo(Set.of(BOB.id()));
    assertThat(ties.between(ANN.id(), BOB.id()).played()).as("it hasn't begun").isFalse();
    store.matches().create(Samples.setup(M2, new Sitter.Person(BOB)), Samples.news(0, "", 5));
    follow(BOB, ANN, 1);
    assertThat(ties.between(ANN.id(), BOB.id()))
        .isEqualTo(new Ties.Between(false, true, false, true, Askers.ANYBODY));
    assertThat(ties.between(BOB.id(), ANN.id()))
        .isEqualTo(new Ties.Between(true, false, false, true, Askers.KNOWN));
  }

  @Test
  void all_of_it_goes_with_an_account() {
    follow(ANN, BOB, 1);
    follow(BOB, ANN, 1);
    ties.askers(ANN.id(), Askers.ANYBODY);
    store.wishes().add(ANN.id(), new KeptWish("mutation", 1, 1_000));
    waits(M1);
    store.challenges().add(new Challenge(M1, BOB.id(), ANN.id(), 1), 9, 9);
    store.accounts().delete(ANN.id(), 5);
    assertThat(ties.of(ANN.id(), 9)).isEmpty();
    assertThat(ties.of(BOB.id(), 9)).isEmpty();
    assertThat(ties.askers(ANN.id())).isEqualTo(Askers.KNOWN);
    assertThat(store.wishes().of(ANN.id(), 5)).isEmpty();
    assertThat(store.challenges().of(M1)).isEmpty();
  }
}
