package fr.zizanie.rules.tsunami;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.laws.Laws;
import fr.zizanie.rules.tsunami.deck.Deck;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A club’s own deck: played, recorded, read back; and operations that projet-1 does not use. */
class OwnDeckTest {
  private static final String CLUB =
      """
      {"id":"club","size":12,"origin":"a test","cards":[
        {"id":"saut","copies":2,"keep":"RESERVE","timing":"BEFORE",
         "effect":[{"op":"MOVE","stone":{"solo":true,"colour":"SELF"},"d8Max":2},
                   {"op":"REMOVE","choose":"STONE","stone":{"solo":true,"colour":"OPP","touches":"SELF"}}]},
        {"id":"trou","copies":2,"keep":"RESERVE","timing":"INSTEAD",
         "effect":[{"op":"REMOVE","choose":"BLOCK","size":3,"colour":"OPP"}]},
        {"id":"don","copies":2,"keep":"IMMEDIATE","timing":"BEFORE",
         "effect":[{"op":"PLACE","colour":"OPP","noCapture":true},{"op":"NO_MOVE"}]},
        {"id":"voleur","copies":2,"keep":"RESERVE","timing":"BEFORE",
         "effect":[{"op":"LIMIT_MOVE","noCapture":true},{"op":"STEAL_RANDOM","count":2}]},
        {"id":"oracle","copies":2,"keep":"RESERVE","timing":"BEFORE","note":{"kind":"BLOCK","size":5},
         "trigger":{"on":"OPP_NEXT_NORMAL_MOVE","inside":"NOTE"},
         "effect":[{"op":"CONVERT","target":"TRIGGER_STONE","to":"SELF"}]},
        {"id":"niet","copies":2,"keep":"RESERVE","timing":"COUNTER","counters":["CARD","MOVE"],
         "effect":[{"op":"CANCEL","what":"CARD"}]}
      ]}
      """;

  private static Scene scene() {
    return Scene.with("deck=" + Deck.of(CLUB).orThrow().word());
  }

  @Test
  void several_operations_take_their_picks_one_after_the_other() {
    scene()
        .hand("black", "saut")
        .black("D4 G7")
        .white("F5 H7 H8")
        .refuses("#saut D4 E5 H7")
        .play("#saut D4 E5 F5")
        .at("D4=. E5=X F5=. H7=O")
        .free("black");
    // Nothing to remove after the move: the second operation asks nothing.
    scene().hand("black", "saut").black("D4").white("H7").play("#saut D4 E5").at("E5=X");
  }

  @Test
  void blocks_gifts_and_thefts_work_as_they_say() {
    scene().hand("black", "trou").black("D4").white("E4 G4").play("#trou D3").at("D4=X E4=. G4=O");
    scene().pile("don").play("draw, #don G7").at("G7=O").free("white");
    scene()
        .hand("black", "voleur")
        .hand("white", "trou niet")
        .play("#voleur, pass")
        .holds("black", "trou niet");
  }

  @Test
  void a_note_without_conditions_waits_for_the_move() {
    scene().hand("black", "oracle").play("#oracle G7, D4, pass, D5, H8").at("H8=X");
  }

  @Test
  void one_card_may_counter_cards_and_moves() {
    scene().hand("white", "niet").play("D4, #niet").free("black").refuses("D4", "countered");
    scene().hand("white", "niet").hand("black", "trou").white("E4").play("#trou D4, #niet");
  }

  @Test
  void a_game_with_it_obeys_the_laws_and_its_record_holds_the_deck() {
    Options options = Scene.agreed("deck=" + Deck.of(CLUB).orThrow().word());
    var game = new Tsunami().agreed(options);
    assertThat(Laws.check(game, options, 5, 2000).violation()).isEmpty();
    var records = new Records(List.of(new Tsunami()), Laws.plainRecords(game).trees());
    var match = Match.begin(new Tsunami(), options);
    for (String move : "C3 K10 C10 K3 D3 L10 D10 L3 pass".split(" ", -1))
      match = match.play(match.state().by(), move).orThrow();
    match = match.play(match.state().by(), "draw").orThrow().deal((count, _) -> count - 1);
    String text = records.write(match, Map.of(), Optional.empty());
    var again = records.read(text).orThrow().match();
    assertThat(again.state()).isEqualTo(match.state());
    assertThat(text).contains("<#voleur/2>");
  }

  @Test
  void decks_that_cannot_be_options_are_refused_with_the_reason() {
    var declared = new Tsunami().profile().options();
    for (String bad : List.of("projet-9", "{\"id\":\"x y\"}", "{\"id\":\"x\"}")) {
      var answer = Options.read(declared, Map.of("deck", bad));
      assertThat(answer).isInstanceOf(Answer.No.class);
      if (answer instanceof Answer.No<Options>(Refusal(Reason reason, var detail, _))) {
        assertThat(reason).isEqualTo(Reason.BAD_OPTION);
        assertThat(detail.en()).isNotBlank();
      }
    }
    assertThat(Options.read(declared, Map.of("komi", "7.3"))).isInstanceOf(Answer.No.class);
    var remarks = new Tsunami().remarks(Scene.agreed("deck=" + Deck.of(CLUB).orThrow().word()));
    assertThat(remarks.getFirst().en()).contains("club, 12 cards");
    assertThat(new Tsunami().remarks(Scene.agreed())).isEmpty();
  }
}
