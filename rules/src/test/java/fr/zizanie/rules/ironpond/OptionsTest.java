package fr.zizanie.rules.ironpond;

import static fr.zizanie.rules.ironpond.Pond.GAME;
import static fr.zizanie.rules.ironpond.Pond.START;
import static fr.zizanie.rules.ironpond.Pond.at;
import static fr.zizanie.rules.ironpond.Pond.options;
import static fr.zizanie.rules.ironpond.Pond.play;
import static fr.zizanie.rules.ironpond.Pond.refuses;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.ironpond.blank.Vocabulary;
import fr.zizanie.rules.ironpond.option.Proposal;
import fr.zizanie.rules.ironpond.text.Word;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The options of a game: its deck, open hands, darts and blank cards (rules, 5). */
class OptionsTest {
  @Test
  void darts_by_chance_by_skill_or_not_at_all() {
    var chance = play(at(START, "w71"), "e2e4", "#71 d8").play(Seat.SECOND, "pass").orThrow();
    assertThat(chance.turn()).isInstanceOf(Turn.Chance.class);
    assertThat(GAME.choices(chance.state()).size()).isEqualTo(5);
    assertThat(CardCase.board(chance.deal((count, _) -> count > 1 ? 1 : 0))).startsWith("rnbqkbnr");
    var skill =
        play(at(START, "w71", options("darts", "skill")), "e2e4", "#71 d8")
            .play(Seat.SECOND, "pass")
            .orThrow();
    assertThat(GAME.choices(skill.state()).toList())
        .containsExactly(Word.HIT.choice(), Word.MISS.choice());
    assertThat(CardCase.board(skill.deal(CardCase.FIRST))).startsWith("rnb1kbnr");
    assertThat(Proposal.setting(options("darts", "excluded")).deck().has(71)).isFalse();
    var without = play(at(START, "w71", options("darts", "excluded")), "e2e4");
    assertThat(CardCase.one(without, "#71 d8")).isInstanceOf(Answer.No.class);
    assertThat(CardCase.one(without, "discard #71")).isInstanceOf(Answer.Ok.class);
  }

  @Test
  void open_hands_and_handicaps_show_what_they_should() {
    var open = Match.begin(GAME, options("open", "true")).deal(SeedDealer.of("o", "ironpond"));
    var seen = GAME.view(open.state(), Viewer.PUBLIC);
    assertThat(seen.cards().white()).isEqualTo(open.state().zones().white());
    var some = Match.begin(GAME, options("revealed", "3:0")).deal(SeedDealer.of("o", "ironpond"));
    assertThat(GAME.view(some.state(), Viewer.SECOND).cards().white().size()).isEqualTo(3);
    assertThat(GAME.view(some.state(), Viewer.FIRST).cards().black().size()).isZero();
  }

  @Test
  void presets_and_lists_of_cards() {
    assertThat(Proposal.setting(options()).deck().size()).isEqualTo(72);
    assertThat(Proposal.setting(options("deck", "68")).deck().size()).isEqualTo(68);
    assertThat(Proposal.setting(options("deck", "nochance", "pub", "true")).deck().size())
        .isEqualTo(70);
    String twenty = "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]";
    assertThat(Proposal.setting(options("deck", twenty)).deck().size()).isEqualTo(20);
    for (String bad : List.of("[1,2]", twenty.replace("20", "1"), "73", "all"))
      assertThat(Options.read(GAME.profile().options(), Map.of("deck", bad)))
          .isInstanceOf(Answer.No.class);
  }

  @Test
  void blank_cards_are_read_and_played() throws java.io.IOException {
    String json;
    try (var in =
        java.util.Objects.requireNonNull(Vocabulary.class.getResourceAsStream("blanks.json"))) {
      json = new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    }
    Options custom = options("custom", json);
    assertThat(Proposal.setting(custom).custom()).hasSize(5);
    var hop = play(at(START, "w100", custom), "#100 e2 d3", "pass");
    assertThat(CardCase.board(hop)).isEqualTo("rnbqkbnr/pppppppp/8/8/8/3P4/PPPP1PPP/RNBQKBNR");
    var duel = play(at(START, "w103", custom), "e2e4", "#103 c1 c8", "pass");
    assertThat(CardCase.board(duel)).isEqualTo("rn1qkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RN1QKBNR");
    var nap = play(at(START, "w102", custom), "e2e4", "#102 e7", "pass");
    assertThat(refuses(nap, "e7e5")).isTrue();
    var records = new Records(List.of(GAME), new JsonTrees());
    assertThat(records.read(records.write(hop, Map.of(), Optional.empty())))
        .isInstanceOf(Answer.Ok.class);
    for (String bad :
        List.of(
            "x",
            "[{}]",
            json.replace("100", "7"),
            json.replace("\"shield\"", "\"explode\""),
            json.replace("\"mine\",\"bishop\",\"notRoyal\"", "\"mine\",\"bishop\""),
            json.replace("[\"move\",1,2]", "[\"move\",1,3]"),
            json.replace("\"timing\":\"INS\"", "\"timing\":\"POST\"")))
      assertThat(Options.read(GAME.profile().options(), Map.of("custom", bad)))
          .isInstanceOf(Answer.No.class);
  }
}
