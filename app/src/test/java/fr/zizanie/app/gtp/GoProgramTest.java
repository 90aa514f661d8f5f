package fr.zizanie.app.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Stones;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Our program as go programs meet it. */
class GoProgramTest {
  private final GoProgram program = new GoProgram(new Budget(500, 2));

  private String ask(String line) {
    return program.answer(line).orElseThrow();
  }

  @Test
  void it_says_what_it_is_and_what_it_knows() {
    assertThat(ask("protocol_version")).isEqualTo("= 2");
    assertThat(ask("17 name")).isEqualTo("=17 Zizanie");
    assertThat(ask("known_command genmove")).isEqualTo("= true");
    assertThat(ask("known_command castle")).isEqualTo("= false");
    assertThat(ask("list_commands")).contains("final_status_list\nfixed_handicap\ngenmove\n");
    assertThat(ask("3 castle")).isEqualTo("?3 unknown command");
    assertThat(program.answer("  # a comment")).isEmpty();
    assertThat(program.quits()).isFalse();
    assertThat(ask("quit")).isEqualTo("=");
    assertThat(program.quits()).isTrue();
  }

  @Test
  void the_board_is_13_or_9_and_nothing_else() {
    ask("play b N13");
    for (String size : "19 11 1 0 2147483647".split(" ", -1))
      assertThat(ask("boardsize " + size)).isEqualTo("? unacceptable size");
    for (String size : " -9 9.0 nine".split(" ", -1))
      assertThat(ask("boardsize " + size)).isEqualTo("? syntax error");
    assertThat(ask("showboard")).contains("13 . . . . . . . . . . . . X");
    assertThat(ask("boardsize 9")).isEqualTo("=");
    assertThat(ask("showboard"))
        .contains(" 9 . . . . . . . . .")
        .doesNotContain("10")
        .endsWith("J");
    assertThat(ask("play b K1")).isEqualTo("? illegal move");
    assertThat(ask("genmove b")).matches("= [A-HJ][1-9]");
    assertThat(ask("komi 7")).isEqualTo("=");
    assertThat(ask("clear_board")).isEqualTo("=");
    assertThat(ask("play b J9")).isEqualTo("=");
    assertThat(ask("play w H9")).isEqualTo("=");
    assertThat(ask("play w J8")).isEqualTo("=");
    assertThat(ask("final_score")).isEqualTo("= W+88.0");
    assertThat(ask("boardsize 13")).isEqualTo("=");
    assertThat(ask("play b N13")).isEqualTo("=");
  }

  @Test
  void stones_are_placed_taken_and_taken_back() {
    ask("play b A2");
    assertThat(ask("play white a1")).isEqualTo("=");
    assertThat(ask("play black B1")).isEqualTo("=");
    assertThat(ask("showboard")).contains(" 1 . X .").contains(" 2 X . .");
    assertThat(ask("play white A1")).isEqualTo("? illegal move");
    assertThat(ask("undo")).isEqualTo("=");
    assertThat(ask("showboard")).contains(" 1 O . .");
    assertThat(ask("play white Z9")).isEqualTo("? illegal move");
    assertThat(ask("play white Z99")).isEqualTo("? syntax error");
    assertThat(ask("play green D4")).isEqualTo("? syntax error");
    assertThat(ask("play white")).isEqualTo("? syntax error");
  }

  @Test
  void komi_is_not_taken_back_with_a_stone() {
    ask("play b D4");
    ask("komi 3.5");
    ask("undo");
    assertThat(ask("final_score")).isEqualTo("= W+3.5");
  }

  @Test
  void the_clock_bounds_the_time_of_a_move() {
    assertThat(Pace.FREE.millis(1000)).isEqualTo(1000);
    assertThat(Pace.set(0, 1, 1).millis(5000)).isEqualTo(800);
    assertThat(Pace.set(0, 10, 5).millis(1000)).isEqualTo(1000);
    assertThat(Pace.set(0, 5, 0).millis(1000)).isEqualTo(1000);
    assertThat(Pace.set(0, 0, 0).millis(1000)).isEqualTo(1000);
    assertThat(Pace.set(40, 0, 0).millis(5000)).isEqualTo(800);
    assertThat(Pace.set(40, 0, 0).left(1, 0).millis(5000)).isEqualTo(20);
    assertThat(Pace.set(600, 30, 5).left(10, 5).millis(5000)).isEqualTo(1600);
    assertThat(Pace.set(600, 30, 5).left(0, 0).millis(5000)).isEqualTo(1);
    assertThat(ask("time_settings 0 1 x")).isEqualTo("? syntax error");
    assertThat(ask("time_left b 10")).isEqualTo("? syntax error");
    assertThat(ask("time_settings 0 1 1")).isEqualTo("=");
    assertThat(ask("time_left w 1 1")).isEqualTo("=");
  }

  @Test
  void a_colour_may_move_twice_and_after_two_passes() {
    ask("play black D4");
    assertThat(ask("play black E4")).isEqualTo("=");
    ask("play white pass");
    ask("play black pass");
    assertThat(ask("play white K10")).isEqualTo("=");
    assertThat(ask("showboard")).contains("X X");
  }

  @Test
  void it_moves_where_it_may_and_only_suggests_when_asked_to() {
    String before = ask("showboard");
    assertThat(ask("reg_genmove black")).matches("= [A-HJ-N]([1-9]|1[0-3])");
    assertThat(ask("showboard")).isEqualTo(before);
    assertThat(ask("genmove black")).matches("= [A-HJ-N]([1-9]|1[0-3])");
    assertThat(ask("genmove white")).matches("= [A-HJ-N]([1-9]|1[0-3])");
    assertThat(ask("komi 6.50")).isEqualTo("=");
    assertThat(ask("komi much")).isEqualTo("? syntax error");
    assertThat(ask("showboard")).contains("X").contains("O");
    assertThat(ask("time_settings 0 1 1")).isEqualTo("=");
    assertThat(ask("clear_board")).isEqualTo("=");
    assertThat(ask("showboard")).isEqualTo(before);
  }

  @Test
  void it_counts_without_the_dead() {
    for (int row = 1; row <= 13; row++) {
      ask("play black F" + row);
      ask("play white G" + row);
    }
    for (String stone : List.of("B7", "C8", "C6")) ask("play black " + stone);
    ask("play white C7");
    assertThat(ask("final_status_list dead")).isEqualTo("= C7");
    assertThat(ask("final_status_list alive")).contains("F1").doesNotContain("C7");
    assertThat(ask("final_score")).isEqualTo("= W+20.5");
  }

  @Test
  void an_id_comes_back_as_it_was_written() {
    for (String id : List.of("0", "007", "1234567890", "2147483647", "123456789012345678901")) {
      assertThat(ask(id + " name")).isEqualTo("=" + id + " Zizanie");
      assertThat(ask(id + " castle")).isEqualTo("?" + id + " unknown command");
      assertThat(ask(id)).isEqualTo("?" + id + " unknown command");
    }
    assertThat(ask("-1 name")).isEqualTo("? unknown command");
  }

  @Test
  void comments_control_characters_and_tabs_are_no_words() {
    assertThat(ask("\t 5\tname\r")).isEqualTo("=5 Zizanie");
    assertThat(ask("na\u0007me # who are you")).isEqualTo("= Zizanie");
    assertThat(ask("na\rme\u007f\f")).isEqualTo("= Zizanie");
    assertThat(program.answer("\t \r")).isEmpty();
    assertThat(program.answer("#name")).isEmpty();
    assertThat(ask("showboard")).doesNotContain("\n\n");
  }

  @Test
  void whatever_is_listed_is_known_and_nothing_else() {
    var listed = ask("list_commands").substring(2).lines().toList();
    assertThat(listed)
        .contains("fixed_handicap", "place_free_handicap", "set_free_handicap", "loadsgf")
        .contains("kgs-genmove_cleanup", "undo", "final_score");
    for (String command : listed) {
      assertThat(ask("known_command " + command)).isEqualTo("= true");
      if (!command.equals("quit"))
        assertThat(ask(command)).as(command).isNotEqualTo("? unknown command");
    }
    for (String other : List.of("NAME", "castle", "kgs-chat", "=")) {
      assertThat(ask("known_command " + other)).isEqualTo("= false");
      assertThat(ask(other)).isEqualTo("? unknown command");
    }
    assertThat(ask("known_command")).isEqualTo("? syntax error");
  }

  @Test
  void any_komi_is_taken_and_counted() {
    ask("boardsize 9");
    ask("play b E5");
    for (var komi :
        Map.of(
                "3.75",
                "B+77.25",
                "+6.5",
                "B+74.5",
                "-0.25",
                "B+81.25",
                "375",
                "W+294.0",
                "81",
                "0",
                "6.",
                "B+75.0",
                ".5",
                "B+80.5",
                "1000000",
                "W+999919.0")
            .entrySet()) {
      assertThat(ask("komi " + komi.getKey())).isEqualTo("=");
      assertThat(ask("final_score")).as(komi.getKey()).isEqualTo("= " + komi.getValue());
    }
    assertThat(ask("genmove w")).startsWith("= ");
    for (String none : List.of("", " much", " 6,5", " NaN", " 1x"))
      assertThat(ask("komi" + none)).isEqualTo("? syntax error");
  }

  @Test
  void what_no_board_has_is_no_point_and_what_this_one_lacks_no_legal_one() {
    for (String point : List.of("I5", "A0", "A26", "55", "AA1", "D-4", "D4.0"))
      assertThat(ask("play b " + point)).isEqualTo("? syntax error");
    for (String point : List.of("T19", "O1", "A14", "z25"))
      assertThat(ask("play b " + point)).isEqualTo("? illegal move");
    assertThat(ask("play B PASS")).isEqualTo("=");
    assertThat(ask("undo")).isEqualTo("=");
    assertThat(ask("undo")).isEqualTo("? cannot undo");
  }

  @Test
  void handicap_stones_stand_where_custom_has_them() {
    assertThat(ask("fixed_handicap 9")).isEqualTo("= D4 K10 D10 K4 D7 K7 G4 G10 G7");
    assertThat(ask("fixed_handicap 2")).isEqualTo("? board not empty");
    assertThat(ask("undo")).isEqualTo("? cannot undo");
    assertThat(ask("play w E5")).isEqualTo("=");
    ask("clear_board");
    assertThat(ask("fixed_handicap 5")).isEqualTo("= D4 K10 D10 K4 G7");
    ask("boardsize 9");
    assertThat(ask("fixed_handicap 3")).isEqualTo("= C3 G7 C7");
    ask("clear_board");
    for (String number : List.of("0", "1", "10", "100"))
      assertThat(ask("fixed_handicap " + number)).isEqualTo("? invalid number of stones");
    for (String none : List.of("", " two", " -2", " 2.5"))
      assertThat(ask("fixed_handicap" + none)).isEqualTo("? syntax error");
  }

  @Test
  void handicap_stones_are_placed_freely() {
    assertThat(ask("place_free_handicap 6")).isEqualTo("= D4 K10 D10 K4 D7 K7");
    ask("clear_board");
    assertThat(ask("place_free_handicap 20").split(" ", -1)).hasSize(10);
    ask("clear_board");
    assertThat(ask("place_free_handicap 169")).isEqualTo("? invalid number of stones");
    assertThat(ask("set_free_handicap D4 q16")).isEqualTo("? bad vertex list");
    assertThat(ask("set_free_handicap D4 d4")).isEqualTo("? bad vertex list");
    assertThat(ask("set_free_handicap D4 pass")).isEqualTo("? bad vertex list");
    assertThat(ask("set_free_handicap D4")).isEqualTo("? bad vertex list");
    assertThat(ask("set_free_handicap D4 5")).isEqualTo("? syntax error");
    assertThat(ask("set_free_handicap D4 G7 k10")).isEqualTo("=");
    assertThat(ask("showboard").chars().filter(c -> c == 'X')).hasSize(3);
    assertThat(ask("set_free_handicap A1 B1")).isEqualTo("? board not empty");
  }

  @Test
  void a_file_is_played_up_to_a_move(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("Game.sgf");
    Files.write(
        file,
        "(;SZ[9]KM[5.5]PB[J\u00fcrg]AB[aa];W[cc];B[ee];W[];B[];W[gg])"
            .getBytes(StandardCharsets.ISO_8859_1));
    assertThat(ask("loadsgf " + file)).isEqualTo("=");
    assertThat(ask("showboard").chars().filter(c -> c == 'X' || c == 'O')).hasSize(4);
    assertThat(ask("undo")).isEqualTo("=");
    assertThat(ask("showboard").chars().filter(c -> c == 'X' || c == 'O')).hasSize(3);
    assertThat(ask("loadsgf " + file + " 2")).isEqualTo("=");
    assertThat(ask("showboard").chars().filter(c -> c == 'X')).hasSize(1);
    assertThat(ask("final_score")).startsWith("= ");
    assertThat(ask("loadsgf " + file + " 1")).isEqualTo("=");
    assertThat(ask("undo")).isEqualTo("? cannot undo");
    String before = ask("showboard");
    assertThat(ask("loadsgf " + folder.resolve("none.sgf"))).isEqualTo("? cannot load file");
    assertThat(ask("loadsgf " + folder)).isEqualTo("? cannot load file");
    Files.writeString(file, "(;SZ[19])");
    assertThat(ask("loadsgf " + file)).isEqualTo("? cannot load file");
    assertThat(ask("loadsgf")).isEqualTo("? syntax error");
    assertThat(ask("loadsgf " + file + " x")).isEqualTo("? syntax error");
    assertThat(ask("showboard")).isEqualTo(before);
  }

  @Test
  void dead_stones_are_taken_where_that_costs_nothing() {
    var board =
        Stones.ofRows(
            List.of(
                    ". . . . X O . . .",
                    ". O O . X O . . .",
                    ". O O . X O . . .",
                    ". . . . X O . . .",
                    ". . . . X O . . .",
                    "X . . . X O . . .",
                    "O X . X X O . X .",
                    "O X . X O O . . .",
                    ". O X X O . . . .")
                .stream()
                .map(row -> row.replace(" ", ""))
                .toList());
    var dead = board.chain(Grid.parse("B8")).or(board.chain(Grid.parse("A2")));
    var moves = Cleanup.moves(board, Seat.FIRST, dead).map(Grid::name).toList();
    assertThat(moves).startsWith("A1").contains("B9", "D8").doesNotContain("E5");
    assertThat(Cleanup.moves(board, Seat.SECOND, dead)).isEmpty();
    assertThat(ask("kgs-genmove_cleanup white")).matches("= [A-HJ-N]([1-9]|1[0-3])");
    assertThat(ask("kgs-genmove_cleanup")).isEqualTo("? syntax error");
  }
}
