package fr.zizanie.rules.core.record;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.laws.Laws;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Chess as people and programs write it (PGN of 1994, 5 to 8; Laws of Chess, appendix C). */
class PgnImportTest {
  private static final IronPond GAME = new IronPond();
  private static final Records RECORDS =
      new Records(
          List.of(GAME, Games.named("mutation").orElseThrow()), Laws.plainRecords(GAME).trees());
  private static final String HEAD = "[Event \"x\"]\n[Result \"*\"]\n\n";

  private static Answer<Records.Loaded> read(String text) {
    return RECORDS.read(text.replace("\\n", "\n").replace("\\r", "\r"));
  }

  private static String moves(Match<?, ?> match) {
    return match.log().stream()
        .flatMap(entry ->
            entry instanceof Entry.Acted(_, var picks)
                ? Stream.of(match.game().notation().print(picks))
                : Stream.empty())
        .collect(Collectors.joining(" "));
  }

  private static String refusal(String text) {
    return read(text) instanceof Answer.No<Records.Loaded>(var no) ? no.message().en() : "";
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e4 {usual; the other way is d4} e5 2. Nf3 Nc6 *",
        "1. e4 {a comment\\n; over lines\\n% and this} e5 2. Nf3 Nc6 *",
        "1. e4 {} e5 ; the rest { of the line\\n2. Nf3 Nc6 *",
        "1. e4;at once\\ne5 2. Nf3{glued}Nc6*",
        "% first\\n1. e4 e5\\n% d4 d5 is for another program\\n2. Nf3 Nc6\\n%last\\n*",
        "1. e4 e5\\r\\n% d4 d5\\r\\n2. Nf3 Nc6\\r\\n*",
        "1. e4 e5\\r% d4 d5\\r2. Nf3 Nc6\\r*",
        "1. e4$1 e5$2$14 2. Nf3 $10 Nc6$3*",
        "1. e4 1. ... e5 2. Nf3 2. ... Nc6 *",
        "1.e4 1...e5 2.Nf3 2… Nc6 *",
        "1 e4 e5 2 Nf3 Nc6 *",
        "{none}e4 e5 Nf3 Nc6 *",
        "1. e4! e5?! 2. Nf3 !! Nc6 ?? *",
        "1. e4 (1. d4 d5 (1... Nf6 2. -- {a ) here} e6)) (1. c4)e5 2. Nf3(2. f4)Nc6 *",
        "1. e4 e5 2. Nf3 Nc6",
        "1. e4 e5 2. Nf3 Nc6 * {over}\\n; and out\\n\\n[Event \"next\"]\\n\\n1. d4 *",
        "1. e4 e5 2. Nf3 Nc6\\n\\n[Event \"next\"]\\n\\n1. d4 *",
        "1. e4 e5 2. Nf3 Nc6 *\\n\\n1. d4 d5 *",
        "1. e2e4 e7-e5 2. Ng1-f3 Nb8c6 *",
        "1. Pe4 Pe7-e5 2. Ngf3 Nbc6 *",
        "1. e4+ e5# 2. Nxf3 N:c6+! *",
        "1. e4 e5 2. g1f3 Nb8xc6++ *",
        "1. e4 += e5 = 2. Nf3 +/- Nc6 *",
      })
  void no_move_is_lost(String movetext) {
    for (String head : List.of(HEAD, "", "[White \"A\"] [Black \"B\"]\n", "\ufeff" + HEAD)) {
      var match = read(head + movetext).orThrow().match();
      assertThat(moves(match)).as(head + movetext).isEqualTo("e2e4 e7e5 g1f3 b8c6");
      assertThat(match.profile().id()).isEqualTo("ironpond");
      assertThat(match.outcome()).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1. e4 e5 ) 2. Nf3 1-0 | line 4: a \")\"",
        "1. e4 e5\\n(2. d4 2. Nf3 1-0 | line 5: a \"(\"",
        "1. e4 e5 {never closed 2. Nf3 1-0 | line 4: an open brace",
        "1. e4 e5 } 2. Nf3 1-0 | line 4: a stray \"}\"",
        "1. e4 e5 ] 2. Nf3 1-0 | line 4: a stray \"]\"",
        "1. e4 e5 [oops] 2. Nf3 1-0 | line 4: [Name",
        "1. e4 e5\\n [Event x]\\n | line 5: [Name",
        "1. e4 $ e5 1-0 | line 4: \"$\"",
        "1. e4 -- 2. d4 1-0 | move 1: \"--\" is not possible (line 4)",
        "1. e4 Z0 1-0 | move 1: \"Z0\"",
        "1. e4 1-0 e5 * | more after 1-0",
        "1. e4 e5 % no escape | move 2: \"%\"",
        "1. e4 e5 2. Nf6 * | move 2: \"Nf6\" is not possible",
        "1. e4 e5 2. hello * | move 2: \"hello\"",
        "1. Nf3 d5 2. d3 e5 3. Nd2 * | move 3: \"Nd2\" could be any of Nbd2, Nfd2",
        "1. f3 e5 2. g4 Qh4# 3. a3 0-1 | move 3: \"a3\" comes after the end",
      })
  void what_is_no_move_is_named_with_its_place(String movetext, String says) {
    assertThat(refusal(HEAD + movetext)).contains(says);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // A knight on c3 that is pinned needs no letter, and may have one.
        "rnbqk2r/pppp1ppp/4pn2/8/1bPP4/2N1P3/PP3PPP/R1BQKBNR w KQkq - 0 5 | Nge2 Ne2 N1e2 Ng1e2 g1e2 Nge2! | g1e2",
        "8/2P3k1/8/8/8/8/6K1/8 w - - 0 1 | c8Q c8=Q c8(Q) c8=(Q) c8/Q c8q c7c8q c7-c8=Q Pc8Q c8Q+ c8(Q)! | c7c8q",
        "8/2P3k1/8/8/8/8/6K1/8 w - - 0 1 | c8=N c8(N) c7c8n | c7c8n",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 | exd6 ed6 exd6e.p. exd6ep e5d6 e5xd6 e:d6 exd6+ | e5d6",
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 | O-O 0-0 o-o O–O e1g1 Ke1g1 Ke1-g1 O-O+ 0-0! | e1g1",
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 | O-O-O 0-0-0 e1c1 O-O-O# | e1c1",
        "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1 | Nbd2 N1d2 Nb1d2 Nb1xd2 | b1d2",
      })
  void a_move_may_be_spelt_in_many_ways(String fen, String words, String move) {
    String head = "[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n";
    for (String word : words.split(" ", -1))
      assertThat(moves(read(head + word + " *").orThrow().match())).as(word).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "8/2P3k1/8/8/8/8/6K1/8 w - - 0 1 | c8 | could be any of c8=Q",
        "8/2P3k1/8/8/8/8/6K1/8 w - - 0 1 | c8=K | not possible",
        "8/2P3k1/8/8/8/8/6K1/8 w - - 0 1 | Kf3=Q | not possible",
        "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1 | Nd2 | could be any of N",
        "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1 | Ncd2 | not possible",
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 | Bg1 | not possible",
        "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1 | O-O | not possible",
      })
  void what_fits_no_move_or_two_is_refused(String fen, String word, String says) {
    assertThat(refusal("[FEN \"" + fen + "\"]\n\n1. " + word + " *")).contains(says);
  }

  @Test
  void en_passant_may_be_said() {
    String text = HEAD + "1. d4 a6 2. d5 e5 3. dxe6 e.p. fxe6 4. a3 (4. b3 e.p.) *";
    assertThat(moves(read(text).orThrow().match())).endsWith("d5e6 f7e6 a2a3");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[Variant \"From Position\"]\n",
        "[Variant \"Standard\"]\n",
        "[Variant \"chess\"]\n",
        "[Variant \"normal\"]\n",
        "[Event \"x\"]\n",
      })
  void whatever_names_no_other_game_is_chess(String tag) {
    String fen = "[SetUp \"1\"]\n[FEN \"7k/5K2/8/8/8/8/8/6R1 w - - 0 1\"]\n\n1. Rh1# *";
    assertThat(read(tag + fen).orThrow().match().outcome().orElseThrow().reason())
        .isEqualTo("checkmate");
  }

  @Test
  void tags_are_read_however_they_stand() {
    String text =
        """
        ; exported by somebody

        [ Event "A [big] \\"one\\" \\\\ C:\\dir" ] [Site"Here"]

        [White ""] {between} [Black "The "Rook" Man"]


        1. e4 *
        """;
    assertThat(read(text).orThrow().tags())
        .containsEntry("Event", "A [big] \"one\" \\ C:\\dir")
        .containsEntry("Site", "Here")
        .containsEntry("White", "")
        .containsEntry("Black", "The \"Rook\" Man");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1-0 | Time forfeit | 1. e4 e5 2. Nf3 | flag",
        "0-1 | Ann won on time | 1. e4 e5 | flag",
        "1-0 | abandoned | 1. e4 e5 2. Nf3 | abandonment",
        "1-0 | Normal | 1. e4 e5 2. Nf3 | resignation",
        "1-0 | rules infraction | 1. e4 e5 2. Nf3 | resignation",
        // Nobody’s flag falls while the other is to move.
        "0-1 | time forfeit | 1. e4 | resignation",
        "1/2-1/2 | normal | 1. e4 e5 | agreement",
        "1/2 | normal | 1. e4 e5 | agreement",
        "1/2-1/2 | abandoned | 1. e4 e5 | abandonment",
        "1/2-1/2 | normal | 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 | repetition",
      })
  void an_end_is_taken_from_result_and_termination(
      String result, String termination, String moves, String reason) {
    String tags = "[Result \"" + result + "\"]\n[Termination \"" + termination + "\"]\n\n";
    for (String text : List.of(tags + moves + " " + result, tags + moves, tags + moves + " *")) {
      var outcome = read(text).orThrow().match().outcome().orElseThrow();
      assertThat(outcome.reason()).as(text).isEqualTo(reason);
      assertThat(result)
          .startsWith(outcome.winner().map(s -> s.ordinal() == 0 ? "1" : "0").orElse("1/2"));
    }
  }

  @Test
  void clocks_are_taken_over_and_other_comments_are_not() {
    String text =
        HEAD
            + "1. e4 {[%eval 0.2] [%clk 0:04:58]} 1... e5 { [%clk 0:05:01.7] so so} 2. Nf3"
            + " {white: is better} {white: e2e4} {[%csl Ga4][%cal Gc2a4]} *";
    var loaded = read(text.replace("Result \"*", "TimeControl \"300+3")).orThrow();
    assertThat(loaded.times().left()).hasSize(2).containsEntry(0, 298L).containsEntry(1, 301L);
    assertThat(loaded.tags()).containsEntry("TimeControl", "5+3");
    assertThat(moves(loaded.match())).isEqualTo("e2e4 e7e5 g1f3");
  }
}
