package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.Calendar.DAY;
import static fr.zizanie.server.matches.Calendar.HOUR;
import static fr.zizanie.server.matches.Calendar.MINUTE;
import static fr.zizanie.server.matches.IronPondTables.dealt;
import static fr.zizanie.server.matches.IronPondTables.options;
import static fr.zizanie.server.matches.Tables.ANN;
import static fr.zizanie.server.matches.Tables.BOB;
import static fr.zizanie.server.matches.Tables.EVE;
import static fr.zizanie.server.matches.Tables.M1;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.people.Vacation;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import java.time.Duration;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/** Vacations: what may be taken, and that no time of theirs runs meanwhile. */
class TimeOffTest extends OverDays {
  private static final int DAY_MINUTES = 24 * 60;

  private Vacation take(int howMany, int minutes) {
    return days.matches.off().take(ANN.id(), howMany, minutes).orThrow();
  }

  private boolean refused(int howMany, int minutes) {
    return days.matches.off().take(ANN.id(), howMany, minutes) instanceof Answer.No<Vacation>;
  }

  @Test
  void no_time_of_hers_runs_while_she_is_away() {
    begin("mutation", "2d");
    days.pass(DAY);
    take(5, 0);
    days.pass(3 * DAY);
    assertThat(days.left("white")).isEqualTo(Duration.ofDays(1));
    var away = days.sheet(BOB.id()).get("clock").get("away");
    assertThat(away.get("white").longValue()).isEqualTo(2 * DAY);
    assertThat(away.has("black")).isFalse();
    days.pass(3 * DAY - MINUTE);
    assertThat(days.reason()).isEmpty();
    days.pass(MINUTE);
    assertThat(days.reason()).isEqualTo("flag");
  }

  @Test
  void she_plays_if_she_likes_and_his_time_runs() {
    begin("mutation", "2d");
    take(5, 0);
    days.pass(DAY);
    days.play("white: d2d3");
    days.pass(DAY);
    assertThat(days.left("black")).isEqualTo(Duration.ofDays(1));
    days.play("black: d7d5");
    days.pass(DAY);
    assertThat(days.left("white")).isEqualTo(Duration.ofDays(2));
  }

  @Test
  void a_window_of_hers_waits_too() {
    days.begin(M1, dealt(options(), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54), "2d");
    days.play("white: e2e4", "white: end", "black: #6 e7 e4 .");
    days.pass(DAY);
    take(3, 0);
    days.pass(3 * DAY + HOUR);
    var window = days.sheet(ANN.id()).get("cards").path("window");
    assertThat(window.get("left").longValue()).isEqualTo(DAY - HOUR);
  }

  @Test
  void who_is_back_early_has_their_time_run_again() {
    begin("mutation", "2d");
    take(5, 0);
    days.pass(DAY);
    days.matches.off().end(ANN.id()).orThrow();
    days.pass(2 * DAY);
    assertThat(days.reason()).isEqualTo("flag");
  }

  @Test
  void a_restart_knows_it_too() {
    begin("mutation", "2d");
    days.pass(DAY);
    take(2, 0);
    days.pass(DAY);
    restart(0);
    days.pass(HOUR);
    assertThat(days.left("white")).isEqualTo(Duration.ofDays(1));
    var due = store.deadlines().of(M1).orElseThrow().due();
    assertThat(due).isEqualTo(1_000 + 4 * DAY);
  }

  @Test
  void what_has_fallen_before_has_fallen() {
    begin("mutation", "1d");
    restart(2 * DAY);
    take(5, 0);
    days.pass(2 * HOUR);
    assertThat(days.reason()).isEqualTo("flag");
  }

  @Test
  void those_at_the_table_are_told_at_once() {
    begin("mutation", "2d");
    var heard = new ArrayList<Sheet>();
    var bob =
        new ViewerConnection(
            BOB.id(),
            message -> {
              if (message instanceof Sheet sheet) heard.add(sheet);
            });
    days.matches.watch(M1, bob, 0).orThrow();
    take(1, 0);
    assertThat(heard).hasSize(2);
    assertThat(heard.getLast().clock().orElseThrow().away().orElseThrow()).containsKey("white");
  }

  @Test
  void thirty_days_a_year_one_at_a_time_with_a_day_between() {
    assertThat(refused(0, 0)).isTrue();
    assertThat(refused(31, 0)).isTrue();
    assertThat(refused(1, -1)).isTrue();
    assertThat(refused(1, 91 * DAY_MINUTES)).isTrue();
    assertThat(take(10, 2 * DAY_MINUTES).left()).isEqualTo(20);
    assertThat(refused(1, 0)).isTrue();
    days.pass(12 * DAY);
    assertThat(refused(1, 0)).isTrue();
    days.pass(DAY);
    assertThat(refused(21, 0)).isTrue();
    assertThat(take(20, 0).left()).isZero();
    days.pass(22 * DAY);
    assertThat(refused(1, 0)).isTrue();
    days.pass(345 * DAY);
    assertThat(days.matches.off().of(ANN.id()).left()).isEqualTo(10);
    assertThat(take(10, 0).away().orElseThrow().from()).isEqualTo(alarms.clock().millis());
  }

  @Test
  void however_soon_it_ends_it_counts_for_a_day() {
    take(10, 0);
    days.pass(MINUTE);
    assertThat(days.matches.off().end(ANN.id()).orThrow().left()).isEqualTo(29);
    assertThat(days.matches.off().end(ANN.id())).isInstanceOf(Answer.No.class);
  }

  @Test
  void one_that_has_not_begun_is_given_back_whole() {
    take(10, DAY_MINUTES);
    var back = days.matches.off().end(ANN.id()).orThrow();
    assertThat(back.left()).isEqualTo(30);
    assertThat(back.away()).isEmpty();
    assertThat(days.matches.off().of(EVE).earliest()).isEqualTo(alarms.clock().millis());
  }

  /** What has come along belongs to somebody else than the match was begun with. */
  @Test
  void an_account_that_is_away_has_what_a_guest_brings_it() {
    begin("mutation", "2d");
    var cleo = new Guest(new PlayerId("cleo"), "Cleo");
    days.matches.off().take(cleo.id(), 5, 0).orThrow();
    days.matches.takeAlong(ANN.id(), cleo);
    days.pass(HOUR);
    assertThat(away(cleo.id())).isTrue();
    days.pass(DAY);
    assertThat(away(cleo.id())).isTrue();
  }

  private boolean away(PlayerId guest) {
    return days.sheet(guest).get("clock").toString().contains("away");
  }
}
