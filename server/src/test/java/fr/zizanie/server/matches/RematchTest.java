package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.sheets.Checked;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.setup.MatchId;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.ObjectMapper;

/**
 * What lasts beyond one match: the next one of the same two, and what a guest wishes everywhere.
 */
class RematchTest extends OnDisk {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @Test
  void a_rematch_changes_sides_and_waits_for_the_other() {
    MatchId id = both();
    matches
        .lobby(id, l -> l.propose(BOB.id(), 0, Map.of("darts", "skill"), Optional.empty()))
        .orThrow();
    matches.lobby(id, l -> l.ready(ANN.id(), 1, true)).orThrow();
    matches.lobby(id, l -> l.ready(BOB.id(), 1, true)).orThrow();
    Dealers.deal(matches, id, ANN, BOB);
    assertThat(reason(matches.again(id, ANN))).isEqualTo(Reason.NOT_OFFERED);
    Doors.play(matches, id, BOB.id(), "black", sheet(id, "bob").get("version").intValue(), "resign")
        .orThrow();
    assertThat(reason(matches.again(id, new Guest(EVE, "Eve")))).isEqualTo(Reason.NOT_SEATED);
    var seen = new ArrayList<String>();
    matches
        .watch(id, new ViewerConnection(ANN.id(), message -> seen.add(Checked.json(message))), 0)
        .orThrow();
    var next = matches.again(id, BOB).orThrow();
    assertThat(next.seats()).containsExactly("white");
    assertThat(MAPPER.readTree(seen.getLast()).get("again").stringValue()).isEqualTo(next.id());
    assertThat(matches.again(id, ANN).orThrow().id()).isEqualTo(next.id());
    restart();
    assertThat(sheet(id, "ann").get("again").stringValue()).isEqualTo(next.id());
    var lobby = sheet(new MatchId(next.id()), "ann");
    assertThat(lobby.get("options").get("darts").stringValue()).isEqualTo("skill");
    assertThat(texts(lobby.get("ready"))).containsExactly("white");
    matches.lobby(new MatchId(next.id()), l -> l.ready(ANN.id(), 0, true)).orThrow();
    Dealers.deal(matches, new MatchId(next.id()), ANN, BOB);
    assertThat(texts(sheet(new MatchId(next.id()), "ann").get("nonces")))
        .isEqualTo(Dealers.nonces(BOB, ANN));
  }

  @Test
  void windows_stay_passed_for_a_guest_at_his_next_table() {
    MatchId id = both();
    matches.lobby(id, l -> l.ready(ANN.id(), 0, true)).orThrow();
    matches.lobby(id, l -> l.ready(BOB.id(), 0, true)).orThrow();
    Dealers.deal(matches, id, ANN, BOB);
    assertThat(reason(matches.autopass(id, EVE, "white", true))).isEqualTo(Reason.NOT_SEATED);
    assertThat(reason(matches.autopass(id, BOB.id(), "white", true))).isEqualTo(Reason.NOT_SEATED);
    matches.autopass(id, BOB.id(), "black", true).orThrow();
    assertThat(texts(sheet(id, "bob").get("autopass"))).containsExactly("black");
    restart();
    assertThat(texts(sheet(id, "bob").get("autopass"))).containsExactly("black");
    assertThat(sheet(id, "ann").has("autopass")).isFalse();
    var request = new MatchRequest("ironpond", Map.of(), "screen", 0, "");
    MatchId next = new MatchId(matches.create(BOB, request).orThrow().id());
    assertThat(texts(sheet(next, "bob").get("autopass"))).containsExactly("white", "black");
    matches.autopass(next, BOB.id(), "white", false).orThrow();
    assertThat(sheet(id, "bob").has("autopass")).isFalse();
  }
}
