package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.IronPondTables.dealt;
import static fr.zizanie.server.matches.IronPondTables.options;
import static fr.zizanie.server.matches.IronPondTables.play;
import static fr.zizanie.server.matches.IronPondTables.sheet;
import static fr.zizanie.server.matches.IronPondTables.window;
import static fr.zizanie.server.matches.Tables.ANN;
import static fr.zizanie.server.matches.Tables.BOB;
import static fr.zizanie.server.matches.Tables.EVE;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.server.table.Table;
import fr.zizanie.server.time.HandAlarms;
import fr.zizanie.sheets.Checked;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Sitter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Iron Pond with one person at the table: against the computer, or on a screen that two share. */
class IronPondAloneTest {
  @TempDir Path data;
  private final ThinkingByHand computer = new ThinkingByHand();
  private Tables tables;
  private HandAlarms alarms;

  @BeforeEach
  void open() {
    tables = new Tables(data, computer.thinking);
    alarms = tables.alarms;
  }

  @AfterEach
  void close() {
    tables.close();
  }

  @Test
  void the_computer_answers_a_window_after_a_pause() {
    var match = dealt(options(), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54);
    var table = tables.table(match, new Sitter.Person(ANN), new Sitter.Computer(1));
    play(table, "white: e2e4", "white: #35 c1 b1");
    var seen = new ArrayList<JsonNode>();
    table.watch(
        new ViewerConnection(EVE, sheet -> seen.add(Checked.tree("ToPage", sheet.json()))), 0);
    assertThat(computer.answering.waiting()).isOne();
    computer.answering.one();
    assertThat(seen.getLast().at("/cards/announced")).hasSize(1);
    assertThat(computer.pauses).isOne();
    computer.pausing.one();
    assertThat(seen.getLast().at("/cards/announced")).isEmpty();
    assertThat(alarms.asked).doesNotContain(12_000L);
    while (computer.quick.waiting() > 0) computer.quick.one();
    assertThat(sheet(table, "ann").get("turn").stringValue()).isEqualTo("white");
  }

  /** Ann has White and 35, 22, 11, 71, 54 at a table with the computer. */
  private Table<IronPondState, IronPondView> opposed(int held, String... words) {
    var match = dealt(options(words), held, 35, 3, 37, 4, 31, 5, 36, 6, 54);
    for (String text : List.of("e2e4", "#35 c1 b1")) match = match.play(Seat.FIRST, text).orThrow();
    return tables.table(match, new Sitter.Computer(1), new Sitter.Person(BOB));
  }

  @Test
  void against_the_computer_no_time_runs_for_an_answer() {
    var table = opposed(32);
    assertThat(sheet(table, "bob").get("turn").stringValue()).isEqualTo("black");
    assertThat(sheet(table, "bob").get("cards").get("playable").toString()).isEqualTo("[\"32\"]");
    assertThat(window(table, "bob").isMissingNode()).isTrue();
    alarms.pass(3_600_000);
    assertThat(sheet(table, "bob").get("turn").stringValue()).isEqualTo("black");
    play(table, "black: #32");
    assertThat(sheet(table, "bob").get("lines").toString()).doesNotContain("timeout");
  }

  @Test
  void a_window_against_the_computer_that_cannot_be_used_does_not_open() {
    var table = opposed(33);
    assertThat(sheet(table, "bob").get("lines").toString()).contains("\"token\":\"pass\"");
    assertThat(alarms.asked).isEmpty();
  }

  @Test
  void nor_does_one_that_its_person_lets_pass_for_this_turn() {
    var table = opposed(32);
    table.passTurn(BOB.id(), Seat.SECOND, true).orThrow();
    assertThat(sheet(table, "bob").get("lines").toString()).contains("\"token\":\"pass\"");
  }

  @Test
  void a_takeback_against_the_computer_goes_back_to_ones_own_last_move() {
    var match =
        dealt(options(), 33, 35, 3, 37, 4, 31, 5, 36, 6, 54)
            .play(Seat.FIRST, "e2e4")
            .orThrow()
            .play(Seat.FIRST, "end")
            .orThrow()
            .play(Seat.SECOND, "e7e5")
            .orThrow()
            .play(Seat.SECOND, "end")
            .orThrow()
            .play(Seat.FIRST, "g1f3")
            .orThrow()
            .play(Seat.FIRST, "#35 c1 b1")
            .orThrow();
    var table = tables.table(match, new Sitter.Computer(1), new Sitter.Person(BOB));
    play(table, "black: offer takeback");
    var sheet = sheet(table, "bob");
    assertThat(sheet.get("turn").stringValue()).isEqualTo("black");
    assertThat(sheet.get("offer").get("words").toString()).doesNotContain("end");
    assertThat(sheet.get("ply").intValue()).isEqualTo(2);
    assertThat(sheet.get("board").toString()).contains("\"at\":\"e7\"").doesNotContain("e5");
  }

  @Test
  void the_computer_throws_its_darts_without_looking() {
    var match =
        dealt(options("darts=skill"), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54)
            .play(Seat.FIRST, "e2e4")
            .orThrow()
            .play(Seat.FIRST, "#71 d7")
            .orThrow()
            .play(Seat.SECOND, "pass")
            .orThrow();
    var table = tables.table(match, new Sitter.Computer(1), new Sitter.Person(BOB));
    assertThat(window(table, "bob").get("what").stringValue()).isEqualTo("darts");
    alarms.pass(HandAlarms.DELAY);
    assertThat(window(table, "bob").isMissingNode()).isTrue();
    assertThat(table.match().log().toString()).contains("detail=shots ");
  }

  /** What two at one screen, or a player against the computer, have left of what was done. */
  private int left(boolean alone, String... done) throws IOException {
    var match = dealt(options(), 33, 35, 3, 37, 4, 31, 5, 36, 6, 54);
    for (String line : done) {
      Seat by = line.startsWith("black") ? Seat.SECOND : Seat.FIRST;
      match = match.play(by, line.substring(line.indexOf(' ') + 1)).orThrow();
    }
    var other = alone ? new Sitter.Person(ANN) : new Sitter.Computer(1);
    try (var fresh = new Tables(Files.createTempDirectory(data, "left"))) {
      var table = fresh.table(match, new Sitter.Person(ANN), other);
      alone(table, Seat.FIRST, "offer takeback");
      return table.match().ply();
    }
  }

  @Test
  void a_takeback_undoes_a_turn_that_was_ended_back_to_before_its_move() throws IOException {
    for (boolean alone : List.of(true, false)) {
      assertThat(left(alone, "white e2e4")).isZero();
      assertThat(left(alone, "white e2e4", "white end")).isZero();
    }
    String[] two = {"white e2e4", "white end", "black e7e5", "black end"};
    assertThat(left(true, two)).isEqualTo(2);
    assertThat(left(false, two)).isZero();
    // A turn that goes on: only what was done last.
    assertThat(left(true, "white e2e4", "white end", "black e7e5")).isEqualTo(2);
    assertThat(left(false, "white e2e4", "white end", "black e7e5", "black end", "white g1f3"))
        .isEqualTo(4);
  }

  @Test
  void at_one_screen_no_time_runs_for_an_answer_and_a_cards_own_waits_until_somebody_looks() {
    var match = dealt(options(), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54);
    var table = tables.table(match, new Sitter.Person(ANN), new Sitter.Person(ANN));
    var pushed = new ArrayList<JsonNode>();
    var connection =
        new ViewerConnection(
            ANN.id(), message -> pushed.add(Checked.tree("ToPage", message.json())));
    table.watch(connection, 0);
    table.look(connection, Optional.of(Seat.FIRST)).orThrow();
    for (String text : List.of("e2e4", "#11")) alone(table, Seat.FIRST, text);
    // White still looks, and sees nothing of what Black may do.
    assertThat(pushed.getLast().get("viewer").stringValue()).isEqualTo("white");
    assertThat(pushed.getLast().get("turn").stringValue()).isEqualTo("black");
    assertThat(pushed.getLast().get("offer").get("words").toString()).doesNotContain("pass");
    alarms.pass(3_600_000);
    assertThat(table.match().turn()).isEqualTo(Turn.of(Seat.SECOND));
    table.look(connection, Optional.empty()).orThrow();
    assertThat(pushed.getLast().get("viewer").stringValue()).isEqualTo("public");
    table.look(connection, Optional.of(Seat.SECOND)).orThrow();
    assertThat(pushed.getLast().get("offer").get("words").toString()).contains("pass");
    alone(table, Seat.SECOND, "pass");
    assertThat(window(table, "ann").isMissingNode()).isTrue();
    table.look(connection, Optional.of(Seat.FIRST)).orThrow();
    assertThat(pushed.getLast().get("cards").get("window").get("left").intValue())
        .isEqualTo(10_000);
    alarms.pass(9_999);
    assertThat(window(table, "ann").get("what").stringValue()).isEqualTo("take");
    alarms.pass(1);
    assertThat(window(table, "ann").isMissingNode()).isTrue();
  }

  @Test
  void at_one_screen_a_time_begins_by_itself_for_a_page_that_never_looks() {
    var match =
        dealt(options(), 39, 35, 3, 22, 4, 11, 5, 71, 6, 54).play(Seat.FIRST, "e2e4").orThrow();
    match = match.play(Seat.FIRST, "#11").orThrow().play(Seat.SECOND, "pass").orThrow();
    var table = tables.table(match, new Sitter.Person(ANN), new Sitter.Person(ANN));
    alarms.pass(59_999);
    assertThat(window(table, "ann").isMissingNode()).isTrue();
    alarms.pass(1);
    assertThat(window(table, "ann").get("left").intValue()).isEqualTo(10_000);
    assertThat(table.look(new ViewerConnection(BOB.id(), _ -> {}), Optional.empty()))
        .isInstanceOf(Answer.No.class);
  }

  private static void alone(Table<?, ?> table, Seat seat, String text) {
    table.play(ANN.id(), seat, Tables.version(table, ANN.id()), text).orThrow();
  }
}
