package fr.zizanie.rules.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Answer;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Reason;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions that contradict themselves are refused, and the refusal names the place. */
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
}
