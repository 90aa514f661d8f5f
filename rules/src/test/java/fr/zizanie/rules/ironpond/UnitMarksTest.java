package fr.zizanie.rules.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.ironpond.text.TreeReader;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A unit with camels is written by its parts and the mark {@code camel}, and read again. */
class UnitMarksTest {
  private static final IronPond GAME = CardCase.GAME;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "b|n|cb|n",
        "b|c|cb|n",
        "n|b|cb|n",
        "n|n|nc|n",
        "n|c|cc|c",
        "b|n c|ccb|n c",
        "q|n n|ncq|n n",
        "q|n n c|nccq|n n c"
      })
  void comes_back(String shown, String with, String parts, String written) {
    String json =
        "{\"fen\":\"4k3/8/8/8/8/8/8/%s3K3 w - - 0 1\",\"marks\":[{\"at\":\"a1\",%s,\"camel\":true}]}"
            .formatted(shown.toUpperCase(Locale.ROOT), field(with));
    var options = Options.read(GAME.profile().options(), Map.of()).orThrow();
    var state = GAME.notation().load(TreeReader.read(json).orElseThrow(), options).orThrow();
    assertThat(
            state.scene().board().piece(0).orElseThrow().components().stream()
                .map(c -> String.valueOf(c.letter()))
                .collect(Collectors.joining()))
        .isEqualTo(parts);
    var again = GAME.notation().position(state);
    assertThat(new JsonTrees().write(again)).contains(field(written) + ",\"camel\":true");
    assertThat(GAME.notation().load(again, options).orThrow()).isEqualTo(state);
  }

  private static String field(String letters) {
    return Stream.of(letters.split(" "))
        .map(c -> '"' + c + '"')
        .collect(Collectors.joining(",", "\"with\":[", "]"));
  }
}
