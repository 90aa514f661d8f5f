package fr.zizanie.rules.tsunami;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** SGF as people and programs write it. */
class SgfReaderTest {
  private static final Tsunami GAME = new Tsunami();

  private static Records.Loaded loaded(String text) {
    assertThat(GAME.imports(text)).as(text).isTrue();
    return GAME.imported(text).orThrow();
  }

  private static Match<?, ?> read(String text) {
    return loaded(text).match();
  }

  private static List<String> rows(String text) {
    return ((TsunamiState) read(text).state()).stones().rows();
  }

  private static int ply(String text) {
    return read(text).ply();
  }

  private static String refusal(String text) {
    return GAME.imported(text) instanceof Answer.No<Records.Loaded>(var no)
        ? no.message().en()
        : "";
  }

  private static Optional<Outcome> end(String text) {
    return read(text).outcome();
  }

  @Test
  void what_stands_twice_in_a_node_is_joined() {
    assertThat(rows("(;SZ[9]AB[aa]\nAB[ca]\r\n AW [ba] AW\n[bb][bc];B[ii])").getFirst())
        .isEqualTo("XOX......");
    assertThat(refusal("(;SZ[9];B[aa]B[bb])")).contains("node 1: B stands twice");
    assertThat(refusal("(;SZ[9];B[aa][bb])")).contains("node 1: B stands twice");
    assertThat(ply("(;SZ[9];B[aa]W[bb])")).isEqualTo(2);
    assertThat(ply("(;SZ[9];W[aa]B[bb])")).isEqualTo(2);
  }

  @Test
  void words_may_stand_before_the_game_but_no_tags() {
    String mail = "From: ann@example.org\nSubject: (our game)\n\nHere it is :-(\n\n";
    assertThat(ply(mail + "(\n ; SZ[9] ;B[aa])\n-- \nAnn")).isEqualTo(1);
    assertThat(GAME.imports("[Event \"x\"]\n\n1. e4 {(;B[aa])} *")).isFalse();
    assertThat(GAME.imports("1. e4 {(;-)} *")).isFalse();
  }

  @Test
  void stones_are_set_up_until_the_first_move() {
    String text = "(;SZ[9];AB[aa:ca]AW[ii];AE[ba]C[room]AB[ah]PL[W];;W[ba];B[dd])";
    assertThat(ply(text)).isEqualTo(2);
    assertThat(rows(text)).startsWith("XOX......").endsWith("X........", "........O");
    assertThat(ply("(;SZ[9]AB[aa]W[bb])")).isEqualTo(1);
    assertThat(rows("(;SZ[9];AB[aa];AW[aa];B[bb])")).startsWith("O........");
    assertThat(refusal("(;SZ[9];AB[aa]AW[aa])")).contains("node 1: A9 is set up twice");
    assertThat(refusal("(;SZ[9];AB[aa][aa:bb];B[cc];AW[dd])"))
        .contains("node 3: AW changes stones");
    assertThat(ply("(;SZ[9];AB[aa];B[cc];AB[aa]AE[dd]PL[W];W[dd])")).isEqualTo(2);
    assertThat(refusal("(;SZ[9]AB[aa]AW[ab][ba])")).contains("start: ").contains("no liberty");
  }

  @Test
  void who_moves_first_is_who_moves_first() {
    assertThat(read("(;SZ[9]PL[W])").turn()).isEqualTo(Turn.of(Seat.SECOND));
    assertThat(read("(;SZ[9];PL[white])").turn()).isEqualTo(Turn.of(Seat.SECOND));
    assertThat(read("(;SZ[9]HA[2]AB[cc][gg])").turn()).isEqualTo(Turn.of(Seat.SECOND));
    assertThat(ply("(;SZ[9]PL[B];W[aa];B[bb])")).isEqualTo(2);
  }

  @Test
  void the_sides_move_in_turn() {
    assertThat(refusal("(;SZ[9];B[aa];W[bb];W[cc])"))
        .contains("node 3: it is not White’s turn")
        .contains("a pass is written (B[])");
  }

  @Test
  void passes_are_empty_or_tt() {
    assertThat(ply("(;SZ[9];B[];W[ tt ];B[aa])")).isEqualTo(4);
    assertThat(ply("(;SZ[9];B[\n];W[a\na])")).isEqualTo(2);
    assertThat(refusal("(;SZ[9];B[jj])")).contains("node 1: [jj]");
    assertThat(refusal("(;SZ[9];B[AA])")).contains("node 1: [AA]");
  }

  @Test
  void whoever_plays_on_after_two_passes_has_resumed() {
    var match = read("(;SZ[9];B[ee];W[cc];B[];W[];B[gg])");
    assertThat(match.ply()).isEqualTo(6);
    assertThat(match.log().get(4)).isInstanceOf(Entry.Acted.class);
    assertThat(ply("(;SZ[9];B[ee];W[cc];B[];W[];B[];W[gg])")).isEqualTo(7);
  }

  @Test
  void a_third_pass_adds_nothing_to_two() {
    String score = "(;SZ[9]KM[7.5]RE[B+73.5];B[ee];W[];B[];W[]";
    assertThat(ply("(;SZ[9];B[ee];W[];B[];W[];B[])")).isEqualTo(3);
    assertThat(ply("(;SZ[9];B[];W[];B[t t];W[])")).isEqualTo(2);
    assertThat(end(score + ";B[])").orElseThrow()).isEqualTo(new Outcome.Won(Seat.FIRST, "score"));
    assertThat(refusal("(;SZ[9]RE[W+7];B[];W[];B[ee];W[];B[])"))
        .contains("RE[W+7]")
        .contains("the count is B+73.5");
  }

  @ParameterizedTest
  @CsvSource({
    "+6.5, 6.5", "6.50, 6.5", "7.0000, 7", "'6,5', 6.5", "-.5e, ", "-0.5, -0.5", "0, 0", "+0, 0",
        "-0, 0",
    "81, 81", "375, ", "650, ", "3.75, ", "81.5, ", "seven, ", "1e1, ", "00006.5, 6.5", "6., 6"
  })
  void komi_is_points_or_half_points(String given, String komi) {
    String text = "(;SZ[9]KM[" + given + "];B[aa])";
    if (komi == null)
      assertThat(refusal(text)).contains("KM[" + given + "] is no komi").contains("81 at most");
    else assertThat(read(text).start().options().get("komi")).isEqualTo(komi);
  }

  @Test
  void without_komi_it_is_the_usual() {
    assertThat(read("(;SZ[9]KM[])").start().options().get("komi")).isEqualTo("7.5");
    assertThat(read("(;SZ[9])").start().options().get("komi")).isEqualTo("7.5");
  }

  @Test
  void brackets_at_the_end_may_miss_or_be_too_many() {
    assertThat(ply("(;SZ[9];B[aa];W[bb]")).isEqualTo(2);
    assertThat(ply("(;SZ[9];B[aa](;W[bb]")).isEqualTo(2);
    assertThat(ply("(;SZ[9];B[aa];W[bb];)))")).isEqualTo(2);
    assertThat(ply("(;SZ[9]()(;B[aa])(;B[bb];W[cc]))")).isEqualTo(1);
    assertThat(refusal("(;SZ[9];B[aa];\nW[bb")).contains("not whole").contains("line 2");
    assertThat(refusal("(;SZ[9];B[aa];W")).contains("not whole");
    assertThat(refusal("(;SZ[9];B[aa](")).contains("not whole");
    assertThat(refusal("(;SZ[9];B[aa]\n12;W[bb])")).contains("line 2: \"1\"");
    assertThat(refusal("(;SZ[9];B;W[bb])")).contains("B has no value");
    assertThat(refusal("(;SZ[9]" + ";C[]".repeat(10_000) + ")")).contains("more than 10000 nodes");
  }

  @Test
  void names_of_older_files_and_unknown_ones() {
    String text =
        "(;GaMe[1]SiZe[9]AddBlack[aa][ba]PlayerBlack[A]ABC1[x]KK[\\]]C[)(;B[aa\\]];White[ab];Black[])";
    assertThat(loaded(text).tags()).containsEntry("Black", "A");
    assertThat(ply(text)).isEqualTo(2);
    assertThat(rows(text)).startsWith("XX.......", "O........");
  }

  @Test
  void text_is_unescaped_and_its_lines_are_joined() {
    var tags =
        loaded("(;SZ[9]PB[A\\]\\\\b\\\r\nc\n d]PW[\\:]EV[e]RO[3]PC[Paris]DT[2026-11-26])").tags();
    assertThat(tags)
        .containsEntry("Black", "A]\\bc d")
        .containsEntry("White", ":")
        .containsEntry("Event", "e")
        .containsEntry("Round", "3")
        .containsEntry("Site", "Paris")
        .containsEntry("Date", "2026.11.26");
  }

  @Test
  void of_a_collection_the_first_game_is_read_which_is_said() {
    String two = "(;SZ[9];B[aa](;W[bb])(;W[cc]))\n(;SZ[9]C[\\](];B[dd](;W[ee]))(;SZ[19])";
    assertThat(ply(two)).isEqualTo(2);
    assertThat(loaded(two).tags()).containsEntry("Collection", "1/3");
    assertThat(loaded("(;SZ[9];B[aa])").tags()).doesNotContainKey("Collection");
  }

  @ParameterizedTest
  @CsvSource({
    "B+R, resignation, BLACK", "W+Resign, resignation, WHITE", "w+r, resignation, WHITE",
    "B + R, resignation, BLACK", "B+T, flag, BLACK", "B+Time, flag, BLACK",
    "B+F, abandonment, BLACK", "B+Forfeit, abandonment, BLACK", "0, agreement, none",
    "Draw, agreement, none", "Jigo, agreement, none"
  })
  void a_result_ends_the_game(String result, String reason, String winner) {
    var end = end("(;SZ[9]RE[" + result + "];B[ee])").orElseThrow();
    assertThat(end.reason()).isEqualTo(reason);
    assertThat(end.winner().map(w -> w == Seat.FIRST ? "BLACK" : "WHITE").orElse("none"))
        .isEqualTo(winner);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "?", "Void", "B+", "B+12.5", "Black wins"})
  void a_result_that_nothing_brings_leaves_the_game_open(String result) {
    assertThat(end("(;SZ[9]RE[" + result + "];B[ee];W[cc])")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"B+73.5", "B+", "b+73.50", "B+73,5"})
  void a_count_that_comes_to_the_result_is_agreed_on(String result) {
    assertThat(end("(;SZ[9]KM[7.5]RE[" + result + "];B[ee];W[];B[];W[])"))
        .hasValue(new Outcome.Won(Seat.FIRST, "score"));
    assertThat(end("(;SZ[9]KM[81]RE[0];B[ee];W[];B[])")).hasValue(new Outcome.Drawn("score"));
    assertThat(end("(;SZ[9]KM[7.5]RE[W+73.5];B[ee];W[];B[])")).isEmpty();
  }

  private static Match<TsunamiState, TsunamiView> played(String actions) {
    return Scene.with("deck=none").play(actions).match();
  }

  private static Match<TsunamiState, TsunamiView> heard(
      Match<TsunamiState, TsunamiView> match, Event.Kind kind) {
    var by = ((Turn.Of) match.turn()).seat();
    return match.enter(new Entry.Happened(Event.of(by, kind))).orThrow();
  }

  @Test
  void whatever_ended_a_game_our_own_file_says_it_again() {
    var open = played("C3, D4");
    var marked = played("C3, D4, pass, pass, dead D4, agree");
    var asked = heard(open, Event.Kind.OFFER_DRAW);
    for (var match :
        List.of(
            open,
            marked,
            heard(open, Event.Kind.RESIGN),
            heard(open, Event.Kind.FLAG),
            heard(marked, Event.Kind.FLAG),
            heard(open, Event.Kind.LEFT),
            heard(open, Event.Kind.LEFT_DRAW),
            heard(Scene.with("deck=none").match(), Event.Kind.UNPLAYED),
            asked.play(Seat.SECOND, "accept draw").orThrow(),
            played("C3, D4, pass, pass, agree, agree"),
            played("C3, D4, pass, pass, dead D4, alive D4, agree, dead C3, agree, agree"),
            played("C3, D4, pass, pass, resume, E5"),
            played("C3, D4, pass, pass, agree, resume, E5, pass, pass"))) {
      String text = Sgf.write(match, Map.of());
      var again = read(text);
      assertThat(again.outcome()).as(text).isEqualTo(match.outcome());
      assertThat(again.log()).as(text).isEqualTo(match.log());
      assertThat(again.state()).as(text).isEqualTo(match.state());
    }
  }

  @Test
  void what_was_taken_back_is_in_no_file() {
    var match = played("C3, D4, E5");
    match = match.play(Seat.FIRST, "offer takeback").orThrow();
    match = match.play(Seat.SECOND, "accept takeback").orThrow();
    match = match.play(Seat.FIRST, "F6").orThrow();
    var again = read(Sgf.write(match, Map.of()));
    assertThat(again.state()).isEqualTo(match.state());
    assertThat(again.ply()).isEqualTo(3);
  }

  @Test
  void names_and_times_come_back() {
    var tags =
        Map.of(
            "Black",
            "A]n\\n",
            "White",
            "B:",
            "Date",
            "2026.11.26",
            "Event",
            "E",
            "Site",
            "S",
            "Round",
            "2",
            "TimeControl",
            "300+5");
    assertThat(loaded(Sgf.write(played("C3"), tags)).tags()).containsAllEntriesOf(tags);
    assertThat(Sgf.write(played("C3"), Map.of("Date", "2026.11.??"))).contains("DT[2026-11]");
    assertThat(Sgf.write(played("C3"), Map.of("Date", "????.??.??"))).doesNotContain("DT[");
  }

  @Test
  void what_the_clocks_showed_comes_back() {
    var match = played("C3, D4");
    match = match.play(Seat.SECOND, "offer takeback").orThrow();
    match = match.play(Seat.FIRST, "accept takeback").orThrow();
    match = match.play(Seat.SECOND, "E5").orThrow();
    match = match.play(Seat.FIRST, "pass").orThrow();
    match = match.play(Seat.SECOND, "pass").orThrow();
    match = match.play(Seat.FIRST, "agree").orThrow();
    String text = Sgf.write(match, Map.of(), Map.of(0, 300L, 1, 290L, 4, 280L, 6, 7L, 7, 6L));
    assertThat(text).contains("]BL[300]\n;W[ei]WL[280]\n;B[]\n;W[]WL[7]\n;ZA[agree]BL[6]");
    assertThat(times(text)).isEqualTo(Map.of(0, 300L, 1, 280L, 3, 7L, 4, 6L));
    assertThat(times("(;SZ[9];BL[9]B[aa]WL[8];W[bb]WL[7.94]OW[3];B[cc]BL[-1])"))
        .isEqualTo(Map.of(0, 9L, 1, 7L));
  }

  private static Map<Integer, Long> times(String text) {
    return loaded(text).times().left();
  }

  @Test
  void the_time_agreed_on_is_told() {
    assertThat(loaded("(;SZ[9]TM[1800])").tags()).containsEntry("TimeControl", "1800");
    assertThat(loaded("(;SZ[9]TM[1800]OT[5x30 byo-yomi])").tags())
        .containsEntry("TimeControl", "1800 5x30 byo-yomi");
    assertThat(Sgf.write(played("C3"), Map.of("TimeControl", "5x30"))).doesNotContain("TM[");
    assertThat(Sgf.write(played("C3"), Map.of("TimeControl", "300+5")))
        .contains("OT[300+5]TM[300]");
  }

  @Test
  void whoever_lost_on_time_without_being_to_act_has_lost() {
    assertThat(end("(;SZ[9]RE[W+T];B[ee];W[cc])").orElseThrow().reason()).isEqualTo("flag");
    assertThat(end("(;SZ[9]RE[B+T];B[ee];W[cc])").orElseThrow())
        .isEqualTo(new Outcome.Won(Seat.FIRST, "resignation"));
  }

  @Test
  void a_game_with_cards_is_not_taken_for_one_without() {
    String text = Sgf.write(Scene.with().play("C3").match(), Map.of());
    assertThat(refusal(text)).contains("game with cards").contains(".txt");
  }
}
