package fr.zizanie.server.meeting;

import static fr.zizanie.server.meeting.Strange.ANN;
import static fr.zizanie.server.meeting.Strange.BOB;
import static fr.zizanie.server.meeting.Strange.EVE;
import static fr.zizanie.server.meeting.Strange.GUS;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.server.matches.Doors;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.MatchDraws;
import fr.zizanie.server.store.matches.NewEntries;
import fr.zizanie.server.store.meeting.Meeting;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.people.Ties;
import fr.zizanie.sheets.wire.LobbyInfo;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.meeting.MeetingToPage;
import fr.zizanie.sheets.wire.meeting.OpenSeat;
import fr.zizanie.sheets.wire.meeting.Sought;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.PlayerKind;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.TimeControl;
import fr.zizanie.table.time.WrittenAt;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Strangers meet at one server, whose time a test lets pass. */
class StrangersTest {
  @TempDir Path data;
  private Store store;
  private Strange here;
  private long now = 1_000_000_000;
  private final Set<PlayerId> avoided = new HashSet<>();

  @BeforeEach
  void open() {
    store = FreshSqlite.in(data);
    here =
        new Strange(store, () -> Instant.ofEpochMilli(now), (_, other) -> avoided.contains(other));
  }

  @AfterEach
  void close() {
    here.close();
    store.close();
  }

  private Strange.Ear look(Guest guest, String game) {
    var ear = new Strange.Ear();
    here.strangers.enter(game, guest.id(), ear::hear);
    return ear;
  }

  private OpenSeat only(Strange.Ear ear) {
    here.strangers.look();
    assertThat(ear.waiting().seats()).hasSize(1);
    return ear.waiting().seats().getFirst();
  }

  private static Reason reason(Answer<?> answer) {
    return answer instanceof Answer.No<?>(var refusal) ? refusal.reason() : Reason.BROKEN;
  }

  @Test
  void an_open_seat_is_shown_and_one_click_sits_down_and_begins() {
    var eve = look(EVE, "felon");
    assertThat(eve.waiting().seats()).isEmpty();
    MatchId match = here.open(ANN, "felon");
    var seat = only(eve);
    assertThat(seat.match()).isEqualTo(match.text());
    assertThat(seat.name()).isEqualTo("Anne");
    assertThat(seat.clock()).isEqualTo("10+5");
    assertThat(seat.rated()).isTrue();
    assertThat(seat.mine()).isFalse();
    assertThat(seat.options()).isEmpty();
    assertThat(only(look(ANN, "felon")).mine()).isTrue();
    assertThat(look(EVE, "mutation").waiting().seats()).isEmpty();
    assertThat(here.wishes).containsExactly(new Wish("felon", ANN.id(), Optional.of(match)));
    here.strangers.sit(match, BOB, Optional.of(seat.version())).orThrow();
    assertThat(here.type(match)).isEqualTo("Sheet");
    here.strangers.look();
    assertThat(eve.waiting().seats()).isEmpty();
    assertThat(here.told)
        .containsExactly(
            new Strange.Told(
                ANN.id(), new Notification(Notification.Kind.BEGUN, "felon", match, BOB.name())));
  }

  @Test
  void where_cards_are_dealt_whoever_sat_down_is_ready_by_that() {
    MatchId match = here.open(ANN, "ironpond");
    here.strangers.sit(match, BOB, Optional.of(0)).orThrow();
    var lobby = (LobbyInfo) Doors.sheet(here.matches, match, BOB.id()).orThrow();
    assertThat(lobby.ready()).containsExactlyInAnyOrder("white", "black");
    assertThat(lobby.quick()).isFalse();
    assertThat(lobby.rated()).isTrue();
    assertThat(lobby.deal().orElseThrow().opening()).isTrue();
  }

  @Test
  void nobody_is_given_other_terms_than_those_they_clicked_on() {
    var eve = look(EVE, "ironpond");
    var unrated = Strange.anybody("ironpond", false);
    var match = new MatchId(here.strangers.open(ANN, unrated).orThrow().id());
    int seen = only(eve).version();
    here.matches
        .lobby(match, l -> l.propose(ANN.id(), seen, Map.of("darts", "skill"), Optional.empty()))
        .orThrow();
    here.strangers.look();
    assertThat(eve.waiting().seats()).as("its host hasn't agreed to what it says now").isEmpty();
    assertThat(reason(here.strangers.sit(match, BOB, Optional.of(seen)))).isEqualTo(Reason.STALE);
    assertThat(reason(here.strangers.sit(match, BOB, Optional.of(seen + 1))))
        .isEqualTo(Reason.STALE);
    here.matches.lobby(match, l -> l.ready(ANN.id(), seen + 1, true)).orThrow();
    var changed = only(eve);
    assertThat(changed.options()).containsEntry("darts", "skill");
    assertThat(changed.version()).isEqualTo(seen + 1);
    here.strangers.sit(match, BOB, Optional.of(changed.version())).orThrow();
    here.matches
        .lobby(
            match,
            l -> l.propose(ANN.id(), seen + 1, Map.of("darts", "excluded"), Optional.empty()))
        .orThrow();
    var lobby = (LobbyInfo) Doors.sheet(here.matches, match, BOB.id()).orThrow();
    assertThat(lobby.ready()).as("who sat down has to agree anew").isEmpty();
  }

  @Test
  void a_seat_is_taken_once_and_again_by_whoever_has_it() {
    MatchId match = here.open(ANN, "ironpond");
    here.strangers.sit(match, BOB, Optional.of(0)).orThrow();
    here.strangers.sit(match, BOB, Optional.of(0)).orThrow();
    assertThat(reason(here.strangers.sit(match, EVE, Optional.of(0)))).isEqualTo(Reason.SEAT_TAKEN);
    assertThat(here.told).hasSize(1);
  }

  @Test
  void a_seat_goes_a_minute_after_its_host_and_comes_back_with_them() {
    var eve = look(EVE, "felon");
    MatchId match = here.open(ANN, "felon");
    Runnable leaves = here.at(match, ANN);
    for (int k = 0; k < 20; k++) {
      now += 10_000;
      here.strangers.hosts();
    }
    only(eve);
    leaves.run();
    now += 59_000;
    here.strangers.hosts();
    only(eve);
    now += 1_000;
    here.strangers.look();
    assertThat(eve.waiting().seats()).isEmpty();
    here.at(match, ANN);
    here.strangers.hosts();
    only(eve);
  }

  @Test
  void a_seat_goes_when_it_is_withdrawn_by_its_host_alone() {
    var eve = look(EVE, "felon");
    MatchId match = here.open(ANN, "felon");
    only(eve);
    assertThat(reason(here.strangers.withdraw(match, BOB.id()))).isEqualTo(Reason.NOT_OFFERED);
    here.strangers.withdraw(match, ANN.id()).orThrow();
    here.strangers.look();
    assertThat(eve.waiting().seats()).isEmpty();
    here.strangers.sit(match, BOB, Optional.empty()).orThrow();
  }

  @Test
  void nobody_has_more_than_three() {
    for (int k = 0; k < 3; k++) here.open(ANN, "felon");
    assertThat(reason(here.strangers.open(ANN, Strange.anybody("felon", false))))
        .isEqualTo(Reason.TOO_MANY);
    here.open(BOB, "felon");
    now += 60_000;
    here.open(ANN, "felon");
  }

  @Test
  void who_keeps_away_from_somebody_neither_sees_nor_meets_them() {
    MatchId match = here.open(ANN, "felon");
    var eve = look(EVE, "felon");
    only(eve);
    avoided.add(ANN.id());
    var again = look(EVE, "felon");
    assertThat(again.waiting().seats()).isEmpty();
    here.matches.acquaintances().make(ANN.id(), EVE.id(), Ties.Kind.BLOCKS, true).orThrow();
    assertThat(reason(here.strangers.sit(match, EVE, Optional.of(0)))).isEqualTo(Reason.SEAT_KEPT);
    assertThat(reason(here.strangers.sit(match, EVE, Optional.empty())))
        .isEqualTo(Reason.SEAT_KEPT);
    here.strangers.seek(here.strangers.enter("felon", ANN.id(), _ -> {}), "any", false);
    here.strangers.look();
    assertThat(again.waiting().others()).isZero();
  }

  @Test
  void two_who_look_for_an_opponent_meet_once() {
    store.guests().keep(ANN);
    store.guests().keep(BOB);
    var ann = new Strange.Ear();
    var bob = new Strange.Ear();
    var first = here.strangers.enter("ironpond", ANN.id(), ann::hear);
    var second = here.strangers.enter("ironpond", BOB.id(), bob::hear);
    here.strangers.seek(first, "fast", true).orThrow();
    assertThat(ann.waiting().looking().orElseThrow().pace()).isEqualTo("fast");
    here.strangers.look();
    assertThat(bob.waiting().others()).isEqualTo(1);
    assertThat(ann.met()).isEmpty();
    here.strangers.seek(second, "any", true).orThrow();
    here.strangers.look();
    assertThat(ann.met()).hasSize(1).isEqualTo(bob.met());
    MatchId match = ann.met().getFirst();
    var lobby = (LobbyInfo) Doors.sheet(here.matches, match, ANN.id()).orThrow();
    assertThat(lobby.ready()).hasSize(2);
    assertThat(lobby.clock()).isEqualTo("5+5");
    assertThat(lobby.rated()).isTrue();
    assertThat(lobby.seats().stream().map(seat -> seat.name()))
        .containsExactlyInAnyOrder("Anne", "Bob");
    assertThat(here.told.stream().map(Strange.Told::to))
        .containsExactlyInAnyOrder(ANN.id(), BOB.id());
    here.strangers.look();
    assertThat(ann.met()).hasSize(1);
    assertThat(ann.waiting().looking()).isEmpty();
    assertThat(ann.waiting().others()).isZero();
    assertThat(here.wishes).extracting(Wish::match).containsOnly(Optional.empty()).hasSize(2);
  }

  @Test
  void an_open_game_begins_as_soon_as_one_of_two_comes() {
    var ann = new Strange.Ear();
    here.strangers.seek(here.strangers.enter("felon", ANN.id(), ann::hear), "any", false);
    here.strangers.seek(here.strangers.enter("felon", BOB.id(), _ -> {}), "any", false);
    here.strangers.look();
    here.at(ann.met().getFirst(), ANN);
    assertThat(here.type(ann.met().getFirst())).isEqualTo("Sheet");
  }

  @Test
  void nobody_meets_themselves_in_two_tabs() {
    var ear = new Strange.Ear();
    here.strangers.seek(here.strangers.enter("felon", ANN.id(), ear::hear), "any", false);
    here.strangers.seek(here.strangers.enter("felon", ANN.id(), ear::hear), "any", false);
    now += 90_000;
    here.strangers.look();
    assertThat(ear.met()).isEmpty();
    assertThat(ear.waiting().others()).isZero();
    assertThat(here.wishes).hasSize(1);
  }

  @Test
  void who_has_gone_is_not_met_and_who_comes_back_soon_keeps_their_place() {
    var ann = here.strangers.enter("felon", ANN.id(), _ -> {});
    here.strangers.seek(ann, "any", false).orThrow();
    here.strangers.leave(ann);
    var bob = new Strange.Ear();
    here.strangers.seek(here.strangers.enter("felon", BOB.id(), bob::hear), "any", false);
    now += 2_000;
    here.strangers.look();
    assertThat(bob.met()).isEmpty();
    assertThat(bob.waiting().others()).isZero();
    now += 10_000;
    here.strangers.look();
    avoided.add(BOB.id());
    var back = new Strange.Ear();
    here.strangers.seek(here.strangers.enter("felon", ANN.id(), back::hear), "any", false);
    assertThat(back.waiting().looking().orElseThrow().since()).isEqualTo(12_000);
  }

  @Test
  void who_looks_no_longer_is_not_met() {
    var ann = new Strange.Ear();
    var visitor = here.strangers.enter("felon", ANN.id(), ann::hear);
    here.strangers.seek(visitor, "any", false).orThrow();
    here.strangers.unseek(visitor).orThrow();
    assertThat(ann.waiting().looking()).isEmpty();
    var bob = new Strange.Ear();
    here.strangers.seek(here.strangers.enter("felon", BOB.id(), bob::hear), "any", false);
    here.strangers.look();
    assertThat(bob.met()).isEmpty();
    assertThat(bob.waiting())
        .isEqualTo(
            new MeetingToPage.Waiting(
                bob.waiting().game(),
                bob.waiting().seats(),
                List.of(),
                0,
                Optional.empty(),
                bob.waiting().looking()));
  }

  @Test
  void who_waits_alone_calls_the_match_off_and_nobody_else_may() {
    var eve = look(EVE, "felon");
    MatchId match = here.open(ANN, "felon");
    assertThat(here.strangers.callOff(match, BOB.id())).isInstanceOf(Answer.No.class);
    only(eve);
    here.strangers.callOff(match, ANN.id()).orThrow();
    here.strangers.look();
    assertThat(eve.waiting().seats()).isEmpty();
    assertThat(here.matches.rows(ANN.id())).isEmpty();
    assertThat(reason(here.strangers.sit(match, BOB, Optional.of(0))))
        .isEqualTo(Reason.UNKNOWN_MATCH);
    MatchId begun = here.open(ANN, "felon");
    here.strangers.sit(begun, BOB, Optional.of(0)).orThrow();
    assertThat(here.strangers.callOff(begun, ANN.id())).isInstanceOf(Answer.No.class);
    assertThat(here.type(begun)).isEqualTo("Sheet");
  }

  private Visitor seeking(Guest guest, String pace, boolean named) {
    var visitor = here.strangers.enter("felon", guest.id(), _ -> {});
    here.strangers.seek(visitor, pace, true, named).orThrow();
    return visitor;
  }

  @Test
  void who_looks_is_seen_by_pace_and_rating_and_by_name_if_they_want_it() {
    var eve = look(EVE, "felon");
    seeking(ANN, "fast", false);
    seeking(BOB, "long", true);
    here.strangers.look();
    var sought = eve.waiting().sought();
    assertThat(sought).extracting(Sought::pace).containsExactly("fast", "long");
    assertThat(sought).extracting(Sought::name).containsExactly("", "Bob");
    assertThat(sought).allMatch(Sought::rated);
    assertThat(sought).extracting(Sought::id).doesNotContain("ann", "bob").doesNotHaveDuplicates();
    avoided.add(EVE.id());
    here.strangers.look();
    assertThat(eve.waiting().sought()).as("those who keep away aren't seen").isEmpty();
  }

  @Test
  void one_press_plays_whoever_looks_at_their_pace_and_only_once() {
    var ann = look(ANN, "felon");
    var annAt = here.strangers.enter("felon", ANN.id(), ann::hear);
    here.strangers.seek(annAt, "fast", true).orThrow();
    var bob = new Strange.Ear();
    var bobAt = here.strangers.enter("felon", BOB.id(), bob::hear);
    var eve = new Strange.Ear();
    var eveAt = here.strangers.enter("felon", EVE.id(), eve::hear);
    here.strangers.look();
    String seen = bob.waiting().sought().getFirst().id();
    String seenByEve = eve.waiting().sought().getFirst().id();
    here.strangers.join(bobAt, seen).orThrow();
    assertThat(bob.met()).hasSize(1).isEqualTo(ann.met());
    var setup = here.matches.at(bob.met().getFirst(), m -> Answer.ok(m.setup())).orThrow();
    assertThat(setup.control().text()).isEqualTo("5+5");
    assertThat(setup.rated()).isTrue();
    assertThat(reason(here.strangers.join(eveAt, seenByEve))).isEqualTo(Reason.SEAT_TAKEN);
    assertThat(eve.met()).isEmpty();
    assertThat(eve.waiting().looking()).isEmpty();
  }

  @Test
  void a_guest_may_join_and_nothing_counts_then_and_nobody_joins_themselves() {
    var ann = here.strangers.enter("felon", ANN.id(), _ -> {});
    here.strangers.seek(ann, "any", true).orThrow();
    var gus = new Strange.Ear();
    var at = here.strangers.enter("felon", GUS.id(), gus::hear);
    String seen = gus.waiting().sought().getFirst().id();
    assertThat(reason(here.strangers.join(ann, seen))).isEqualTo(Reason.SEAT_TAKEN);
    here.strangers.join(at, seen).orThrow();
    var setup = here.matches.at(gus.met().getFirst(), m -> Answer.ok(m.setup())).orThrow();
    assertThat(setup.rated()).isFalse();
  }

  @Test
  void who_keeps_away_is_not_joined() {
    seeking(ANN, "any", false);
    var bob = new Strange.Ear();
    var at = here.strangers.enter("felon", BOB.id(), bob::hear);
    String seen = bob.waiting().sought().getFirst().id();
    avoided.add(BOB.id());
    assertThat(reason(here.strangers.join(at, seen))).isEqualTo(Reason.SEAT_TAKEN);
    assertThat(bob.met()).isEmpty();
  }

  @Test
  void who_proves_nothing_may_look_on() {
    here.open(ANN, "felon");
    var ear = new Strange.Ear();
    var nobody = here.strangers.enter("felon", PlayerId.NOBODY, ear::hear);
    assertThat(ear.waiting().seats()).hasSize(1);
    assertThat(reason(here.strangers.seek(nobody, "any", false))).isEqualTo(Reason.NOT_OFFERED);
    var ann = here.strangers.enter("felon", ANN.id(), _ -> {});
    assertThat(reason(here.strangers.seek(ann, "hasty", false))).isEqualTo(Reason.BAD_FIELD);
  }

  private MatchId played(boolean rated) {
    var request = Strange.anybody("mutation", rated);
    MatchId match = new MatchId(here.strangers.open(ANN, request).orThrow().id());
    here.strangers.sit(match, BOB, Optional.of(0)).orThrow();
    return match;
  }

  private void resign(MatchId match, PlayerId loser) {
    here.matches.abandon(loser);
    assertThat(store.matches().rows(loser, 9).stream().filter(row -> row.id().equals(match)))
        .allMatch(row -> row.outcome().isPresent());
  }

  /** Each has moved once, so that it was played. */
  private void move(MatchId match) {
    for (String action : new String[] {"d2d3", "d7d5"})
      for (Guest guest : new Guest[] {ANN, BOB}) {
        var shown = ((Sheet) Doors.sheet(here.matches, match, guest.id()).orThrow()).shown();
        if (!shown.turn().equals(Optional.of(shown.viewer()))) continue;
        Doors.play(here.matches, match, guest.id(), shown.viewer(), shown.version(), action)
            .orThrow();
        break;
      }
  }

  @Test
  void a_rated_game_is_counted_once_when_it_is_over() {
    MatchId match = played(true);
    move(match);
    for (Guest guest : new Guest[] {ANN, BOB}) {
      var shown = ((Sheet) Doors.sheet(here.matches, match, guest.id()).orThrow()).shown();
      assertThat(
              reason(
                  Doors.tell(
                      here.matches,
                      match,
                      guest.id(),
                      shown.viewer(),
                      shown.version(),
                      "offer takeback")))
          .isEqualTo(Reason.NOT_OFFERED);
    }
    here.strangers.ratings().count();
    assertThat(here.strangers.ratings(ANN.id())).isEmpty();
    resign(match, BOB.id());
    here.strangers.ratings().count();
    var winner = here.strangers.ratings(ANN.id()).get("mutation");
    var loser = here.strangers.ratings(BOB.id()).get("mutation");
    assertThat(winner.points()).isGreaterThan(1600);
    assertThat(winner.points() + loser.points()).isEqualTo(3000);
    assertThat(winner.games()).isEqualTo(1);
    assertThat(winner.unsure()).isTrue();
    here.strangers.ratings().count();
    assertThat(here.strangers.ratings(ANN.id()).get("mutation")).isEqualTo(winner);
    assertThat(only(seatOf(ANN)).rating()).contains(winner);
    assertThat(look(ANN, "mutation").waiting().rating()).contains(winner);
    store.accounts().delete(ANN.id(), now);
    assertThat(here.strangers.ratings(ANN.id())).isEmpty();
    assertThat(here.strangers.ratings(BOB.id())).hasSize(1);
  }

  private Strange.Ear seatOf(Guest host) {
    here.open(host, "mutation");
    return look(EVE, "mutation");
  }

  private String why(Answer<?> answer) {
    return answer instanceof Answer.No<?>(var refusal) ? refusal.detail().en() : "";
  }

  @Test
  void a_guest_begins_no_rated_game_and_is_told_why() {
    assertThat(why(here.strangers.open(GUS, Strange.anybody("felon", true)))).contains("account");
    here.strangers.open(GUS, Strange.anybody("felon", false)).orThrow();
    MatchId match = here.open(ANN, "felon");
    assertThat(why(here.strangers.sit(match, GUS, Optional.of(0)))).contains("account");
    assertThat(why(here.strangers.sit(match, GUS, Optional.empty()))).contains("account");
    var gus = here.strangers.enter("felon", GUS.id(), _ -> {});
    assertThat(why(here.strangers.seek(gus, "any", true))).contains("account");
    here.strangers.seek(gus, "any", false).orThrow();
    here.strangers.sit(match, BOB, Optional.of(0)).orThrow();
  }

  private Answer<?> rated(String game, Map<String, String> options) {
    return here.strangers.open(ANN, Strange.anybody(game, options, true));
  }

  @Test
  void a_rated_game_is_the_usual_one() {
    assertThat(why(rated("tsunami", Map.of("deck", "none", "size", "9"))))
        .contains("usual options");
    assertThat(why(rated("ironpond", Map.of("deck", "none")))).contains("usual options");
    rated("tsunami", Map.of("size", "13")).orThrow();
    // What is usual over days, without cards that ask for haste, is no other game.
    rated("ironpond", Map.of("deck", "68")).orThrow();
  }

  @Test
  void a_rated_game_stays_the_usual_one_while_two_agree_on_it() {
    var match = here.open(ANN, "tsunami");
    var version = ((LobbyInfo) Doors.sheet(here.matches, match, ANN.id()).orThrow()).version();
    for (String deck : List.of("none", "projet-2")) {
      var other = Map.of("deck", deck);
      assertThat(
              why(
                  here.matches.lobby(
                      match, l -> l.propose(ANN.id(), version, other, Optional.empty()))))
          .contains("usual options");
    }
  }

  @Test
  void what_a_guest_was_looking_for_before_does_not_count() {
    store.meeting().seek(new Meeting.Seeker(GUS.id(), "felon", "any", true, "", now), 0);
    var ann = new Strange.Ear();
    here.strangers.seek(here.strangers.enter("felon", ANN.id(), ann::hear), "any", true);
    here.strangers.look();
    assertThat(store.matches().match(ann.met().getFirst()).orElseThrow().setup().rated()).isFalse();
  }

  @Test
  void a_rated_game_with_a_guest_ends_unrated_and_its_rematch_does_not_count() {
    MatchId match = new MatchId("m1");
    store
        .matches()
        .create(
            new Setup(
                match,
                "mutation",
                1,
                Map.of(),
                List.of(new Sitter.Person(ANN), new Sitter.Person(GUS)),
                Deal.bound(MatchDraws.secret().seed()),
                TimeControl.none(),
                now,
                true),
            new NewEntries(
                0,
                List.of(),
                Optional.of(Seat.FIRST),
                Optional.empty(),
                0,
                true,
                WrittenAt.at(now)));
    Doors.play(here.matches, match, ANN.id(), "white", 0, "d2d3").orThrow();
    Doors.play(here.matches, match, GUS.id(), "black", 1, "d7d5").orThrow();
    Doors.tell(here.matches, match, GUS.id(), "black", 2, "offer takeback").orThrow();
    resign(match, GUS.id());
    here.strangers.ratings().count();
    assertThat(here.strangers.ratings(ANN.id())).isEmpty();
    assertThat(here.strangers.ratings(GUS.id())).isEmpty();
    var next = new MatchId(here.matches.again(match, ANN).orThrow().id());
    assertThat(store.matches().match(next).orElseThrow().setup().rated()).isFalse();
  }

  @Test
  void what_was_not_played_or_not_rated_is_not_counted() {
    resign(played(true), BOB.id());
    MatchId plain = played(false);
    move(plain);
    resign(plain, BOB.id());
    here.strangers.ratings().count();
    assertThat(here.strangers.ratings(ANN.id())).isEmpty();
    assertThat(store.meeting().ended(9)).isEmpty();
  }

  @Test
  void names_of_those_who_are_gone_are_not_listed() {
    here.open(ANN, "mutation");
    store.accounts().delete(ANN.id(), now);
    assertThat(store.guests().of(ANN.id()).standing()).isEqualTo(PlayerKind.GONE);
    assertThat(look(EVE, "mutation").waiting().seats()).isEmpty();
  }
}
