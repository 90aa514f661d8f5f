package fr.zizanie.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.orders.ForeseenQuestion;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What one seat can foresee. */
class ForeseenTest {
  private static ForeseenQuestion done(String... lines) {
    return new ForeseenQuestion(
        List.of(lines), Optional.empty(), Optional.empty(), Optional.empty());
  }

  private static ForeseenQuestion picks(String... prefix) {
    return new ForeseenQuestion(
        List.of(), Optional.of("picks"), Optional.of(List.of(prefix)), Optional.empty());
  }

  private static Match<?, ?> begun(String game, Map<String, String> options) {
    return begun(Games.named(game).orElseThrow(), options);
  }

  private static <S, V> Match<S, V> begun(Game<S, V> game, Map<String, String> options) {
    var read = Options.read(game.profile().options(), options).orThrow();
    return Match.begin(game, read).deal(SeedDealer.of("1", game.profile().id()));
  }

  private static String told(Match<?, ?> match, Seat seat, ForeseenQuestion asked) {
    return Foreseen.answer(match, seat, asked).orThrow().json();
  }

  @Test
  void the_other_side_moves_and_then_oneself() {
    var match = begun("mutation", Map.of());
    assertThat(told(match, Seat.SECOND, done()))
        .contains("\"turn\":\"white\"", "\"viewer\":\"black\"", "\"token\":\"d2d3\"");
    assertThat(told(match, Seat.SECOND, done("white d2d3")))
        .contains("\"turn\":\"black\"", "\"token\":\"d7d5\"")
        .doesNotContain("\"token\":\"a2a3\"");
    assertThat(told(match, Seat.SECOND, done("white d2-d3")))
        .isEqualTo(told(match, Seat.SECOND, done("white d2d3")));
    assertThat(told(match, Seat.SECOND, done("white *"))).contains("\"token\":\"d7d5\"");
    assertThat(Foreseen.answer(match, Seat.SECOND, done("white d2d8")))
        .isInstanceOf(Answer.No.class);
    assertThat(Foreseen.answer(match, Seat.SECOND, done("black d7d5")))
        .isInstanceOf(Answer.No.class);
  }

  /** A hand that nobody knows may hold any card that lies nowhere else. */
  @Test
  void any_card_may_be_foreseen_in_a_hidden_hand() {
    var match = begun("ironpond", Map.of());
    var text = told(match, Seat.SECOND, done());
    var heads = JsonReader.object(text).orThrow().toString();
    assertThat(heads.split("#\\d+", -1).length).isGreaterThan(10);
    assertThat(told(match, Seat.SECOND, done("white e2e4", "white end")))
        .contains("\"turn\":\"black\"");
  }

  /** A try may be answered either way: both are foreseen. */
  @Test
  void tries_are_foreseen_in_confusion() {
    var match = begun("confusion", Map.of());
    var json = Foreseen.answer(match, Seat.SECOND, done()).orThrow();
    assertThat(json).isInstanceOf(ToPage.class);
    assertThat(json.json()).contains("\"token\":\"A-");
  }

  @Test
  void a_picture_of_picks_is_that_of_some_state() {
    var match = begun("ironpond", Map.of());
    var first = Foreseen.answer(match, Seat.SECOND, picks("#35"));
    assertThat(first).isEqualTo(Foreseen.answer(match, Seat.SECOND, picks("#35")));
  }

  /** Whatever is hidden: another state that looks the same tells the same. */
  @Test
  void what_is_hidden_does_not_matter() {
    for (String game : List.of("ironpond", "confusion")) alike(begun(game, Map.of()), Seat.FIRST);
  }

  private static <S, V> void alike(Match<S, V> match, Seat seat) {
    V view = match.game().view(match.state(), Viewer.of(seat));
    S other = match.game().sample(view, new SplittableRandom(99));
    assertThat(other).isNotEqualTo(match.state());
    var twin = Match.from(match.game(), match.start().options(), other);
    assertThat(told(twin, seat, done())).isEqualTo(told(match, seat, done()));
  }
}
