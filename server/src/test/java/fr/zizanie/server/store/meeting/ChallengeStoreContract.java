package fr.zizanie.server.store.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.MatchStore;
import fr.zizanie.server.store.matches.Samples;
import fr.zizanie.server.store.matches.Terms;
import fr.zizanie.server.store.meeting.ChallengeStore.Challenge;
import fr.zizanie.server.store.meeting.WishStore.KeptWish;
import fr.zizanie.server.store.people.Ties.Kind;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.TimeControl;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** For whom a seat is kept and who waits for a game is found again, whichever database keeps it. */
abstract class ChallengeStoreContract {
  private static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");
  private static final Guest BOB = new Guest(new PlayerId("bob"), "Bob");
  private static final Guest EVE = new Guest(new PlayerId("eve"), "Eve");
  private static final MatchId M1 = new MatchId("m1");
  private static final MatchId M2 = new MatchId("m2");

  private Store store;

  /** {@return the store, opened anew} */
  abstract Store opened();

  @BeforeEach
  void open() {
    store = opened();
    for (Guest guest : List.of(ANN, BOB, EVE)) store.guests().keep(guest);
  }

  @AfterEach
  void close() {
    store.close();
  }

  /** A match of Ann's that waits for somebody. */
  private void waits(MatchId id) {
    store
        .matches()
        .propose(
            Samples.setup(id, new Sitter.Nobody()), Terms.of(Map.of(), TimeControl.none(), true));
  }

  @Test
  void a_challenge_waits_until_somebody_sits_or_it_is_withdrawn() {
    var challenges = store.challenges();
    waits(M1);
    waits(M2);
    var first = new Challenge(M1, ANN.id(), BOB.id(), 7);
    assertThat(challenges.add(first, 1, 1)).isTrue();
    assertThat(challenges.add(new Challenge(M2, ANN.id(), EVE.id(), 8), 1, 1)).isFalse();
    assertThat(challenges.add(new Challenge(M2, ANN.id(), BOB.id(), 8), 9, 1)).isFalse();
    assertThat(challenges.of(M1)).contains(first);
    assertThat(challenges.of(M2)).isEmpty();
    assertThat(challenges.open(BOB.id()))
        .containsExactly(new ChallengeStore.Open(first, "mutation", "", ANN, BOB));
    assertThat(challenges.open(ANN.id())).hasSize(1);
    assertThat(challenges.open(EVE.id())).isEmpty();
    assertThat(challenges.before(7, 9)).isEmpty();
    assertThat(challenges.before(8, 9)).containsExactly(M1);
    assertThat(challenges.withdraw(M1)).isTrue();
    assertThat(store.matches().match(M1)).isEmpty();
    assertThat(challenges.withdraw(M1)).isFalse();
    assertThat(challenges.add(new Challenge(M2, ANN.id(), BOB.id(), 8), 1, 1)).isTrue();
    assertThat(store.matches().sit(M2, 1, BOB)).isTrue();
    assertThat(challenges.open(BOB.id())).isEmpty();
    assertThat(challenges.withdraw(M2)).as("somebody sits there").isFalse();
    assertThat(store.matches().match(M2)).isPresent();
  }

  @Test
  void who_waits_for_a_game_is_told_once_an_hour_and_not_by_whom_they_avoid() {
    var wishes = store.wishes();
    for (Guest guest : List.of(ANN, BOB, EVE))
      wishes.add(guest.id(), new KeptWish("mutation", 1, 1_000));
    wishes.add(BOB.id(), new KeptWish("felon", 2, 1_000));
    assertThat(wishes.of(BOB.id(), 5))
        .containsExactly(new KeptWish("mutation", 1, 1_000), new KeptWish("felon", 2, 1_000));
    store.ties().tie(EVE.id(), ANN.id(), Kind.BLOCKS, 9, 10);
    assertThat(wishes.tell("mutation", ANN.id(), 100, 0, 9)).containsExactly(BOB.id());
    assertThat(wishes.tell("mutation", ANN.id(), 110, 10, 9)).as("within the hour").isEmpty();
    assertThat(wishes.tell("mutation", ANN.id(), 210, 110, 9)).containsExactly(BOB.id());
    waits(M1);
    assertThat(wishes.tell("mutation", EVE.id(), 400, 300, 9))
        .as("Ann waits")
        .doesNotContain(ANN.id());
    wishes.end(BOB.id(), "felon");
    assertThat(wishes.of(BOB.id(), 5)).hasSize(1);
    assertThat(wishes.of(BOB.id(), 1_000)).isEmpty();
    assertThat(wishes.tell("mutation", ANN.id(), 1_000, 900, 9)).as("it is over").isEmpty();
    wishes.forget(1_000);
    assertThat(wishes.of(BOB.id(), 5)).isEmpty();
  }

  @Test
  void a_match_that_nobody_comes_to_goes_with_its_challenge() {
    waits(M1);
    store.challenges().add(new Challenge(M1, ANN.id(), BOB.id(), 1), 9, 9);
    assertThat(store.matches().forget(new MatchStore.Stale(9_999, 9_999, 9_999), Set.of(), 9))
        .isEqualTo(1);
    assertThat(store.challenges().of(M1)).isEmpty();
  }
}
