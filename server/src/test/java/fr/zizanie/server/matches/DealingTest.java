package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.sheets.Checked;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.TimeControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What watchers are told of a deal, and how much of a proposal. */
class DealingTest extends OnDisk {
  private static final String ANNS = "a".repeat(32);

  private List<String> heard(MatchId id, PlayerId guest) {
    var heard = new ArrayList<String>();
    matches
        .watch(id, new ViewerConnection(guest, message -> heard.add(Checked.json(message))), 0)
        .orThrow();
    return heard;
  }

  private static JsonNode last(List<String> heard) {
    return Checked.tree("ToPage", heard.getLast());
  }

  @Test
  void tsunami_shows_its_commitment_before_the_first_card_and_its_seed_at_once_at_the_end() {
    var request = new MatchRequest("tsunami", Map.of(), "friend", 0, "black");
    var id = new MatchId(matches.create(ANN, request).orThrow().id());
    matches.sit(id, BOB).orThrow();
    var seed = store.matches().match(id).orElseThrow().setup().seed();
    var heard = heard(id, BOB.id());
    assertThat(last(heard).get("commitment").stringValue()).isEqualTo(seed.commitment());
    Doors.play(matches, id, ANN.id(), "black", last(heard).get("version").intValue(), "resign")
        .orThrow();
    assertThat(last(heard).get("seed").stringValue()).isEqualTo(seed.hex());
  }

  @Test
  void whoever_watches_a_lobby_is_told_once_what_does_not_change() {
    var request =
        new MatchRequest(
            "tsunami", Map.of(), "friend", 0, "black", "ready", TimeControl.none(), "", "");
    var id = new MatchId(matches.create(ANN, request).orThrow().id());
    var heard = heard(id, ANN.id());
    assertThat(last(heard).get("proposed").has("deck")).isTrue();
    matches.lobby(id, l -> l.propose(ANN.id(), 0, Map.of("ko", "psk"), Optional.empty())).orThrow();
    assertThat(last(heard).get("proposed").toString()).isEqualTo("{\"ko\":\"psk\"}");
    assertThat(last(heard).get("options").toString()).isEqualTo("{\"ko\":\"psk\"}");
    matches.sit(id, BOB).orThrow();
    assertThat(last(heard).get("proposed").isEmpty()).isTrue();
    assertThat(last(heard(id, BOB.id())).get("options").get("ko").stringValue()).isEqualTo("psk");
  }

  @Test
  void a_commitment_is_given_before_the_nonce_and_kept() {
    String commitment = matches.commitment(ANN.id()).orThrow();
    var request =
        new MatchRequest(
            "ironpond",
            Map.of(),
            "computer",
            1,
            "white",
            "now",
            TimeControl.none(),
            commitment,
            ANNS);
    assertThat(reason(matches.create(BOB, request))).as("another's").isEqualTo(Reason.STALE);
    MatchId id = new MatchId(matches.create(ANN, request).orThrow().id());
    assertThat(sheet(id, "ann").get("commitment").stringValue()).isEqualTo(commitment);
    assertThat(texts(sheet(id, "ann").get("nonces"))).containsExactly(ANNS, "");
    assertThat(reason(matches.create(ANN, request))).as("once").isEqualTo(Reason.STALE);
  }
}
