package fr.zizanie.rules.felon;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions that can be, and those that can't with their place (Le Félon, 2.11 and 2.12). */
class FenTest {
  private static final String BARE = "6r6/13/13/13/13/13/13/13/13/13/13/13/6R6";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "five fields | 6r6/13/13/13/13/13/13/13/13/13/13/13/6R6 y - - 0 | Six fields",
        "a double space | 6r6/13/13/13/13/13/13/13/13/13/13/13/6R6 y -  - 0 1 | Six fields",
        "twelve ranks | 6r6/13/13/13/13/13/13/13/13/13/13/6R6 y - - 0 1 | thirteen ranks",
        "a short rank | 6r6/13/13/12/13/13/13/13/13/13/13/13/6R6 y - - 0 1 | rank 10 does not",
        "a long rank | 6r6/13/13/12GG/13/13/13/13/13/13/13/13/6R6 y - - 0 1 | rank 10 does not",
        "fourteen | 6r6/13/14/13/13/13/13/13/13/13/13/13/6R6 y - - 0 1 | rank 11, a number",
        "a nought | 6r6/13/13/13/13/13/13/13/13/13/13/13/06R6 y - - 0 1 | rank 1, a number",
        "a stranger | 6r6/13/13/4x8/13/13/13/13/13/13/13/13/6R6 y - - 0 1 | unexpected sign on e10",
        "T by default | 6r6/13/13/4T8/13/13/13/13/13/13/13/13/6R6 y - - 0 1 | sign on e10",
        "no kings | 13/13/13/13/13/13/13/13/13/13/13/13/13 y - - 0 1 | the kings are missing",
        "no red king | 13/13/13/13/13/13/13/13/13/13/13/13/6R6 y - - 0 1 | r is missing",
        "two kings | 6r6/13/13/4r8/13/13/13/13/13/13/13/13/6R6 y - - 0 1 | second king of one side"
            + " on e10",
        "two félons | 6r6/13/13/4F8/13/4F8/13/13/13/13/13/13/6R6 y - - 0 1 | second félon of one"
            + " side on e8",
        "not turned | 6r5G/13/13/13/13/13/13/13/13/13/13/13/6R6 y - - 0 1 | garde on m13",
        "red not turned | 6r6/13/13/13/13/13/13/13/13/13/13/13/g5R6 y - - 0 1 | garde on a1",
        "a third side | 6r6/13/13/13/13/13/13/13/13/13/13/13/6R6 w - - 0 1 | y or r",
        "no square | 6r6/13/13/13/13/13/13/13/13/13/13/13/6R6 y z9 - 0 1 | Félon to hijack: - or",
        "nobody there | 6r6/13/13/13/13/13/13/13/13/13/13/13/6R6 y g7 - 0 1 | not on g7",
        "one's own | 6r6/13/13/13/13/13/6F6/13/13/13/13/13/6R6 y g7 - 0 1 | not on g7",
        "not orange | 6r6/13/13/13/3f9/13/13/13/13/13/13/13/6R6 y d9 - 0 1 | not an orange square",
        "no passer | 6r6/13/13/13/13/13/13/13/13/13/13/13/6R6 y - d11 0 1 | passed d11",
        "own passer | 6r6/13/13/13/13/13/13/13/13/3G9/13/13/6R6 y - d3 0 1 | passed d3",
        "wrong rank | 6r6/13/13/13/3g9/13/13/13/13/13/13/13/6R6 y - d10 0 1 | passed d10",
        "not free | 6r6/3E9/13/3g9/13/13/13/13/13/13/13/13/6R6 y - d11 0 1 | passed d11",
        "both | 6r6/13/13/3g9/13/13/f12/13/13/13/13/13/6R6 y a7 d11 0 1 | the félon’s",
        "counter | 6r6/13/13/13/13/13/13/13/13/13/13/13/6R6 y - - 151 1 | Counter",
        "signed | 6r6/13/13/13/13/13/13/13/13/13/13/13/6R6 y - - +1 1 | Counter",
        "number | 6r6/13/13/13/13/13/13/13/13/13/13/13/6R6 y - - 0 0 | Move number",
        "in check | 6r6/13/6D6/13/13/13/13/13/13/13/13/13/6R6 y - - 0 1 | side not to move",
        "touching | 6r6/6R6/13/13/13/13/13/13/13/13/13/13/13 y - - 0 1 | side by side",
        "a garde missing | 13/1gggggggggggg/13/13/13/13/13/13/13/13/13/GGGGGGGGGGGGG/13 y - - 0 1 |"
            + " placing",
        "out of turn | 6f6/ggggggggggggg/13/13/13/13/13/13/13/13/13/GGGGGGGGGGGGG/13 y - - 0 1 |"
            + " placing",
        "rows not laid | 6f6/ggggggggggggg/13/13/13/13/13/13/13/13/13/GGGGGGGGGGGGG/6F6 y - - 0 1 |"
            + " placing",
        "too late | 13/ggggggggggggg/13/13/13/13/13/13/13/13/13/GGGGGGGGGGGGG/13 y - - 3 1 |"
            + " placing",
      })
  void a_position_that_cannot_be_is_refused_with_its_place(String why, String fen, String says) {
    assertThat(Scene.load(fen))
        .as(why)
        .isInstanceOfSatisfying(
            Answer.No.class,
            no -> {
              assertThat(no.refusal().reason()).isEqualTo(Reason.BAD_POSITION);
              assertThat(no.refusal().detail().en()).contains(says);
              assertThat(no.refusal().detail().fr()).isNotEmpty();
            });
  }

  @Test
  void other_readings_refuse_other_positions() {
    String back = BARE.replaceFirst("13/13/6R6", "3T9/13/6R6") + " y - - 0 1";
    assertThat(Scene.load(back, "gardeFarRank=RETURN")).isInstanceOf(Answer.Ok.class);
    assertThat(Scene.load(back.replace("3T9/13/6R6", "13/13/3T2R6"), "gardeFarRank=RETURN"))
        .isInstanceOf(Answer.No.class);
    String standing = "6r6/13/13/13/13/13/6F6/13/13/13/13/13/6R6 r - - 0 1";
    assertThat(Scene.load(standing)).isInstanceOf(Answer.Ok.class);
    assertThat(Scene.load(standing, "felonHijack=WHILE_IN_ZONE"))
        .isEqualTo(Scene.load(standing.replace("r - -", "r g7 -"), "felonHijack=WHILE_IN_ZONE"));
    String passer = "6r6/13/13/3g9/13/13/13/13/13/13/13/13/6R6 y - d11 0 1";
    assertThat(Scene.load(passer)).isInstanceOf(Answer.Ok.class);
    assertThat(Scene.load(passer, "enPassant=false")).isInstanceOf(Answer.No.class);
  }

  @Test
  void other_pieces_are_not_counted() {
    assertThat(
            Scene.load(
                "6r6/13/13/13/13/13/GGGGGGGGGGGGG/GGGGGGGGGGGGG/2CCCCCCCC3/13/13/13/6R6 y - - 0 1"))
        .isInstanceOf(Answer.Ok.class);
  }

  @Test
  void what_is_no_text_is_refused() {
    assertThat(Scene.GAME.notation().load(new Tree.Whole(3), Scene.options()))
        .isInstanceOf(Answer.No.class);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void every_position_of_a_random_game_loads_as_it_is_written(long seed) {
    var random = new SplittableRandom(seed);
    var s = Scene.of("").state();
    for (int ply = 0; ply < 250; ply++) {
      var choices = Scene.GAME.choices(s);
      if (choices.size() == 0) return;
      s = Scene.GAME.apply(s, choices.get(random.nextInt(choices.size())));
      assertThat(Scene.load(s.fen()).orThrow().position()).isEqualTo(s.position());
    }
  }

  @Test
  void options_may_be_spelled_in_any_case() {
    assertThat(Scene.options("gardeFarRank=return", "enPassant=FALSE"))
        .isEqualTo(Scene.options("gardeFarRank=RETURN", "enPassant=false"));
    assertThat(Options.read(Scene.GAME.profile().options(), Map.of("ecuyer", "queen")))
        .isInstanceOf(Answer.No.class);
    assertThat(Options.read(Scene.GAME.profile().options(), Map.of("orangeZone", "6-14")))
        .isInstanceOf(Answer.No.class);
  }

  @Test
  void everybody_sees_everything() {
    var s = Scene.of("c13 d1").state();
    assertThat(Scene.GAME.view(s, Viewer.PUBLIC)).isEqualTo(Scene.GAME.view(s, Viewer.SECOND));
  }
}
