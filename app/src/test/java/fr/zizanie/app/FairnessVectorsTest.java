package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.sheets.Sha256;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.terminal.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The test vectors of docs/fairness.md. */
class FairnessVectorsTest {
  private static JsonNode vectors() throws IOException {
    String text = Files.readString(Path.of("../docs/fairness.md"));
    int from = text.indexOf("```json\n") + 8;
    return Json.MAPPER.readTree(text.substring(from, text.indexOf("```", from)));
  }

  private static String text(JsonNode node, String name) {
    return node.get(name).stringValue();
  }

  private static SeedDealer dealer(JsonNode vectors, String id, JsonNode nonces) {
    return new SeedDealer(
        text(vectors, "seed"), id, nonces.get(0).stringValue(), nonces.get(1).stringValue());
  }

  @Test
  void commitments_draws_and_seals_are_as_written() throws IOException {
    var vectors = vectors();
    assertThat(new Seed(text(vectors, "seed")).commitment()).isEqualTo(text(vectors, "commitment"));
    for (int k = 0; k < 2; k++)
      assertThat(Sha256.hex(vectors.get("nonces").get(k).stringValue()))
          .isEqualTo(vectors.get("nonceCommitments").get(k).stringValue());
    for (var draw : vectors.get("draws"))
      assertThat(
              dealer(vectors, text(draw, "id"), draw.get("nonces"))
                  .deal(draw.get("offered").intValue(), draw.get("index").intValue()))
          .as(draw.toString())
          .isEqualTo(draw.get("pick").intValue());
    var sealed = vectors.get("sealed");
    String id = text(sealed, "text").substring(0, text(sealed, "text").indexOf('|'));
    String nonce = dealer(vectors, id, vectors.get("nonces")).note(0);
    assertThat(nonce).isEqualTo(text(sealed, "nonce"));
    assertThat(Sha256.hex(nonce + "|" + text(sealed, "square")))
        .isEqualTo(text(sealed, "commitment"));
  }
}
