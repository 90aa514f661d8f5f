package fr.zizanie.rules.tsunami;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Go itself: captures, suicide, ko, superko, counts of moves (3.2). */
class GoRulesTest {
  private static Scene plain(String... more) {
    var options = new String[more.length + 1];
    options[0] = "deck=none";
    System.arraycopy(more, 0, options, 1, more.length);
    return Scene.with(options);
  }

  @Test
  void chains_are_taken_with_their_last_liberty() {
    plain().black("C3 C4 D5 E4 E3").white("D3 D4").play("D2").at("D3=. D4=. D2=X").acts("white");
    plain().black("A2").white("A1").play("B1").at("A1=.");
    assertThat(plain().black("A2").white("A1").play("B1").state().board().takenByBlack()).isOne();
  }

  @Test
  void suicide_is_forbidden_for_one_stone_and_for_many() {
    plain().white("A2 B1").refuses("A1", "suicide");
    plain().black("A1").white("A2 B2 C1").refuses("B1", "suicide").offers("C2");
  }

  @Test
  void a_stone_that_takes_is_no_suicide() {
    plain().black("C1 B2 A3").white("B1 A2").play("A1").at("B1=. A2=. A1=X");
  }

  @Test
  void a_snapback_is_no_ko() {
    plain()
        .black("A3 B3 C3 D2 D1")
        .white("A2 B2 C1 C2")
        .play("A1")
        .at("A1=X")
        .play("B1")
        .at("A1=. B1=O");
    plain()
        .black("A3 B2 C2 D1")
        .white("A2 B1 C1")
        .turn("black")
        .play("A1")
        .at("A2=. B1=. C1=. A1=X");
  }

  @Test
  void a_ko_is_not_retaken_at_once_and_is_after_a_threat() {
    var ko =
        plain()
            .black("B1 A2 B3")
            .white("C1 D2 C3")
            .turn("white")
            .play("B2, C2")
            .at("B2=. C2=X")
            .refuses("B2", "repeat");
    ko.play("N13, M13, B2").at("B2=O C2=.").refuses("C2", "repeat");
  }

  @Test
  void sending_two_returning_one_is_stopped_by_both_rules_at_their_time() {
    // White sends two stones, Black returns one: the board comes back after three moves.
    plain("ko=psk")
        .black("A2 B2")
        .white("B1 C2 D1")
        .turn("white")
        .play("A1, C1")
        .at("A1=. B1=.")
        .refuses("B1", "repeat");
    plain("ko=nssk")
        .black("A2 B2")
        .white("B1 C2 D1")
        .turn("white")
        .play("A1, C1, B1")
        .at("B1=O C1=.")
        .play("pass")
        .refuses("A1", "repeat");
  }

  @Test
  void what_the_other_created_may_come_again_only_under_the_natural_rule() {
    // Black passes, so that White’s capture brings back what Black’s own stone had created.
    plain("ko=nssk")
        .black("B1 A2 B3")
        .white("C1 D2 C3")
        .turn("white")
        .play("B2, pass, N13, C2, pass")
        .free("black");
    var retaken =
        plain("ko=nssk")
            .black("B1 A2 B3 C2")
            .white("C1 D2 C3")
            .turn("white")
            .play("B2, C2")
            .at("B2=. C2=X");
    retaken.refuses("B2", "repeat");
    plain("ko=psk")
        .black("B1 A2 B3 C2")
        .white("C1 D2 C3")
        .turn("white")
        .play("B2")
        .refuses("C2", "repeat");
  }

  @Test
  void there_are_so_many_lines_of_play() {
    var game = new Tsunami();
    var start = game.start(Scene.agreed());
    assertThat(game.perft(start, 1)).isEqualTo(170);
    assertThat(game.perft(start, 2)).isEqualTo(169 * 169 + 170);
    assertThat(game.divide(start, 2)).containsEntry("pass", 170L).containsEntry("G7", 169L);
    // Three deep: after two passes there are no leaves.
    long stoneStone = 169L * 168 * 168;
    long stonePass = 169L * 169;
    long passStone = 169L * 169;
    assertThat(game.perft(start, 3)).isEqualTo(stoneStone + stonePass + passStone);
  }
}
