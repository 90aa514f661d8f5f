package fr.zizanie.app.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.agent.Budget;
import java.util.List;
import org.junit.jupiter.api.Test;

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
    assertThat(ask("list_commands")).contains("final_status_list\ngenmove\n");
    assertThat(ask("3 castle")).isEqualTo("?3 unknown command");
    assertThat(program.answer("  # a comment")).isEmpty();
    assertThat(program.quits()).isFalse();
    assertThat(ask("quit")).isEqualTo("=");
    assertThat(program.quits()).isTrue();
  }

  @Test
  void the_board_is_13_or_9_and_nothing_else() {
    ask("play b N13");
    for (String size : "19 11 1 0 -9 9.0 nine".split(" ", -1))
      assertThat(ask("boardsize " + size)).isEqualTo("? unacceptable size");
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
    assertThat(ask("play white Z9")).isEqualTo("? syntax error");
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
}
