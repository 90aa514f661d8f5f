package fr.zizanie.rules.felon;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Reason;
import java.util.HashSet;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The placing phase, one test a ruling (Le Félon, 2.3 and 2.12). */
class SetupTest {
  private static final String MIDDLE = "/ggggggggggggg/13/13/13/13/13/13/13/13/13/GGGGGGGGGGGGG/";

  @Test
  void each_places_the_others_felon_and_then_the_rows_are_laid() {
    var m = Scene.of("");
    assertThat(m.fen()).isEqualTo("13" + MIDDLE + "13 y - - 0 1");
    assertThat(m.legal()).hasSize(13).contains("a13", "m13");
    m = m.play("g13");
    assertThat(m.fen()).isEqualTo("6f6" + MIDDLE + "13 r - - 0 1");
    assertThat(m.match().turn().is(Seat.SECOND)).isTrue();
    assertThat(m.legal()).hasSize(13).contains("a1", "m1");
    m = m.play("g1");
    assertThat(m.fen()).isEqualTo("embvcdfrcvbme" + MIDDLE + "EMBVCRFDCVBME y - - 0 1");
  }

  /** Rows of 2.3; for Red, read from m to a. */
  @ParameterizedTest
  @CsvSource({
    "a1, m13, FEMBVCRDCVBME",
    "c1, k13, EMFBVCRDCVBME",
    "g1, g13, EMBVCRFDCVBME",
    "m1, a13, EMBVCRDCVBMEF"
  })
  void the_felon_stands_in_the_row_where_it_was_placed(String yellow, String red, String row) {
    String fen = Scene.of(red + " " + yellow).fen();
    assertThat(fen).contains("/" + row + " y");
    assertThat(
            new StringBuilder(fen.substring(0, 13)).reverse().toString().toUpperCase(Locale.ROOT))
        .isEqualTo(row);
  }

  @Test
  void there_are_169_starts() {
    var starts = new HashSet<String>();
    for (String red : Scene.of("").legal())
      for (String yellow : Scene.of(red).legal()) starts.add(Scene.of(red + " " + yellow).fen());
    assertThat(starts).hasSize(169);
  }

  @Test
  void a_mirrored_set_up_lets_the_kings_face_each_other() {
    assertThat(Scene.of("g13 g1", "setupMirror=true").fen())
        .isEqualTo("embvcrfdcvbme" + MIDDLE + "EMBVCRFDCVBME y - - 0 1");
  }

  @Test
  void with_the_choice_each_says_which_way_he_reads() {
    var m = Scene.of("g13 a1", "setupDirection=CHOICE");
    assertThat(m.fen()).isEqualTo("6f6" + MIDDLE + "F12 y - - 0 1");
    assertThat(m.legal()).containsExactly("direct", "reversed");
    m = m.play("reversed");
    assertThat(m.fen()).isEqualTo("6f6" + MIDDLE + "FEMBVCDRCVBME r - - 0 1");
    assertThat(m.legal()).containsExactly("direct", "reversed");
    assertThat(m.play("direct").fen())
        .isEqualTo("embvcdfrcvbme" + MIDDLE + "FEMBVCDRCVBME y - - 0 1");
    assertThat(m.play("reversed").fen()).startsWith("embvcrfdcvbme/");
  }

  @Test
  void both_options_turn_the_row_twice() {
    assertThat(
            Scene.of("g13 g1 direct reversed", "setupDirection=choice", "setupMirror=TRUE").fen())
        .startsWith("embvcdfrcvbme/");
  }

  @Test
  void every_step_of_the_placing_loads_again() {
    for (String actions : new String[] {"", "c13", "c13 m1", "c13 m1 reversed"}) {
      var m = Scene.of(actions, "setupDirection=CHOICE");
      assertThat(Scene.load(m.fen(), "setupDirection=CHOICE").orThrow()).isEqualTo(m.state());
    }
    var laid = Scene.of("c13 m1");
    assertThat(Scene.load(laid.fen()).orThrow()).isEqualTo(laid.state());
  }

  @Test
  void what_is_asked_is_said() {
    assertThat(Scene.of("").refusal("e2e4").detail().en()).contains("rank 13");
    assertThat(Scene.of("").refusal("g1").detail().fr()).contains("rangée 13");
    assertThat(Scene.of("g13").refusal("g13").detail().en()).contains("rank 1, ");
    assertThat(Scene.of("g13 g1").refusal("g1").detail().en()).contains("set-up is over");
    assertThat(Scene.of("g13 g1").refusal("direct").reason()).isEqualTo(Reason.NOT_OFFERED);
    assertThat(Scene.of("g13 g1", "setupDirection=CHOICE").refusal("e2e4").detail().en())
        .contains("direct or reversed");
    for (String token : new String[] {"g14", "n1", "g0", "a", "13", "e2e", "e22", "a1a14", "a01"})
      assertThat(Scene.of("").refusal(token).reason()).as(token).isEqualTo(Reason.ILLEGAL_SYNTAX);
  }
}
