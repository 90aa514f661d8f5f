package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.server.computer.Thinking;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.people.Askers;
import fr.zizanie.server.store.people.Ties.Kind;
import fr.zizanie.server.table.TableDependencies;
import fr.zizanie.server.time.HandAlarms;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.TimeControl;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Who asks somebody for a match, who is told of it, and what becomes of it. */
class ChallengesTest extends OnDisk {
  private record Told(PlayerId to, Notification notification) {}

  private final AtomicLong time = new AtomicLong(10_000_000);
  private final List<Told> told = new ArrayList<>();

  @BeforeEach
  @Override
  void open() {
    store = FreshSqlite.in(data);
    matches =
        new Matches(
            Games::named,
            new TableDependencies(
                    store, () -> Instant.ofEpochMilli(time.get()), new Thinking(), new HandAlarms())
                .telling(
                    new Heard(store, (to, notification) -> told.add(new Told(to, notification)))));
  }

  private static MatchRequest request() {
    return new MatchRequest(
        "mutation", Map.of(), "friend", 0, "white", "seated", TimeControl.none(), "", "");
  }

  private MatchId asked() {
    return new MatchId(matches.challenges().ask(ANN, BOB.id(), request()).orThrow().id());
  }

  private void known() {
    store.guests().keep(ANN);
    store.guests().keep(BOB);
    matches.acquaintances().make(BOB.id(), ANN.id(), Kind.FOLLOWS, true).orThrow();
  }

  @Test
  void both_are_told_what_concerns_them() {
    known();
    MatchId first = asked();
    assertThat(told)
        .containsExactly(
            new Told(
                BOB.id(),
                new Notification(Notification.Kind.CHALLENGED, "mutation", first, ANN.name())));
    told.clear();
    matches.challenges().end(BOB.id(), first).orThrow();
    assertThat(told)
        .containsExactly(
            new Told(
                ANN.id(),
                new Notification(Notification.Kind.DECLINED, "mutation", first, BOB.name())));
    told.clear();
    MatchId second = asked();
    matches.challenges().end(ANN.id(), second).orThrow();
    assertThat(told).as("who withdraws needn't be told").hasSize(1);
  }

  @Test
  void who_blocks_declines_what_waits() {
    known();
    MatchId match = asked();
    matches.challenges().end(BOB.id(), ANN.id());
    assertThat(told.getLast().notification().kind()).isEqualTo(Notification.Kind.DECLINED);
    assertThat(reason(matches.sit(match, BOB))).isEqualTo(Reason.UNKNOWN_MATCH);
  }

  @Test
  void a_seat_that_is_kept_is_nobody_elses_by_whatever_way() {
    known();
    MatchId match = asked();
    var eve = new Guest(EVE, "Eve");
    assertThat(reason(matches.sit(match, eve))).isEqualTo(Reason.SEAT_KEPT);
    assertThat(reason(matches.accept(match, eve, 0))).isEqualTo(Reason.SEAT_KEPT);
  }

  @Test
  void strangers_ask_only_whom_anybody_may_ask() {
    assertThat(reason(matches.challenges().ask(ANN, BOB.id(), request())))
        .isEqualTo(Reason.NO_CHALLENGE);
    assertThat(told).isEmpty();
    assertThat(reason(matches.challenges().ask(ANN, ANN.id(), request())))
        .as("oneself")
        .isEqualTo(Reason.NO_CHALLENGE);
    matches.acquaintances().askers(BOB.id(), Askers.ANYBODY);
    assertThat(asked().text()).isNotEmpty();
  }

  @Test
  void what_nobody_answers_for_a_week_goes() {
    known();
    MatchId match = asked();
    time.addAndGet(Duration.ofDays(7).toMillis());
    matches.challenges().forget();
    assertThat(matches.challenges().open(BOB.id())).hasSize(1);
    time.addAndGet(1);
    matches.challenges().forget();
    assertThat(matches.challenges().open(BOB.id())).isEmpty();
    assertThat(store.matches().match(match)).isEmpty();
    assertThat(told).as("nobody is told").hasSize(1);
  }

  @Test
  void what_has_begun_stays() {
    known();
    MatchId match = asked();
    matches.sit(match, BOB).orThrow();
    time.addAndGet(Duration.ofDays(8).toMillis());
    matches.challenges().forget();
    assertThat(store.matches().match(match)).isPresent();
  }

  @Test
  void a_rematch_is_nothing_for_those_who_avoid_each_other() {
    known();
    MatchId match = asked();
    matches.sit(match, BOB).orThrow();
    Doors.play(matches, match, ANN.id(), "white", 0, "resign").orThrow();
    matches.acquaintances().make(BOB.id(), ANN.id(), Kind.BLOCKS, true).orThrow();
    assertThat(reason(matches.again(match, ANN))).isEqualTo(Reason.NO_CHALLENGE);
    matches.acquaintances().make(BOB.id(), ANN.id(), Kind.BLOCKS, false).orThrow();
    assertThat(matches.again(match, ANN).orThrow().id()).isNotEmpty();
  }

  @Test
  void who_waits_for_a_game_hears_of_it_once_an_hour() {
    var eve = new Guest(EVE, "Eve");
    store.guests().keep(eve);
    matches.wishes().wait(BOB.id(), "mutation", true);
    var match = Optional.of(new MatchId("somewhere"));
    matches.wishes().wanted("felon", EVE, match);
    matches.wishes().wanted("mutation", BOB.id(), match);
    assertThat(told).isEmpty();
    var wanted =
        new Told(
            BOB.id(), new Notification(Notification.Kind.WANTED, "mutation", match, eve.name()));
    matches.wishes().wanted("mutation", EVE, match);
    matches.wishes().wanted("mutation", EVE, match);
    assertThat(told).containsExactly(wanted);
    time.addAndGet(Duration.ofHours(1).toMillis());
    matches.wishes().wanted("mutation", EVE, match);
    assertThat(told).containsExactly(wanted, wanted);
    time.addAndGet(Duration.ofDays(30).toMillis());
    matches.wishes().forget();
    assertThat(matches.wishes().of(BOB.id())).isEmpty();
    matches.wishes().wanted("mutation", EVE, match);
    assertThat(told).hasSize(2);
  }
}
