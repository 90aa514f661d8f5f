package fr.zizanie.rules.ironpond;

import static fr.zizanie.rules.ironpond.Pond.GAME;
import static fr.zizanie.rules.ironpond.Pond.options;
import static fr.zizanie.rules.ironpond.Pond.play;
import static fr.zizanie.rules.ironpond.Pond.refuses;
import static fr.zizanie.rules.ironpond.Pond.toAct;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.text.TreeReader;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions are read and written; one that contradicts itself is refused, and its place named. */
class PositionsTest {
  private static final String FEN = "\"fen\":\"r3k3/8/8/8/8/8/8/RN2K3 w - - 0 1\"";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"marks\":[{\"at\":\"e1\",\"neutral\":true}]|e1",
        "\"marks\":[{\"at\":\"a1\",\"prince\":true}]|a1",
        "\"marks\":[{\"at\":\"e1\",\"prince\":true}]|one royal",
        "\"marks\":[{\"at\":\"e1\",\"prince\":true,\"royal\":true}]|e1",
        "\"marks\":[{\"at\":\"a1\",\"royal\":true}]|one royal",
        "\"marks\":[{\"at\":\"a1\",\"camel\":true}]|a1",
        "\"marks\":[{\"at\":\"a1\",\"blue\":true}]|blue",
        "\"marks\":[{\"at\":\"c1\",\"magnet\":true}]|c1",
        "\"marks\":[{\"at\":\"a1\",\"with\":[\"Q\"]}]|with",
        "\"marks\":[{\"at\":\"a1\",\"neutral\":1}]|neutral",
        "\"marks\":[{\"at\":\"a1\",\"neutral\":true},{\"at\":\"a1\",\"magnet\":true}]|a1",
        "\"marks\":{}|marks",
        "\"holes\":[\"a1\"]|hole",
        "\"holes\":[\"d4\",\"d4\"]|twice",
        "\"holes\":[\"d9\"]|holes",
        "\"traps\":{\"white\":[\"d4\"]},\"holes\":[\"d4\"]|d4 is a hole",
        "\"traps\":{\"red\":[\"d4\"]}|traps",
        "\"stuck\":[\"e1\"]|stuck",
        "\"stuck\":[\"c1\"]|stuck",
        "\"shielded\":[\"c1\"]|shielded",
        "\"diktat\":\"q\"|diktat",
        "\"diktat\":\"N\"|diktat",
        "\"chrono\":\"yes\"|chrono",
        "\"reversedPawns\":1|reversedPawns",
        "\"absent\":{\"white\":\"k\"}|one royal",
        "\"absent\":{\"white\":\"z\"}|absent",
        "\"hands\":{\"white\":[1],\"black\":[1]}|card 1",
        "\"hands\":{\"white\":[7,7]}|card 7",
        "\"hands\":{\"white\":[7]},\"pile\":[7]|card 7",
        "\"pile\":[5],\"discard\":[5]|card 5",
        "\"hands\":{\"green\":[7]}|hands",
        "\"hands\":[7]|hands",
        "\"hands\":{\"white\":[100]}|hands",
        "\"hands\":{\"white\":[73]}|hands: there is no card 73",
        "\"discard\":[105]|discard: there is no card 105",
        "\"pile\":[0]|pile",
        "\"discard\":[\"5\"]|discard",
        "\"captured\":{\"white\":[\"x\"]}|captured",
        "\"out\":{\"white\":\"p\"}|out",
        "\"wind\":1|wind"
      })
  void refused_with_its_place(String fields, String place) {
    var tree = TreeReader.read("{" + FEN + "," + fields + "}").orElseThrow();
    var options = Options.read(CardCase.GAME.profile().options(), Map.of()).orThrow();
    switch (CardCase.GAME.notation().load(tree, options)) {
      case Answer.Ok<IronPondState> _ -> throw new AssertionError("accepted " + fields);
      case Answer.No<IronPondState>(var refusal) -> {
        assertThat(refusal.reason()).isEqualTo(Reason.BAD_POSITION);
        assertThat(refusal.message().en()).contains(place);
        assertThat(refusal.message().fr()).isNotBlank();
      }
    }
  }

  @Test
  void open_cards_lie_open_in_a_position_that_is_read_back() {
    var options =
        Options.read(CardCase.GAME.profile().options(), Map.of("revealed", "2:0")).orThrow();
    var tree = TreeReader.read("{" + FEN + ",\"hands\":{\"white\":[70,8,46,3,25]}}").orElseThrow();
    var notation = CardCase.GAME.notation();
    IronPondState state = notation.load(tree, options).orThrow();
    assertThat(state.zones().open().list()).containsExactly(8, 70);
    assertThat(notation.load(notation.position(state), options).orThrow()).isEqualTo(state);
  }

  @Test
  void positions_that_cannot_be_are_refused_with_their_place() {
    for (String bad :
        List.of(
            "{}",
            "{\"fen\":\"x\"}",
            "{\"fen\":\"4k3/8/8/8/8/8/8/3KK3 w - - 0 1\"}",
            "{\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\",\"holes\":[\"e1\"]}",
            "{\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\",\"pile\":[3],\"discard\":[3]}",
            "{\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\",\"pile\":[99]}",
            "{\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0"
                + " 1\",\"marks\":[{\"at\":\"a1\",\"neutral\":true}]}",
            "{\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\",\"wind\":1}",
            "{\"fen\":\"4k3/8/8/8/8/8/8/R3K3 w Qk - 0 1\"}"))
      assertThat(GAME.notation().load(TreeReader.read(bad).orElseThrow(), options()))
          .as(bad)
          .isInstanceOf(Answer.No.class);
  }

  @Test
  void positions_are_written_as_they_are_read() {
    String json =
        "{\"fen\":\"r1bqk2r/8/8/2n5/3N4/8/P3B3/R2QK2R w KQkq - 3"
            + " 20\",\"hands\":{\"white\":[16,3],\"black\":[7]},"
            + "\"pile\":[5,40],\"discard\":[1],\"captured\":{\"white\":[\"p\",\"n\"],\"black\":[\"q\"]},"
            + "\"out\":{\"white\":[],\"black\":[\"p\"]},\"marks\":[{\"at\":\"e2\",\"with\":[\"p\"]},{\"at\":\"d4\",\"neutral\":true,\"magnet\":true},"
            + "{\"at\":\"c5\",\"camel\":true}],\"holes\":[\"e4\"],\"traps\":{\"white\":[\"e5\"],\"black\":[]},\"reversedPawns\":true}";
    Tree tree = TreeReader.read(json).orElseThrow();
    var state = GAME.notation().load(tree, options()).orThrow();
    var again = GAME.notation().position(state);
    assertThat(GAME.notation().load(again, options()).orThrow()).isEqualTo(state);
    var fields = ((Tree.Fields) again).fields();
    var wanted = ((Tree.Fields) tree).fields();
    for (String name : List.of("fen", "pile", "discard", "captured", "out", "holes", "traps"))
      assertThat(fields.get(name)).isEqualTo(wanted.get(name));
    assertThat(GAME.flaw(state)).isEmpty();
  }

  @Test
  void an_absent_royal_loads_and_comes_back() {
    String json = "{\"fen\":\"4k3/pppp4/8/8/8/8/PPPP4/8 w - - 0 1\",\"absent\":{\"white\":\"k\"}}";
    var match =
        Match.from(
            GAME,
            options(),
            GAME.notation().load(TreeReader.read(json).orElseThrow(), options()).orThrow());
    assertThat(refuses(match, "a2a3")).isTrue();
    var back = play(match, "place h1");
    assertThat(CardCase.board(back)).endsWith("/7K");
    assertThat(toAct(back, Seat.FIRST)).isTrue();
  }
}
