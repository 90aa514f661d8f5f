package fr.zizanie.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Exported;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.sheets.json.Trees;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games in the formats of other programs come back as the games that they were. */
class ForeignGamesTest {
  private static final Records RECORDS = new Records(Games.all(), new Trees());
  private static final Map<String, String> NAMES = Map.of("White", "A\"nn", "Black", "B]en");

  private static Records.Loaded read(String text) {
    return RECORDS.read(text).orThrow();
  }

  private static String refusal(String text) {
    return RECORDS.read(text) instanceof Answer.No<Records.Loaded>(var no) ? no.message().en() : "";
  }

  private static String exported(Match<?, ?> match) {
    return Exported.of(match, Optional.empty(), NAMES).orElseThrow().text();
  }

  private static void comesBack(Match<?, ?> match) {
    var again = read(exported(match));
    assertThat(again.tags()).containsAllEntriesOf(NAMES);
    assertThat(again.match().profile().id()).isEqualTo(match.profile().id());
    assertThat(again.match().state()).isEqualTo(match.state());
    assertThat(again.match().outcome()).isEqualTo(match.outcome());
    assertThat(again.match().log()).isEqualTo(match.log());
  }

  private static <S, V> Match<S, V> random(Game<S, V> game, Map<String, String> given, int plies) {
    var random = new SplittableRandom(plies);
    var match = Match.begin(game, Options.read(game.profile().options(), given).orThrow());
    while (match.turn() instanceof Turn.Of(Seat seat) && match.ply() < plies) {
      var actions = Lines.actions(game, match.state(), 500);
      var action = actions.get(random.nextInt(actions.size()));
      match = match.enter(new Entry.Acted(seat, action)).orThrow();
    }
    return match;
  }

  private static Game<?, ?> game(String id) {
    return Games.all().stream().filter(g -> g.profile().id().equals(id)).findAny().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"ironpond,none", "mutation,", "felon,"})
  void the_chess_family_comes_back_from_pgn(String id, String deck) {
    Map<String, String> given = deck == null ? Map.of() : Map.of("deck", deck);
    for (int plies : new int[] {0, 1, 40, 81}) comesBack(random(game(id), given, plies));
    var match = random(game(id), given, 12);
    comesBack(match.play(Seat.SECOND, "resign").orThrow());
  }

  @ParameterizedTest
  @ValueSource(strings = {"13", "9"})
  void go_comes_back_from_sgf(String size) {
    var game = new Tsunami();
    var given = Map.of("deck", "none", "size", size, "ko", "psk", "komi", "-3");
    for (int plies : new int[] {0, 1, 60}) comesBack(random(game, given, plies));
    comesBack(random(game, given, 12).play(Seat.FIRST, "resign").orThrow());
    var counted = Match.begin(game, Options.read(game.profile().options(), given).orThrow());
    for (String action : "C3 D4 pass E5 pass pass dead_D4 dead_E5 agree agree".split(" ", -1))
      counted = counted.play(((Turn.Of) counted.turn()).seat(), action.replace('_', ' ')).orThrow();
    assertThat(counted.outcome()).isPresent();
    var again = read(exported(counted)).match();
    assertThat(again.state()).isEqualTo(counted.state());
    assertThat(again.outcome()).isEqualTo(counted.outcome());
  }

  @Test
  void games_of_other_programs_are_read_along_their_main_line() {
    var go =
        read(
            "\n(;GM[1]FF[4] SZ[9] KM[6.50] PB[Lee \\] Q] RE[B+R]\n;B[gc]C[good (or not)] ;W[cg]"
                + "(;B[tt]N[x])(;B[aa]))");
    assertThat(go.match().log()).hasSize(4);
    assertThat(go.tags()).containsEntry("Black", "Lee ] Q");
    assertThat(read("(;GM[1]SZ[13]HA[2]AB[dd][jj];W[cc])").match().turn().is(Seat.FIRST)).isTrue();
    var chess =
        read(
            """
            [Event "Club"]
            [Result "0-1"]

            1. f3?! e5 {a comment (with brackets)} 2.g4 (2. e4 Nc6 (2... d6)) 2... Qh4# $1 0-1
            """);
    assertThat(chess.match().profile().id()).isEqualTo("ironpond");
    assertThat(chess.match().outcome().orElseThrow().reason()).isEqualTo("checkmate");
  }

  @Test
  void what_is_wrong_is_named() {
    assertThat(refusal("(;GM[1]SZ[19];B[aa])")).contains("19 lines: 13 or 9");
    assertThat(refusal("(;GM[1];B[aa])")).contains("19 lines");
    assertThat(refusal("(;GM[2]SZ[9])")).contains("not go");
    assertThat(refusal("(;SZ[9];B[aa];W[aa])")).contains("node 2, A9").contains("stone on A9");
    assertThat(refusal("(;SZ[9];B[jj])")).contains("node 1: [jj]");
    assertThat(refusal("(;SZ[9];B[aa];B[bb])")).contains("node 2: it is not Black’s turn");
    assertThat(refusal("(;SZ[13];B[aa];AE[aa])")).contains("node 2: AE").contains("game file");
    assertThat(refusal("(;SZ[9];B[aa")).contains("not whole");
    assertThat(refusal("[Event \"x\"]\n\n1. e4 e5 2. Ke3 *")).contains("move 2: \"Ke3\"");
    assertThat(refusal("[Event \"x\"]\n[Variant \"Atomic\"]\n\n1. e4 *")).contains("Atomic");
    assertThat(refusal("hello")).isNotEmpty();
  }

  @Test
  void spoilt_files_never_break_the_reader() {
    var random = new SplittableRandom(5);
    var sgf = exported(random(new Tsunami(), Map.of("deck", "none", "size", "9"), 20));
    var pgn = exported(random(game("mutation"), Map.of(), 20));
    for (int i = 0; i < 600; i++) {
      var text = new StringBuilder(i % 2 == 0 ? sgf : pgn);
      for (int n = random.nextInt(1, 5); n > 0; n--) {
        int at = random.nextInt(text.length());
        switch (random.nextInt(3)) {
          case 0 -> text.deleteCharAt(at);
          case 1 -> text.insert(at, "()[];\\:\"ax9 \n".charAt(random.nextInt(12)));
          default -> text.setLength(Math.max(5, at));
        }
      }
      assertThat(RECORDS.read(text.toString())).isNotNull();
    }
    String deep = "(".repeat(50_000);
    assertThat(refusal("(;SZ[9]" + deep)).isNotEmpty();
    assertThat(refusal("[Event \"x\"]\n\n" + deep)).contains("line 3: a \"(\" without");
  }
}
