package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.terminal.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import tools.jackson.databind.JsonNode;

/** What an earlier program left behind: see the README beside the resources. */
final class OldData {
  private OldData() {}

  static byte[] file(String name) {
    try (var in = new GZIPInputStream(Objects.requireNonNull(open(name)))) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputStream open(String name) {
    return OldData.class.getResourceAsStream("b7beab3/" + name + ".gz");
  }

  /** {@return what it said of each of its matches} */
  static List<JsonNode> said() {
    return new String(file("said.jsonl"), StandardCharsets.UTF_8)
        .lines()
        .<JsonNode>map(Json.MAPPER::readTree)
        .toList();
  }

  static String printed(String... command) {
    var typed = Zizanie.typed(command);
    return typed.out() + (typed.code() == 0 ? "" : "exit " + typed.code());
  }

  /**
   * Everything said before is said still, in the same words; more may be said. Only the names of
   * drawings and the marks of a sheet's parts are between the server and its own page; the
   * fingerprint of a printed deck is still there and follows the words on its cards.
   */
  static void saysStill(String where, JsonNode before, JsonNode now) {
    if (before.isObject()) {
      before
          .properties()
          .forEach(field -> {
            String name = field.getKey();
            if (name.equals("art") || name.equals("parts")) return;
            assertThat(now.has(name)).as(where + "/" + name).isTrue();
            if (name.equals("hash") && !before.path("own").asBoolean(true)) return;
            saysStill(where + "/" + name, field.getValue(), now.get(name));
          });
    } else if (before.isArray()) {
      assertThat(now.size()).as(where).isEqualTo(before.size());
      for (int i = 0; i < before.size(); i++) saysStill(where + "/" + i, before.get(i), now.get(i));
    } else {
      assertThat(now).as(where).isEqualTo(before);
    }
  }
}
