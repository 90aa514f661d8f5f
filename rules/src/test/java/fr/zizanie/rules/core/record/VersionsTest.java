package fr.zizanie.rules.core.record;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.trait.Varied;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.laws.Laws;
import fr.zizanie.rules.tsunami.Tsunami;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A game is written, read and goes on under the version of the rules with which it began. */
class VersionsTest {
  private static final Records RECORDS =
      new Records(Games.all(), Laws.plainRecords(new IronPond()).trees());
  private static final IronPond POND = new IronPond();
  private static final String[] DANCE = {"g1f3", "g8f6", "f3g1", "f6g8"};

  static Stream<Arguments> versions() {
    return Games.all().stream()
        .flatMap(game ->
            IntStream.rangeClosed(1, game.profile().rules())
                .mapToObj(rules -> Arguments.of(game, rules)));
  }

  @Test
  void iron_pond_and_tsunami_have_two_versions() {
    assertThat(POND.profile().rules()).isEqualTo(2);
    assertThat(new Tsunami().profile().rules()).isEqualTo(2);
  }

  @ParameterizedTest
  @MethodSource("versions")
  <S, V> void a_record_says_its_version_and_is_read_under_it(Game<S, V> game, int rules) {
    var options = game.profile().options(rules, Map.of()).orThrow();
    var played = some(Match.begin(game, options), 25);
    String text = RECORDS.write(played, Map.of(), Optional.empty());
    assertThat(text).contains("[Rules \"" + rules + "\"]");
    var read = RECORDS.read(text).orThrow().match();
    assertThat(read.start().options()).isEqualTo(options);
    assertThat(read.state()).isEqualTo(played.state());
    boolean newest = rules == game.profile().rules();
    assertThat(Varied.remarks(game, options).toString().contains("version " + rules))
        .isEqualTo(!newest);
  }

  private static <S, V> Match<S, V> some(Match<S, V> begun, int entries) {
    var random = new SplittableRandom(7);
    var dealer = SeedDealer.of("versions", begun.profile().id());
    var m = begun.deal(dealer);
    while (m.log().size() < entries && m.turn() instanceof Turn.Of(var seat)) {
      var actions = Lines.actions(m.game(), m.state(), 200);
      m = m.enter(new Entry.Acted(seat, actions.get(random.nextInt(actions.size())))).orThrow();
      m = m.deal(dealer);
    }
    return m;
  }

  @Test
  void versions_that_never_were_are_refused() {
    String text = RECORDS.write(match(2, DANCE), Map.of(), Optional.empty());
    for (String rules : List.of("0", "3", "", "-1", "1.0", "99999"))
      assertThat(RECORDS.read(text.replace("[Rules \"2\"]", "[Rules \"" + rules + "\"]")))
          .as(rules)
          .isInstanceOf(Answer.No.class)
          .asString()
          .contains("from 1 to 2");
    assertThat(RECORDS.read(text.replace("[Rules \"2\"]\n", ""))).isInstanceOf(Answer.No.class);
    assertThat(POND.profile().options(3, Map.of())).isInstanceOf(Answer.No.class);
    assertThat(POND.profile().options(0, Map.of())).isInstanceOf(Answer.No.class);
  }

  @Test
  void other_values_keep_the_version() {
    var old = POND.profile().options(1, Map.of()).orThrow();
    assertThat(POND.profile().rules(POND.without(old, Set.of("16")).orThrow())).isEqualTo(1);
    assertThat(old).isNotEqualTo(Options.read(POND.profile().options(), Map.of()).orThrow());
  }

  private static Match<IronPondState, IronPondView> match(int rules, String... moves) {
    var m = Match.begin(POND, POND.profile().options(rules, Map.of("deck", "none")).orThrow());
    for (String move : moves)
      if (m.turn() instanceof Turn.Of(var seat)) m = m.play(seat, move).orThrow();
    return m;
  }

  private static String[] dances(int times) {
    return Stream.generate(() -> DANCE).limit(times).flatMap(Stream::of).toArray(String[]::new);
  }

  @Test
  void chess_is_exported_and_read_back_under_its_version() {
    var older = match(1, dances(6));
    assertThat(older.outcome()).isEmpty();
    String text =
        POND.export(older, Optional.empty(), Map.of(), TimesLeft.NONE).orElseThrow().text();
    assertThat(text).contains("[Rules \"1\"]");
    var read = RECORDS.read(text).orThrow().match();
    assertThat(read.state()).isEqualTo(older.state());
    assertThat(read.ply()).isEqualTo(24);

    var newer = match(2, dances(6));
    assertThat(newer.ply()).isEqualTo(16);
    assertThat(newer.outcome().orElseThrow().reason()).isEqualTo("fivefold-repetition");
    String ended =
        POND.export(newer, Optional.empty(), Map.of(), TimesLeft.NONE).orElseThrow().text();
    assertThat(RECORDS.read(ended).orThrow().match().outcome()).isEqualTo(newer.outcome());
    assertThat(RECORDS.read(text.replace("[Rules \"1\"]", "[Rules \"2\"]")))
        .as("that game was over")
        .isInstanceOf(Answer.No.class);
  }

  @Test
  void a_file_from_elsewhere_that_goes_on_is_read_by_the_rules_of_its_time() {
    String moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(6).strip() + " e4 *\n";
    var read =
        RECORDS
            .read("[Event \"Long ago\"]\n[White \"A\"]\n[Black \"B\"]\n\n" + moves)
            .orThrow()
            .match();
    assertThat(read.ply()).isEqualTo(25);
    assertThat(read.profile().rules(read.start().options())).isEqualTo(1);
    assertThat(RECORDS.read("[Event \"Wrong\"]\n\ne4 e5 e4 *\n")).isInstanceOf(Answer.No.class);
  }
}
