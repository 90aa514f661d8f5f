package fr.zizanie.rules.confusion;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.core.record.TimesLeft;
import fr.zizanie.rules.laws.Laws;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sample game of the rules with its three corrections (Confusion, 3). */
class SampleGameTest {
  private static final String TEXT = text();
  private static final Match<ConfusionState, ConfusionView> MATCH = Scene.record(TEXT).orThrow();

  private static String text() {
    try (var in = SampleGameTest.class.getResourceAsStream("sample.txt")) {
      return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The state after White's or Yellow's entry of a row; White has one in each of the first 38. */
  private static ConfusionState after(int row, char column) {
    int action = column == 'w' ? 2 * row - 1 : 2 * row - 2;
    return MATCH.standing().states().get(action);
  }

  @Test
  void it_is_won_by_white_after_76_tries() {
    assertThat(MATCH.outcome()).contains(new Outcome.Won(Seat.FIRST, "goal"));
    assertThat(MATCH.ply()).isEqualTo(76);
    long refused = TEXT.lines().mapToLong(l -> l.chars().filter(c -> c == '(').count()).sum();
    assertThat(refused).isEqualTo(24);
  }

  @Test
  void it_is_written_as_it_was_read() {
    assertThat(Scene.GAME.movetext().write(MATCH, TimesLeft.NONE, Optional.empty()).orElseThrow())
        .isEqualTo(TEXT);
  }

  @ParameterizedTest
  @CsvSource({
    "4, w, white, L, c2",
    "9, y, yellow, V, e7",
    "10, y, yellow, V, g9",
    "11, y, yellow, V, e11",
    "15, y, yellow, K, e7",
    "24, y, yellow, K, d10",
    "25, y, yellow, K, e11",
    "30, w, white, V, d10",
    "31, w, white, V, d8",
    "33, w, white, T, e6",
    "34, w, white, H, h3",
    "35, w, white, H, g2",
    "36, w, white, T, h3",
    "37, w, white, H, f1",
    "38, w, white, T, f1"
  })
  void the_pieces_stand_where_they_should(
      int row, char column, String seat, char letter, String at) {
    Seat of = seat.equals("white") ? Seat.FIRST : Seat.SECOND;
    assertThat(after(row, column).board().at(of, Diagrams.LETTERS.indexOf(letter))).isEqualTo(at);
  }

  @ParameterizedTest
  @CsvSource({
    "8, y, V, f6",
    "9, y, V, e7",
    "10, y, -, e7",
    "15, y, K, e7",
    "24, y, K, d10",
    "25, y, -, d10",
    "30, w, v, d10",
    "31, w, v, d8",
    "32, w, t, d7",
    "33, w, t, e6",
    "34, w, h, h3",
    "37, w, h, f1",
    "38, y, P, f1",
    "38, w, t, f1"
  })
  void the_neutral_piece_is_where_it_should_be(int row, char column, char holder, String at) {
    Board board = after(row, column).board();
    assertThat(board.neutralAt()).isEqualTo(at);
    int piece = board.holder();
    if (holder == '-') assertThat(piece).isNegative();
    else
      assertThat(piece)
          .isEqualTo(
              Scene.piece(
                  Character.isLowerCase(holder) ? Seat.FIRST : Seat.SECOND,
                  Character.toUpperCase(holder)));
  }

  @Test
  void v_promotes_on_e11_and_t_on_f1() {
    assertThat(after(11, 'y').facts().promoted(Scene.piece(Seat.SECOND, 'V'))).isTrue();
    assertThat(MATCH.state().facts().promoted(Scene.piece(Seat.FIRST, 'T'))).isTrue();
  }

  @Test
  void the_diagram_after_move_36_is_the_printed_one() {
    assertThat(after(36, 'w').board().toString())
        .isEqualTo(
            Scene.ranks(
                """
                11 . . . . . . p o n . .
                10 . . . . . . e . a . .
                8 . . . v . . . . . . .
                3 C . . E H . L t . . .
                2 . . . . . . h! S . . .
                1 . . N O P . . . . . .
                """));
  }

  @Test
  void nothing_that_was_said_contradicts_the_diagrams() {
    for (Seat seat : Seat.values()) {
      var counts = new Confusion().view(MATCH.state(), Viewer.PUBLIC).knowledge(seat).counts();
      for (int letter = 0; letter < 12; letter++)
        assertThat(counts[letter][MATCH.state().kind(seat, letter)]).isPositive();
    }
  }

  @Test
  void each_uncorrected_misprint_is_refused() {
    for (var misprint :
        List.of(
            List.of(" 3. (C-NE2)        L-S2", " 3. (C-NE2)        L-S1"),
            List.of("C-SW1\n 7", "S-SW1\n 7"),
            List.of("TZ-SE1", "T-SE1"),
            List.of("(H-NE3)", "(H-NE3="))) {
      String text = TEXT.replace(misprint.getFirst(), misprint.getLast());
      assertThat(text).isNotEqualTo(TEXT);
      assertThat(Scene.record(text)).isInstanceOf(Answer.No.class);
    }
  }

  @Test
  void spaces_and_comments_are_understood() {
    String text = TEXT.replace("L-S4xA", "L-S4 x A").replace("VZ-NW1  ", "VZ-NW1  transporte Z  ");
    assertThat(Scene.record(text).orThrow().log()).isEqualTo(MATCH.log());
  }

  @Test
  void a_wrong_suffix_is_refused_with_its_line() {
    var refused = Scene.record(TEXT.replace("K-NE1xV", "K-NE1"));
    assertThat(((Answer.No<Match<ConfusionState, ConfusionView>>) refused).refusal().detail().en())
        .isEqualTo("Line 14: K-NE1 should be K-NE1xV.");
  }

  @Test
  void a_game_that_stops_is_a_resignation() {
    String text = TEXT.substring(0, TEXT.indexOf("12. (P-N2)")) + "Yellow wins\n";
    var match = Scene.record(text).orThrow();
    assertThat(match.outcome()).contains(new Outcome.Won(Seat.SECOND, "resignation"));
    assertThat(Scene.GAME.movetext().write(match, TimesLeft.NONE, Optional.empty()).orElseThrow())
        .isEqualTo(text);
  }

  private static final Records RECORDS = Laws.plainRecords(new Confusion());

  @Test
  void a_record_has_tags_and_his_own_notation() {
    String text = RECORDS.write(MATCH, Map.of(), Optional.empty());
    assertThat(text).contains("[Result \"1-0\"]\n[Reason \"goal\"]\n\nWhite = A6").endsWith(TEXT);
    assertThat(RECORDS.read(text).orThrow().match().log()).isEqualTo(MATCH.log());
    assertThat(RECORDS.read(TEXT).orThrow().match().log()).isEqualTo(MATCH.log());
    assertThat(MATCH.log().stream().filter(e -> e instanceof Entry.Dealt)).hasSize(24);
  }

  /** Clocks change nothing of the notation: what was left stands behind each try. */
  @Test
  void a_record_with_clocks_has_his_own_notation() {
    var left = new TreeMap<Integer, Long>();
    for (int i = 0; i < MATCH.log().size(); i++)
      if (MATCH.log().get(i) instanceof Entry.Acted) left.put(i, 600L - i);
    var times = new TimesLeft(left);
    String text = RECORDS.write(MATCH, Map.of(), times, Optional.empty());
    assertThat(text).contains("White = A6").contains("\n    Yellow ");
    assertThat(text.replaceAll(" \\{\\[%clk [0-9:]+]}", "").replaceAll(" +", " "))
        .endsWith(TEXT.replaceAll(" +", " "));
    var read = RECORDS.read(text).orThrow();
    assertThat(read.match().log()).isEqualTo(MATCH.log());
    assertThat(read.times()).isEqualTo(times);
    assertThat(RECORDS.read(text.replace("[%clk", "[%emt")).orThrow().match().log())
        .isEqualTo(MATCH.log());
  }

  @Test
  void a_wrong_answer_in_a_record_is_named_with_its_line() {
    String text = RECORDS.write(MATCH, Map.of(), Optional.empty());
    var refused = (Answer.No<?>) RECORDS.read(text.replace("(N-SW2)", "N-SW2"));
    assertThat(refused.refusal().message().en())
        .contains("Line 24: N-SW2 should be (N-SW2)")
        .doesNotContain("null");
    var other = RECORDS.read(text.replace("\"1-0\"", "\"0-1\""));
    assertThat(other).isInstanceOf(Answer.No.class);
  }

  @Test
  void a_match_with_requests_is_written_in_numbered_tokens() {
    var match = MATCH;
    var open = Match.begin(match.game(), match.start().options());
    for (Entry entry : match.log().subList(0, 40)) open = open.enter(entry).orThrow();
    Seat by = ((Turn.Of) open.turn()).seat();
    open = open.play(by, "offer draw").orThrow().play(by.other(), "decline draw").orThrow();
    String text = RECORDS.write(open, Map.of(), Optional.empty());
    assertThat(text).contains("<#6> <#8>").contains("(C-N2)").contains("L-S4xA");
    assertThat(RECORDS.read(text).orThrow().match().log()).isEqualTo(open.log());
    assertThat(RECORDS.read(text.replace("(C-N2)", "C-N2"))).isInstanceOf(Answer.No.class);
    assertThat(RECORDS.read(text.replace("L-S4xA", "L-S4")).orThrow().match().log())
        .isEqualTo(open.log());
    assertThat(RECORDS.read(text.replace("L-S4xA", "L-S4xC"))).isInstanceOf(Answer.No.class);
  }

  @Test
  void a_running_record_has_only_what_its_viewer_knows() {
    var open = Match.begin(MATCH.game(), MATCH.start().options());
    for (Entry entry : MATCH.log().subList(0, 40)) open = open.enter(entry).orThrow();
    String white = RECORDS.write(open, Map.of(), Optional.of(Viewer.FIRST));
    assertThat(white)
        .contains("White = A C E H K L N O P S T V\nYellow = A4 C8 E12")
        .contains("(L-E1)");
  }

  @Test
  void random_games_are_read_as_they_were_written() {
    var game = new Confusion();
    var random = new SplittableRandom(11);
    for (int i = 0; i < 20; i++) {
      var options = Scene.agreed(i % 2 == 0 ? "first=white" : "first=yellow");
      var match = Match.begin(game, options).deal(SeedDealer.of("r" + i, "confusion"));
      while (match.outcome().isEmpty() && match.ply() < 150) {
        var offered = game.choices(match.state());
        var by = ((Turn.Of) match.turn()).seat();
        var choice = offered.get(random.nextInt(offered.size()));
        match = match.enter(new Entry.Acted(by, List.of(choice))).orThrow();
      }
      var again =
          Scene.record(
                  Scene.GAME
                      .movetext()
                      .write(match, TimesLeft.NONE, Optional.empty())
                      .orElseThrow())
              .orThrow();
      assertThat(again.log()).isEqualTo(match.log());
      assertThat(again.state()).isEqualTo(match.state());
    }
  }

  @Test
  void damaged_records_are_refused_and_never_crash() {
    var random = new SplittableRandom(13);
    String signs = "=.()-xZ+ \n>NSEW123AXé";
    int refused = 0;
    for (int i = 0; i < 3000; i++) {
      var text = new StringBuilder(TEXT);
      for (int n = random.nextInt(3); n >= 0; n--) {
        int at = random.nextInt(text.length());
        if (random.nextInt(3) == 0) text.delete(at, Math.min(text.length(), at + 40));
        else text.setCharAt(at, signs.charAt(random.nextInt(signs.length())));
      }
      if (Scene.record(text.toString()) instanceof Answer.No) refused++;
    }
    assertThat(refused).isGreaterThan(1500);
    assertThat(Scene.record("")).isInstanceOf(Answer.No.class);
    assertThat(Scene.record("White =")).isInstanceOf(Answer.No.class);
  }
}
