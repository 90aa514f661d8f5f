package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.Calendar.DAY;
import static fr.zizanie.server.matches.Calendar.HOUR;
import static fr.zizanie.server.matches.Calendar.MINUTE;
import static fr.zizanie.server.matches.IronPondTables.dealt;
import static fr.zizanie.server.matches.IronPondTables.options;
import static fr.zizanie.server.matches.Tables.ANN;
import static fr.zizanie.server.matches.Tables.BOB;
import static fr.zizanie.server.matches.Tables.M1;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.sheets.Checked;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.setup.MatchId;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Matches over days, on a real database and with days moved on by hand. */
class DaysTest extends OverDays {
  private static final Mutation GAME = new Mutation();

  /** Black holds 39, 3, 4, 5 and 6, White 35, 22, 11, 71 and 54. */
  private void pond(String control) {
    days.begin(M1, dealt(options(), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54), control);
  }

  /** More than are looked at in one go. */
  @Test
  void many_fall_at_once() {
    var ids = IntStream.range(0, 120).mapToObj(i -> new MatchId("many" + i)).toList();
    for (var id : ids) days.begin(id, begun(new Mutation()), "1d");
    days.pass(2 * DAY);
    assertThat(ids).allSatisfy(id -> assertThat(ended(id)).isEqualTo("flag"));
  }

  private String ended(MatchId id) {
    return Checked.tree("ToPage", Doors.sheet(days.matches, id, ANN.id()).orThrow().json())
        .path("outcome")
        .path("reason")
        .asString("");
  }

  @Test
  void the_first_turn_counts_and_each_turn_has_all_its_days() {
    begin("mutation", "3d");
    days.pass(DAY);
    assertThat(days.left("white")).isEqualTo(Duration.ofDays(2));
    days.play("white: d2d3");
    assertThat(days.left("white")).isEqualTo(Duration.ofDays(3));
    days.pass(2 * DAY);
    assertThat(days.left("black")).isEqualTo(Duration.ofDays(1));
    days.play("black: d7d5");
    days.pass(3 * DAY - MINUTE);
    assertThat(days.reason()).isEmpty();
    days.pass(MINUTE);
    assertThat(days.reason()).isEqualTo("flag");
  }

  @Test
  void a_flag_falls_with_the_match_in_nobodys_memory() {
    begin("mutation", "2d");
    days.play("white: d2d3");
    days.matches.evict(Duration.ofMillis(-1));
    assertThat(days.matches.live()).isZero();
    days.pass(2 * DAY - MINUTE);
    assertThat(days.matches.live()).isPositive();
    days.matches.evict(Duration.ofMillis(-1));
    assertThat(store.matches().rows(ANN.id(), 1).getFirst().outcome()).isEmpty();
    days.pass(MINUTE);
    assertThat(store.matches().rows(ANN.id(), 1).getFirst().outcome().orElseThrow().reason())
        .isEqualTo("flag");
    assertThat(store.deadlines().of(M1).orElseThrow().due()).isZero();
  }

  @Test
  void no_alarm_waits_for_days() {
    begin("mutation", "14d");
    days.play("white: d2d3");
    pond("14d", "m2");
    assertThat(alarms.asked).allMatch(millis -> millis < HOUR);
  }

  private void pond(String control, String id) {
    days.begin(new MatchId(id), dealt(options(), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54), control);
  }

  @Test
  void a_window_lasts_as_long_as_a_move_and_the_other_flag_stands_still() {
    pond("3d");
    days.play("white: e2e4", "white: end");
    days.pass(DAY);
    days.play("black: #6 e7 e4 .");
    assertThat(window().get("left").longValue()).isEqualTo(3 * DAY);
    days.pass(3 * DAY - MINUTE);
    assertThat(window().isMissingNode()).isFalse();
    days.pass(MINUTE);
    assertThat(window().isMissingNode()).isTrue();
    assertThat(days.left("black")).isEqualTo(Duration.ofDays(2));
  }

  private JsonNode window() {
    return days.sheet(ANN.id()).get("cards").path("window");
  }

  @Test
  void a_restart_in_the_middle_changes_nothing() {
    pond("3d");
    days.play("white: e2e4", "white: end");
    days.pass(DAY);
    days.play("black: #6 e7 e4 .");
    days.pass(2 * DAY);
    restart(0);
    assertThat(window().get("left").longValue()).isEqualTo(DAY);
    days.pass(DAY);
    assertThat(days.left("black")).isEqualTo(Duration.ofDays(2));
    days.pass(DAY);
    restart(0);
    assertThat(days.left("black")).isEqualTo(Duration.ofDays(1));
    days.pass(DAY);
    assertThat(days.reason()).isEqualTo("flag");
  }

  @Test
  void nothing_falls_before_servers_have_been_back_for_an_hour() {
    begin("mutation", "1d");
    days.close();
    alarms.pass(2 * DAY);
    restart(0);
    assertThat(days.reason()).isEmpty();
    days.pass(HOUR - MINUTE);
    assertThat(days.reason()).isEmpty();
    days.pass(MINUTE);
    assertThat(days.reason()).isEqualTo("flag");
  }

  @Test
  void whoever_comes_within_that_hour_plays_on() {
    begin("mutation", "1d");
    days.close();
    alarms.pass(2 * DAY);
    restart(0);
    days.play("white: d2d3");
    days.pass(HOUR);
    assertThat(days.reason()).isEmpty();
    assertThat(days.left("black")).isEqualTo(Duration.ofHours(23));
  }

  @Test
  void a_short_stop_gives_nobody_an_hour() {
    begin("mutation", "1d");
    days.pass(DAY - MINUTE / 2);
    days.close();
    alarms.pass(MINUTE / 2);
    restart(0);
    assertThat(days.reason()).isEqualTo("flag");
  }

  @Test
  void who_has_little_left_is_reminded_once() {
    begin("mutation", "2d");
    days.pass(36 * HOUR - MINUTE);
    assertThat(days.told).isEmpty();
    days.pass(MINUTE);
    restart(0);
    days.pass(HOUR);
    assertThat(days.told)
        .containsExactly(
            new Calendar.Told(
                ANN.id(),
                new Notification(
                    Notification.Kind.DUE, "mutation", Optional.of(M1), "Bob", 1_000 + 2 * DAY)));
    days.play("white: d2d3");
    days.pass(37 * HOUR);
    assertThat(days.told).extracting(Calendar.Told::to).containsExactly(ANN.id(), BOB.id());
  }

  @Test
  void seconds_of_a_card_wait_for_their_seat_to_look() {
    pond("2d");
    days.play("white: e2e4", "white: #22", "black: pass");
    assertThat(window().isMissingNode()).isTrue();
    days.pass(DAY);
    assertThat(days.reason()).isEmpty();
    var bob = new ViewerConnection(BOB.id(), _ -> {});
    days.matches.watch(M1, bob, 0).orThrow();
    Doors.look(days.matches, M1, bob, Optional.of("black")).orThrow();
    assertThat(alarms.asked.getLast()).isLessThan(MINUTE);
    days.pass(MINUTE);
    assertThat(days.sheet(BOB.id()).get("turn").stringValue()).isEqualTo("white");
  }

  @Test
  void who_never_looks_has_the_days_of_a_move() {
    pond("2d");
    days.play("white: e2e4", "white: #22", "black: pass");
    days.pass(2 * DAY - MINUTE);
    assertThat(days.sheet(BOB.id()).get("turn").stringValue()).isEqualTo("black");
    days.pass(MINUTE);
    assertThat(days.sheet(BOB.id()).get("turn").stringValue()).isEqualTo("white");
    assertThat(days.reason()).isEmpty();
  }

  @Test
  void nobody_else_looks_for_a_seat() {
    pond("2d");
    days.play("white: e2e4", "white: #22", "black: pass");
    var ann = new ViewerConnection(ANN.id(), _ -> {});
    days.matches.watch(M1, ann, 0).orThrow();
    assertThat(Doors.look(days.matches, M1, ann, Optional.of("black")))
        .isInstanceOf(Answer.No.class);
    days.pass(MINUTE);
    assertThat(days.sheet(BOB.id()).get("turn").stringValue()).isEqualTo("black");
  }

  @Test
  void nobody_is_missed_over_days() {
    begin("mutation", "2d");
    var ann = new ViewerConnection(ANN.id(), _ -> {});
    days.matches.watch(M1, ann, 0).orThrow();
    days.play("white: d2d3");
    days.pass(HOUR);
    assertThat(days.sheet(ANN.id()).has("claimable")).isFalse();
    assertThat(Doors.claim(days.matches, M1, ANN.id(), false)).isInstanceOf(Answer.No.class);
  }
}
