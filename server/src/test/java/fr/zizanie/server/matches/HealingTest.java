package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.IronPondTables.dealt;
import static fr.zizanie.server.matches.IronPondTables.options;
import static fr.zizanie.server.matches.IronPondTables.play;
import static fr.zizanie.server.matches.Tables.ANN;
import static fr.zizanie.server.matches.Tables.BOB;
import static fr.zizanie.server.matches.Tables.EVE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.mutation.MutationState;
import fr.zizanie.rules.mutation.MutationView;
import fr.zizanie.server.Announces;
import fr.zizanie.server.computer.Thinking;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.time.HandAlarms;
import fr.zizanie.sheets.Checked;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.time.TimeControl;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table whose store fails for a while goes on by itself, and loses and doubles nothing. */
@Announces({"StoreRetry", "Thinking"})
class HealingTest {
  private static final Mutation GAME = new Mutation();

  @TempDir Path data;
  private Failing failing;
  private Tables tables;
  private HandAlarms alarms;

  private void open(Thinking thinking) {
    failing = new Failing(FreshSqlite.in(data));
    alarms = new HandAlarms();
    tables = new Tables(failing.store(), thinking, alarms);
  }

  @AfterEach
  void close() {
    tables.close();
  }

  private static Match<MutationState, MutationView> mutation() {
    return Match.begin(GAME, Options.read(GAME.profile().options(), Map.of()).orThrow());
  }

  private static Thinking scripted() {
    return new Scripted(3, UnaryOperator.identity(), () -> "").thinking();
  }

  @Test
  void a_player_is_told_and_may_try_again() {
    open(scripted());
    var table = tables.table(mutation());
    failing.appends = 1;
    assertThatThrownBy(() -> Tables.say(table, Seat.FIRST, "e2e4")).hasMessageContaining("full");
    assertThat(Tables.version(table, BOB.id())).isZero();
    Tables.say(table, Seat.FIRST, "e2e4").orThrow();
    assertThat(Tables.version(table, BOB.id())).isEqualTo(1);
  }

  @Test
  void what_was_written_although_the_store_failed_is_taken_over() {
    open(scripted());
    var table = tables.table(mutation());
    failing.answers = 1;
    assertThatThrownBy(() -> Tables.say(table, Seat.FIRST, "e2e4")).hasMessageContaining("line");
    failing.reads = 1;
    alarms.pass(1_000);
    assertThat(Tables.version(table, EVE)).isZero();
    alarms.pass(2_000);
    assertThat(Tables.version(table, EVE)).isEqualTo(1);
    Tables.say(table, Seat.SECOND, "e7e5").orThrow();
    assertThat(tables.store.matches().match(Tables.M1).orElseThrow().entries())
        .containsExactly("white e2e4", "black e7e5");
  }

  @Test
  void so_is_it_when_the_player_says_it_again_at_once() {
    open(scripted());
    var table = tables.table(mutation());
    failing.answers = 1;
    assertThatThrownBy(() -> Tables.say(table, Seat.FIRST, "e2e4")).hasMessageContaining("line");
    var again = table.play(ANN.id(), Seat.FIRST, 0, "e2e4");
    assertThat(Checked.told(again)).contains(Reason.STALE.name());
    assertThat(Tables.version(table, ANN.id())).isEqualTo(1);
  }

  @Test
  void a_flag_falls_once_it_can() {
    open(scripted());
    var table = tables.table(mutation(), new TimeControl.Fischer(1, 0));
    Tables.say(table, Seat.FIRST, "e2e4").orThrow();
    Tables.say(table, Seat.SECOND, "e7e5").orThrow();
    failing.appends = 3;
    alarms.pass(60_000 + 6_999);
    assertThat(table.match().outcome()).isEmpty();
    alarms.pass(1);
    assertThat(table.match().outcome().orElseThrow().reason()).isEqualTo("flag");
  }

  /** One alarm serves all that is due: what breaks as it rings must not silence the rest. */
  @Test
  void a_decision_ends_although_its_beginning_could_not_be_told() {
    open(scripted());
    var match = dealt(options("darts=skill"), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54);
    var table = tables.table(match, new Sitter.Person(ANN), new Sitter.Person(ANN));
    var broken = new AtomicBoolean();
    table.watch(
        new ViewerConnection(
            ANN.id(),
            _ -> {
              if (broken.get()) throw new IllegalStateException("the line is broken");
            }),
        0);
    for (String text : List.of("e2e4", "#71 d7"))
      table.play(ANN.id(), Seat.FIRST, Tables.version(table, ANN.id()), text).orThrow();
    table.play(ANN.id(), Seat.SECOND, Tables.version(table, ANN.id()), "pass").orThrow();
    broken.set(true);
    assertThatThrownBy(() -> alarms.pass(60_000)).hasMessageContaining("broken");
    broken.set(false);
    int before = table.match().log().size();
    alarms.pass(60_000);
    assertThat(table.match().log().get(before).toString()).contains("TIMEOUT");
  }

  @Test
  void a_window_closes_once_it_can() {
    open(scripted());
    var table = tables.table(dealt(options(), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54));
    play(table, "white: e2e4", "white: #35 c1 b1");
    failing.appends = 2;
    alarms.pass(14_999);
    assertThat(IronPondTables.window(table, "bob").isMissingNode()).isFalse();
    alarms.pass(1);
    assertThat(IronPondTables.window(table, "bob").isMissingNode()).isTrue();
  }

  @Test
  void what_is_said_for_a_player_is_said_once_it_can() {
    open(scripted());
    var table = tables.table(dealt(options(), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54));
    table.autopass(BOB.id(), true);
    play(table, "white: e2e4", "white: #35 c1 b1");
    failing.appends = 1;
    alarms.pass(HandAlarms.DELAY);
    assertThat(IronPondTables.window(table, "bob").isMissingNode()).isFalse();
    alarms.pass(1_000 + HandAlarms.DELAY);
    assertThat(IronPondTables.window(table, "bob").isMissingNode()).isTrue();
  }

  @Test
  void the_computer_moves_once_it_can() {
    open(scripted());
    var table = tables.table(mutation(), new Sitter.Computer(1), new Sitter.Person(ANN));
    var match = table.match();
    var move = Lines.actions(match.game(), match.state(), 1).getFirst();
    failing.after = 1;
    failing.appends = 3;
    table.play(ANN.id(), Seat.SECOND, 1, match.game().notation().print(move)).orThrow();
    assertThat(table.match().log()).hasSize(2);
    alarms.pass(6_999);
    assertThat(table.match().log()).hasSize(2);
    alarms.pass(1);
    assertThat(table.match().log()).hasSize(3);
  }

  @Test
  void pauses_grow_to_a_minute_and_shrink_when_something_was_written() {
    open(scripted());
    var table = tables.table(mutation(), new TimeControl.Fischer(1, 0));
    Tables.say(table, Seat.FIRST, "e2e4").orThrow();
    Tables.say(table, Seat.SECOND, "e7e5").orThrow();
    failing.appends = 10;
    alarms.pass(1_000_000);
    assertThat(alarms.asked)
        .containsSubsequence(
            1_000L, 2_000L, 4_000L, 8_000L, 16_000L, 32_000L, 60_000L, 60_000L, 60_000L);
    assertThat(table.match().outcome()).isPresent();
    assertThat(table.idle(Long.MAX_VALUE)).isTrue();
  }

  @Test
  void an_agent_that_fails_is_asked_again_and_then_a_move_is_drawn() {
    var failures = new Scripted.Broken();
    open(failures.thinking());
    var table = tables.table(mutation(), new Sitter.Person(ANN), new Sitter.Computer(1));
    Tables.say(table, Seat.FIRST, "e2e4").orThrow();
    assertThat(failures.asked).isEqualTo(2);
    assertThat(Tables.version(table, ANN.id())).isEqualTo(2);
  }
}
