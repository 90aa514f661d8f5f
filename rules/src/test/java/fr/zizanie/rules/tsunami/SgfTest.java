package fr.zizanie.rules.tsunami;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Games for go programs. */
class SgfTest {
  private static String sgf(Scene scene) {
    return Sgf.write(scene.match(), Map.of("Black", "A]nn", "Date", "2026.11.21"));
  }

  @Test
  void moves_captures_passes_and_the_result_are_plain_go() {
    String text =
        sgf(
            Scene.with("deck=none")
                .black("A2")
                .white("A1")
                .play("B1, K10, pass, pass, agree, agree"));
    assertThat(text)
        .isEqualTo(
            """
            (;FF[4]GM[1]CA[UTF-8]AP[Zizanie:1]SZ[13]GN[Tsunami sur le goban]KM[7.5]\
            RU[French, nssk, deck none, rules 2]PB[A\\]nn]PW[?]DT[2026-11-21]RE[W+5.5]\
            AB[al]AW[am]PL[B]
            ;B[bm]
            ;W[jd]
            ;B[]
            ;W[]
            ;ZA[agree]
            ;ZA[agree]
            ;TB[am])
            """);
  }

  @Test
  void what_cards_do_is_set_up_and_notes_stay_hidden() {
    String text =
        sgf(
            Scene.with()
                .hand("black", "troc piege")
                .black("D4")
                .white("D5")
                .play("#troc D4 D5, K10, pass, #piege C3, G7"));
    assertThat(text).contains(";AB[di]AW[dj]C[#troc D4 D5]").contains(";W[jd]");
    assertThat(text).contains("C[#piege ?]").contains(";B[gg]");
  }
}
