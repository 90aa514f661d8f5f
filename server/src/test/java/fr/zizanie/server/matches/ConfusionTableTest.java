package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.computer.Thinking;
import fr.zizanie.server.computer.ThinkingPace;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.table.TableDependencies;
import fr.zizanie.server.time.MachineTime;
import fr.zizanie.sheets.Checked;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.testing.Eventually;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Confusion at the table: seats by options, picks, replays, and a computer that must answer. */
class ConfusionTableTest {
  private static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");
  private static final Guest BOB = new Guest(new PlayerId("bob"), "Bob");
  private static final PlayerId EVE = new PlayerId("eve");

  @TempDir Path data;
  private final AtomicInteger pauses = new AtomicInteger();
  private Store store;
  private Matches matches;

  @BeforeEach
  void open() {
    store = FreshSqlite.in(data);
    matches =
        new Matches(
            Games::named,
            new TableDependencies(
                store,
                InstantSource.system(),
                new Thinking(
                    ThinkingPace.usual(
                        new MachineTime(),
                        () -> {
                          pauses.incrementAndGet();
                          return 300;
                        })),
                new MachineTime()));
  }

  @AfterEach
  void close() {
    matches.close();
    store.close();
  }

  private MatchId friends(String... words) {
    MatchId id =
        new MatchId(
            matches
                .create(ANN, new MatchRequest("confusion", options(words), "friend", 0, "white"))
                .orThrow()
                .id());
    matches.sit(id, BOB).orThrow();
    return id;
  }

  private static Map<String, String> options(String... words) {
    var out = new java.util.TreeMap<String, String>();
    for (String word : words) {
      var parts = List.of(word.split("=", 2));
      out.put(parts.getFirst(), parts.getLast());
    }
    return out;
  }

  private JsonNode sheet(MatchId id, String guest) {
    return Checked.tree("ToPage", Doors.sheet(matches, id, new PlayerId(guest)).orThrow().json());
  }

  private void play(MatchId id, String guest, String seat, String text) {
    int version = sheet(id, guest).get("version").intValue();
    Doors.play(matches, id, new PlayerId(guest), seat, version, text).orThrow();
  }

  private static Reason reason(Answer<?> answer) {
    return switch (answer) {
      case Answer.No<?>(Refusal refusal) -> refusal.reason();
      case Answer.Ok<?> _ -> throw new AssertionError("accepted");
    };
  }

  @Test
  void options_name_the_second_seat_everywhere() {
    MatchId id =
        new MatchId(
            matches
                .create(
                    ANN,
                    new MatchRequest("confusion", Map.of("edition", "spies"), "friend", 0, "red"))
                .orThrow()
                .id());
    assertThat(matches.sit(id, BOB).orThrow().seats()).containsExactly("white");
    assertThat(sheet(id, "ann").get("viewer").stringValue()).isEqualTo("red");
    assertThat(sheet(id, "ann").get("seats").get(1).get("seat").stringValue()).isEqualTo("red");
    var row = Checked.tree("MatchRow", Checked.told(matches.rows(ANN.id()).getFirst()));
    assertThat(row.get("seats").get(1).get("seat").stringValue()).isEqualTo("red");
    assertThat(row.get("turn").stringValue()).isEqualTo("white");
    play(id, "ann", "red", "resign");
    row = Checked.tree("MatchRow", Checked.told(matches.rows(ANN.id()).getFirst()));
    assertThat(row.get("outcome").get("winner").stringValue()).isEqualTo("white");
    assertThat(
            reason(
                matches.create(ANN, new MatchRequest("confusion", Map.of(), "friend", 0, "red"))))
        .isEqualTo(Reason.UNKNOWN_SEAT);
  }

  @Test
  void the_commitment_stands_from_the_start_and_the_seed_at_the_end() {
    MatchId id = friends();
    var seed = store.matches().match(id).orElseThrow().setup().seed();
    assertThat(sheet(id, "eve").get("commitment").stringValue()).isEqualTo(seed.commitment());
    assertThat(Doors.sheet(matches, id, ANN.id()).orThrow().json()).doesNotContain(seed.hex());
    play(id, "bob", "yellow", "resign");
    assertThat(sheet(id, "eve").get("seed").stringValue()).isEqualTo(seed.hex());
  }

  @Test
  void next_picks_are_told_to_the_seat_to_act_alone() {
    MatchId id = friends("edition=spies", "tokens=3:3");
    int version = sheet(id, "ann").get("version").intValue();
    var swap = List.of("swap");
    assertThat(
            Checked.told(
                Doors.asked(matches, id, ANN.id(), "white", version, (q, by) -> q.picks(by, swap))
                    .orThrow()))
        .startsWith("{\"tokens\":[\"A\",\"C\"");
    assertThat(
            reason(Doors.asked(matches, id, EVE, "white", version, (q, by) -> q.picks(by, swap))))
        .isEqualTo(Reason.NOT_SEATED);
    assertThat(
            reason(
                Doors.asked(matches, id, BOB.id(), "white", version, (q, by) -> q.picks(by, swap))))
        .isEqualTo(Reason.NOT_SEATED);
    assertThat(
            reason(
                Doors.asked(matches, id, BOB.id(), "red", version, (q, by) -> q.picks(by, swap))))
        .isEqualTo(Reason.NOT_YOUR_TURN);
    assertThat(
            reason(
                Doors.asked(
                    matches, id, ANN.id(), "white", version - 1, (q, by) -> q.picks(by, swap))))
        .isEqualTo(Reason.STALE);
    assertThat(
            reason(
                Doors.asked(matches, id, ANN.id(), "green", version, (q, by) -> q.picks(by, swap))))
        .isEqualTo(Reason.UNKNOWN_SEAT);
    assertThat(
            reason(
                Doors.asked(
                    matches,
                    id,
                    ANN.id(),
                    "white",
                    version,
                    (q, by) -> q.picks(by, List.of("swap", "L-S2")))))
        .isEqualTo(Reason.NOT_OFFERED);
    assertThat(
            reason(
                Doors.asked(
                    matches,
                    id,
                    ANN.id(),
                    "white",
                    version,
                    (q, by) -> q.picks(by, List.of("swap  A")))))
        .isEqualTo(Reason.ILLEGAL_SYNTAX);
    play(id, "ann", "white", "resign");
    version = sheet(id, "ann").get("version").intValue();
    assertThat(
            reason(
                Doors.asked(matches, id, ANN.id(), "white", version, (q, by) -> q.picks(by, swap))))
        .isEqualTo(Reason.GAME_OVER);
  }

  @Test
  void other_eyes_open_at_the_end() {
    MatchId id = friends("notebook=paper");
    play(id, "ann", "white", "L-S2");
    assertThat(reason(Doors.replay(matches, id, ANN.id(), Optional.of("yellow"))))
        .isEqualTo(Reason.NOT_SEATED);
    assertThat(reason(Doors.replay(matches, id, ANN.id(), Optional.of("truth"))))
        .isEqualTo(Reason.NOT_SEATED);
    assertThat(reason(Doors.replay(matches, id, ANN.id(), Optional.of("green"))))
        .isEqualTo(Reason.UNKNOWN_VIEWER);
    var own =
        Checked.tree(
            "Replay",
            Checked.told(Doors.replay(matches, id, ANN.id(), Optional.of("white")).orThrow()));
    assertThat(own.get("boards").size()).isEqualTo(2);
    assertThat(own.at("/beside/1/knowledge").toString()).isEqualTo("{}");
    assertThat(own.at("/beside/1").has("left")).isFalse();
    play(id, "bob", "yellow", "resign");
    var other =
        Checked.tree(
            "Replay",
            Checked.told(Doors.replay(matches, id, ANN.id(), Optional.of("yellow")).orThrow()));
    assertThat(other.at("/beside/1/knowledge/white/L").has("probabilities")).isTrue();
    assertThat(other.at("/beside/0/left/white").stringValue()).isEqualTo("479001600");
    assertThat(Long.parseLong(other.at("/beside/1/left/white").stringValue()))
        .isBetween(1L, 479_001_599L);
    assertThat(other.at("/beside/1/left/yellow").stringValue()).isEqualTo("479001600");
    String truth = Checked.told(Doors.replay(matches, id, EVE, Optional.of("truth")).orThrow());
    int kinds = truth.split("\"kind\":1[,}]", -1).length - 1;
    assertThat(kinds).isEqualTo(4);
  }

  @Test
  void a_running_record_holds_only_what_its_reader_knows() {
    MatchId id = friends();
    play(id, "ann", "white", "L-S2");
    String own = Doors.download(matches, id, ANN.id(), false).orThrow().text();
    assertThat(own).contains("White = A C E H K L N O P S T V").containsPattern("Yellow = A\\d");
    assertThat(Doors.download(matches, id, EVE, false).orThrow().text())
        .contains("Yellow = A C E H K L N O P S T V");
    assertThat(own).contains("L-S2").contains("[Commitment").doesNotContain("[Seed");
    play(id, "bob", "yellow", "resign");
    assertThat(Doors.download(matches, id, EVE, false).orThrow().text())
        .containsPattern("White = A\\d")
        .contains("[Seed")
        .containsPattern("Yellow +White");
  }

  @Test
  void the_computer_answers_every_try_after_a_pause_and_then_plays() throws Exception {
    var request = new MatchRequest("confusion", Map.of("edition", "spies"), "computer", 1, "white");
    MatchId id = new MatchId(matches.create(ANN, request).orThrow().id());
    BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    matches
        .watch(
            id,
            new ViewerConnection(
                ANN.id(), message -> heard.add(Checked.tree("ToPage", message.json()))),
            0)
        .orThrow();
    for (int turn = 1; turn <= 3; turn++) {
      play(
          id,
          "ann",
          "white",
          sheet(id, "ann").get("offer").get("moves").get(0).get("token").stringValue());
      assertThat(pauses).hasValue(turn);
      JsonNode sheet;
      do {
        sheet = heard.poll(60, TimeUnit.SECONDS);
        assertThat(sheet).isNotNull();
      } while (!asksWhite(sheet));
      play(id, "ann", "white", sheet.get("offer").get("words").get(0).stringValue());
      while (heard.poll() != null) {}
    }
    assertThat(pauses).hasValue(3);
    matches.evict(Duration.ofMinutes(1));
  }

  /** Whether the computer has answered, and tries something itself. */
  private static boolean asksWhite(JsonNode sheet) {
    return !sheet.get("asks").isNull() && sheet.get("turn").stringValue("").equals("white");
  }

  @Test
  void the_computer_lets_a_try_be_taken_back_although_it_was_answered() {
    MatchId id =
        new MatchId(
            matches
                .create(ANN, new MatchRequest("confusion", options(), "computer", 1, "white"))
                .orThrow()
                .id());
    Doors.play(matches, id, ANN.id(), "white", version(id), "L-S2").orThrow();
    Eventually.until(
        "it has answered", () -> sheet(id, "ann").get("turn").asString().equals("white"));
    Doors.play(matches, id, ANN.id(), "white", version(id), "offer takeback").orThrow();
    var lines = sheet(id, "ann").get("lines");
    assertThat(lines.get(lines.size() - 1).get("token").stringValue()).isEqualTo("accept takeback");
    assertThat(sheet(id, "ann").get("ply").intValue()).isZero();
  }

  private int version(MatchId id) {
    return sheet(id, "ann").get("version").intValue();
  }
}
