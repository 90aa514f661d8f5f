package fr.zizanie.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.FromPage;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.WireCodecs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page's tests read and write the very messages that are read and written here. */
class SamplesTest {
  private static void complete(Collection<?> samples, Class<?> sealed) {
    assertThat(samples.stream().map(Object::getClass).distinct().toList())
        .containsAll(Stream.of(sealed.getPermittedSubclasses()).toList());
  }

  @Test
  void every_case_has_a_sample() {
    complete(Samples.FROM_PAGE, FromPage.class);
    var toPage = Samples.toPage();
    complete(toPage, ToPage.class);
    var games =
        toPage.stream()
            .flatMap(m -> m instanceof Sheet sheet ? Stream.of(sheet) : Stream.of())
            .map(sheet -> Checked.tree("ToPage", sheet.json()).get("game").stringValue())
            .toList();
    assertThat(games)
        .containsExactlyInAnyOrderElementsOf(
            Games.all().stream().map(game -> game.profile().id()).toList());
  }

  @Test
  void the_page_has_these_samples() throws IOException {
    String file = Samples.file();
    var fresh = Path.of("target/samples.ts");
    Files.createDirectories(fresh.getParent());
    Files.writeString(fresh, file);
    assertThat(Files.readString(Path.of("../web/test/wire/samples.ts")))
        .as("node web/wire.mjs takes over the new samples")
        .isEqualTo(file);
  }

  @Test
  void every_message_of_the_page_is_read_as_it_was_written() {
    for (FromPage message : Samples.FROM_PAGE) {
      String json = JsonText.of(out -> WireCodecs.write(message, out));
      assertThat(JsonReader.object(json).then(WireCodecs::readFromPage))
          .isEqualTo(Answer.ok(message));
    }
  }
}
