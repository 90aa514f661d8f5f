package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.Tables.ANN;
import static fr.zizanie.server.matches.Tables.BOB;
import static fr.zizanie.server.matches.Tables.EVE;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.server.computer.Threads;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.sheets.Checked;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.TimeControl;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Nobody can keep the computer from the others. */
class FairThinkingTest {
  @TempDir Path data;
  private final ByHand quick = new ByHand();
  private final ByHand deep = new ByHand();
  private Tables tables;
  private Matches matches;

  @BeforeEach
  void open() {
    var threads = new Threads(new ByHand(), new ByHand(), quick, deep);
    var computer = new Scripted(7, UnaryOperator.identity(), () -> "");
    tables = new Tables(data, computer.thinking(threads));
    matches = new Matches(Games::named, tables.dependencies);
  }

  @AfterEach
  void close() {
    matches.close();
    tables.close();
  }

  /** A match in which the computer begins. */
  private MatchId against(Guest guest, int level) {
    var request =
        new MatchRequest(
            "mutation", Map.of(), "computer", level, "black", "now", TimeControl.none(), "", "");
    return new MatchId(matches.create(guest, request).orThrow().id());
  }

  private JsonNode sheet(MatchId id, PlayerId guest) {
    return Checked.tree("ToPage", Doors.sheet(matches, id, guest).orThrow().json());
  }

  private boolean moved(MatchId id) {
    return sheet(id, EVE).get("version").intValue() == 1;
  }

  @Test
  void many_games_of_one_guest_hold_up_nobody_else() {
    for (int k = 0; k < 120; k++) against(BOB, 8);
    var hard = against(ANN, 8);
    var easy = against(ANN, 1);
    quick.one();
    assertThat(moved(easy)).isTrue();
    deep.one();
    deep.one();
    assertThat(moved(hard)).isTrue();
    for (int k = 0; k < 119; k++) deep.one();
    for (var row : matches.rows(BOB.id())) assertThat(moved(new MatchId(row.id()))).isTrue();
  }

  @Test
  void who_plays_is_told_how_many_games_come_before() {
    var first = against(BOB, 8);
    against(BOB, 8);
    against(new Guest(EVE, "Eve"), 8);
    var mine = against(ANN, 8);
    assertThat(sheet(mine, ANN.id()).has("ahead")).isFalse();
    tables.alarms.pass(1_000);
    assertThat(sheet(mine, ANN.id()).get("ahead").intValue()).isEqualTo(2);
    assertThat(sheet(mine, BOB.id()).has("ahead")).isFalse();
    deep.one();
    assertThat(moved(first)).isTrue();
    assertThat(sheet(mine, ANN.id()).get("ahead").intValue()).isEqualTo(1);
    deep.one();
    assertThat(sheet(mine, ANN.id()).has("ahead")).isFalse();
    deep.one();
    assertThat(moved(mine)).isTrue();
  }

  @Test
  void what_is_taken_back_gives_its_turn_away() {
    var mine = against(ANN, 8);
    var other = against(BOB, 8);
    Doors.play(matches, mine, ANN.id(), "black", 0, "resign").orThrow();
    deep.one();
    deep.one();
    assertThat(moved(other)).isTrue();
    assertThat(deep.waiting()).isZero();
  }
}
