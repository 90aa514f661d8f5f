package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.Calendar.DAY;
import static fr.zizanie.server.matches.Calendar.HOUR;
import static fr.zizanie.server.matches.Calendar.MINUTE;
import static fr.zizanie.server.matches.Tables.ANN;
import static fr.zizanie.server.matches.Tables.BOB;
import static fr.zizanie.server.matches.Tables.M1;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.server.store.FreshPostgres;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.sql.Databases;
import fr.zizanie.server.time.HandAlarms;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two servers on one database over simulated days: whichever looks first lets fall what is due. */
class SharedDaysTest {
  private final String url = FreshPostgres.url();
  private final HandAlarms alarms = new HandAlarms();
  private final List<Calendar.Told> told = new ArrayList<>();
  private Store store;
  private Store elsewhere;
  private Calendar one;
  private Calendar other;

  @BeforeEach
  void open() {
    store = opened();
    elsewhere = opened();
    one = new Calendar(store, alarms, told);
    other = new Calendar(elsewhere, alarms, told);
    var game = new Mutation();
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    one.begin(M1, Match.begin(game, options), "2d");
  }

  private Store opened() {
    return Databases.open(Optional.of(url), Path.of(""), Map.of());
  }

  @AfterEach
  void close() {
    one.close();
    other.close();
    store.close();
    elsewhere.close();
  }

  private int flags() {
    return (int)
        store.matches().match(M1).orElseThrow().entries().stream()
            .filter(e -> e.endsWith(": flag"))
            .count();
  }

  @Test
  void a_flag_falls_once_whoever_looks() {
    one.play("white: d2d3");
    other.pass(2 * DAY - MINUTE);
    assertThat(flags()).isZero();
    other.pass(MINUTE);
    one.matches.due().look();
    assertThat(flags()).isEqualTo(1);
    one.matches.evict(Duration.ofMillis(-1));
    assertThat(one.reason()).isEqualTo("flag");
    assertThat(other.reason()).isEqualTo("flag");
  }

  @Test
  void one_server_goes_on_where_another_was_killed() {
    one.play("white: d2d3");
    one.pass(DAY);
    one.matches.evict(Duration.ofMillis(-1));
    other.pass(DAY - MINUTE);
    assertThat(other.left("black")).isEqualTo(Duration.ofMinutes(1));
    other.pass(MINUTE);
    assertThat(flags()).isEqualTo(1);
  }

  @Test
  void of_two_servers_one_reminds() {
    one.play("white: d2d3");
    other.pass(36 * HOUR - MINUTE / 2);
    assertThat(told).isEmpty();
    alarms.pass(MINUTE / 2);
    one.matches.due().look();
    other.matches.due().look();
    assertThat(told).extracting(Calendar.Told::to).containsExactly(BOB.id());
  }

  @Test
  void a_vacation_that_was_taken_at_one_server_holds_at_the_other() {
    other.sheet(BOB.id());
    one.matches.off().take(ANN.id(), 5, 0).orThrow();
    other.pass(MINUTE);
    assertThat(other.sheet(BOB.id()).get("clock").get("away").get("white").longValue())
        .isEqualTo(5 * DAY - MINUTE);
    other.pass(6 * DAY);
    assertThat(flags()).isZero();
    assertThat(other.left("white")).isEqualTo(Duration.ofDays(1).plusMinutes(-1));
  }

  @Test
  void who_is_back_early_at_one_server_is_so_at_the_other() {
    one.matches.off().take(ANN.id(), 20, 0).orThrow();
    other.pass(DAY);
    // The other has her turn in memory as if she were still away for long.
    one.matches.off().end(ANN.id()).orThrow();
    other.play("white: d2d3");
    other.play("black: d7d5");
    other.pass(2 * DAY - MINUTE);
    assertThat(flags()).isZero();
    other.pass(MINUTE);
    assertThat(flags()).isEqualTo(1);
  }
}
