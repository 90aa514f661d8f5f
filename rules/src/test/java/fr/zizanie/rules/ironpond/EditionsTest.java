package fr.zizanie.rules.ironpond;

import static fr.zizanie.rules.ironpond.Pond.GAME;
import static fr.zizanie.rules.ironpond.Pond.legal;
import static fr.zizanie.rules.ironpond.Pond.play;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.ironpond.text.TreeReader;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the second version of the rules changes, and that a game of the first goes on by it. */
class EditionsTest {
  private static Options under(int rules) {
    return GAME.profile().options(rules, Map.of()).orThrow();
  }

  private static Match<IronPondState, IronPondView> at(int rules, String fields) {
    var tree = TreeReader.read(fields.replace('\'', '"')).orElseThrow();
    return Match.from(GAME, under(rules), GAME.notation().load(tree, under(rules)).orThrow());
  }

  private static Match<IronPondState, IronPondView> start(int rules, String fields) {
    return at(rules, "{'fen':'" + Pond.START + "'," + fields + "}");
  }

  private static List<Integer> hand(Match<IronPondState, IronPondView> match, Seat seat) {
    return match.state().zones().hand(seat).list();
  }

  private static List<Integer> discard(Match<IronPondState, IronPondView> match) {
    return match.state().zones().discard();
  }

  @Test
  void a_countered_card_and_its_counter_stay_out_of_the_pile_made_for_their_draws() {
    String cards = "'hands':{'white':[16],'black':[32]}";
    var newer = play(start(2, cards), "e2e4", "#16 b8 c8", "#32");
    assertThat(discard(newer)).containsExactly(16, 32);
    assertThat(hand(newer, Seat.FIRST)).isEmpty();
    assertThat(hand(newer, Seat.SECOND)).isEmpty();
    var older = play(start(1, cards), "e2e4", "#16 b8 c8", "#32");
    assertThat(hand(older, Seat.SECOND)).containsExactly(16);
  }

  @Test
  void a_card_for_which_nothing_is_drawn_stays_out_too() {
    String cards = "'hands':{'white':[16],'black':[34]}";
    var newer = play(start(2, cards), "e2e4", "#16 b8 c8", "#34");
    assertThat(discard(newer)).containsExactly(34);
    assertThat(hand(newer, Seat.FIRST)).isEmpty();
    assertThat(hand(newer, Seat.SECOND)).containsExactly(16);
    var older = play(start(1, cards), "e2e4", "#16 b8 c8", "#34");
    assertThat(hand(older, Seat.FIRST)).containsExactly(34);
  }

  @Test
  void the_draws_of_a_chain_come_from_what_was_discarded_before_it() {
    String cards = "'hands':{'white':[16],'black':[32]},'discard':[40]";
    var newer = play(start(2, cards), "e2e4", "#16 b8 c8", "#32");
    // The card announced first is drawn for first; then nothing is left.
    assertThat(hand(newer, Seat.FIRST)).containsExactly(40);
    assertThat(hand(newer, Seat.SECOND)).isEmpty();
    assertThat(discard(newer)).containsExactly(16, 32);
  }

  @Test
  void the_next_chain_finds_the_cards_of_the_last_one() {
    String cards = "'hands':{'white':[16,53],'black':[32,22]}";
    var newer = play(start(2, cards), "e2e4", "#16 b8 c8", "#32", "e7e5", "#22");
    assertThat(newer.state().owed()).extracting(o -> o.card()).containsExactly(22);
    newer = play(newer, "pass");
    assertThat(hand(newer, Seat.SECOND)).hasSize(1).doesNotContain(22);
    assertThat(newer.state().owed()).isEmpty();
  }

  /** White has just mated on the board; Straw Man saves Black on e3 only. */
  private static Match<IronPondState, IronPondView> mated(int rules) {
    return play(
        at(
            rules,
            "{'fen':'2NKR1r1/2Qp2n1/6k1/5p2/1P1q4/1R2P3/8/2Q5 b - - 0 1',"
                + "'marks':[{'at':'c8','camel':true},{'at':'b3','magnet':true},"
                + "{'at':'c1','magnet':true}],'holes':['h8','b8','h5'],"
                + "'hands':{'white':[26]},'pile':[35]}"),
        "g8e8");
  }

  @Test
  void a_mated_player_is_offered_the_picks_that_save_them() {
    assertThat(legal(mated(2))).containsExactly("#26 e3", "concede");
    assertThat(legal(mated(1))).contains("#26 b4", "#26 e3");
    assertThat(Pond.refuses(mated(2), "#26 b4")).isTrue();
    assertThat(mated(2).play(Seat.FIRST, "#26 b4"))
        .asString()
        .contains("does not save you", "10.1.3");
    assertThat(play(mated(2), "#26 e3").state().zones().discard()).contains(26);
  }

  /** White mates on g7, where the pawn on f6 keeps the queen. */
  private static Match<IronPondState, IronPondView> keptQueen(int rules, int card) {
    var before =
        at(
            rules,
            "{'fen':'6k1/5pbp/5P2/8/8/6Q1/P7/K7 w - - 0 1','hands':{'black':[%d]}}"
                .formatted(card));
    return play(before.play(Seat.FIRST, "gesture chat").orThrow(), "g3g7");
  }

  @Test
  void reprisals_and_snub_are_offered_only_on_the_pawn_that_matters() {
    for (var mated : List.of(keptQueen(2, 61), keptQueen(2, 72)))
      assertThat(legal(mated)).hasSize(2).contains("concede").anyMatch(a -> a.endsWith(" f6"));
    for (var mated : List.of(keptQueen(1, 61), keptQueen(1, 72)))
      assertThat(legal(mated)).hasSize(3).anyMatch(a -> a.endsWith(" a2"));
  }

  @Test
  void whoever_insists_may_still_pick_what_does_not_save() {
    assertThat(mated(2).play(Seat.FIRST, "!#26 b4")).isInstanceOf(Answer.Ok.class);
  }
}
