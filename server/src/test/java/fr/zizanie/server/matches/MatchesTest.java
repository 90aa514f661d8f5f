package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.toy.Envelope;
import fr.zizanie.rules.toy.Toy;
import fr.zizanie.server.Announces;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.NewEntries;
import fr.zizanie.sheets.Checked;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.WrittenAt;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Matches without a web: loading, forgetting, losing races, odd rows, hidden cards. */
class MatchesTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");
  private static final Guest BOB = new Guest(new PlayerId("bob"), "Bob");
  private static final PlayerId EVE = new PlayerId("eve");

  @TempDir Path data;
  private Store store;
  private Matches matches;
  private Matches others;

  @BeforeEach
  void open() {
    store = FreshSqlite.in(data);
    matches = new Matches(MatchesTest::game, store, InstantSource.system());
    others = new Matches(MatchesTest::game, store, InstantSource.system());
  }

  @AfterEach
  void close() {
    matches.close();
    others.close();
    store.close();
  }

  private static Optional<Game<?, ?>> game(String id) {
    return switch (id) {
      case "toy" -> Optional.of(new Toy());
      case "envelope" -> Optional.of(new Envelope());
      default -> Games.named(id);
    };
  }

  private MatchId friends(String game) {
    var first = game(game).orElseThrow().profile().seats().getFirst();
    MatchId id =
        new MatchId(
            matches
                .create(ANN, new MatchRequest(game, Map.of(), "friend", 0, first))
                .orThrow()
                .id());
    matches.sit(id, BOB).orThrow();
    return id;
  }

  private JsonNode sheet(MatchId id, String guest) {
    return Checked.tree("ToPage", Doors.sheet(matches, id, new PlayerId(guest)).orThrow().json());
  }

  private static Reason reason(Answer<?> answer) {
    return switch (answer) {
      case Answer.No<?>(Refusal refusal) -> refusal.reason();
      case Answer.Ok<?> _ -> throw new AssertionError("accepted");
    };
  }

  @Test
  void a_table_is_forgotten_when_idle_and_comes_back_the_same() {
    MatchId id = friends("mutation");
    Doors.play(matches, id, ANN.id(), "white", 0, "e2e4").orThrow();
    String before = Doors.sheet(matches, id, BOB.id()).orThrow().json();
    matches.evict(Duration.ofMinutes(1));
    assertThat(matches.live()).isEqualTo(1);
    var connection = new ViewerConnection(EVE, _ -> {});
    matches.watch(id, connection, 0).orThrow();
    matches.evict(Duration.ZERO);
    assertThat(matches.live()).isEqualTo(1);
    matches.leave(id, connection);
    matches.evict(Duration.ZERO);
    assertThat(matches.live()).isZero();
    assertThat(Doors.sheet(matches, id, BOB.id()).orThrow().json()).isEqualTo(before);
    Doors.play(matches, id, BOB.id(), "black", 1, "e7e5").orThrow();
  }

  @Test
  void who_loses_the_race_for_a_place_sees_what_the_winner_played() {
    MatchId id = friends("mutation");
    var seen = new ArrayList<String>();
    others
        .watch(id, new ViewerConnection(BOB.id(), message -> seen.add(Checked.json(message))), 0)
        .orThrow();
    Doors.play(matches, id, ANN.id(), "white", 0, "e2e4").orThrow();
    assertThat(reason(Doors.play(others, id, ANN.id(), "white", 0, "d2d4")))
        .isEqualTo(Reason.STALE);
    assertThat(MAPPER.readTree(seen.getLast()).get("lines").get(0).get("token").stringValue())
        .isEqualTo("e2e4");
    Doors.play(others, id, BOB.id(), "black", 1, "e7e5").orThrow();
    assertThat(reason(Doors.play(matches, id, BOB.id(), "black", 1, "d7d5")))
        .isEqualTo(Reason.STALE);
    assertThat(sheet(id, "ann").get("version").intValue()).isEqualTo(2);
  }

  @Announces("LiveMatches")
  @Test
  void rows_that_cannot_be_are_refused_and_the_rest_lives() {
    for (String row :
        List.of(
            "white e2e5",
            "black e7e5",
            "nonsense",
            "",
            "green: resign",
            "chance e2e4",
            "white: dance")) {
      MatchId id = friends("mutation");
      store
          .matches()
          .append(
              id,
              new NewEntries(
                  0,
                  List.of(new NewEntries.Line("", row)),
                  Optional.empty(),
                  Optional.empty(),
                  0,
                  true,
                  WrittenAt.at(1)));
      matches.evict(Duration.ofMillis(-1));
      assertThat(reason(Doors.sheet(matches, id, ANN.id()))).as(row).isEqualTo(Reason.BAD_RECORD);
      assertThat(reason(Doors.play(matches, id, ANN.id(), "white", 0, "e2e4")))
          .isEqualTo(Reason.BAD_RECORD);
      assertThat(reason(matches.watch(id, new ViewerConnection(ANN.id(), _ -> {}), 0)))
          .isEqualTo(Reason.BAD_RECORD);
    }
    Doors.play(matches, friends("mutation"), ANN.id(), "white", 0, "e2e4").orThrow();
  }

  @Test
  void hidden_cards_are_dealt_from_the_stored_seed_and_stay_hidden() {
    MatchId id = friends("toy");
    var own = sheet(id, "ann").get("lines");
    assertThat(own.size()).isEqualTo(4);
    assertThat(own.get(0).get("token").stringValue()).startsWith("#");
    assertThat(own.get(2).get("token").stringValue()).isEqualTo("?");
    assertThat(sheet(id, "eve").get("lines").get(0).get("token").stringValue()).isEqualTo("?");
    matches.evict(Duration.ofMillis(-1));
    assertThat(sheet(id, "ann").get("lines")).isEqualTo(own);
    assertThat(Doors.download(matches, id, BOB.id(), false).orThrow().text())
        .contains("<?> <?> <#")
        .contains("[Commitment \"")
        .doesNotContain("[Seed");
    assertThat(Doors.download(matches, id, BOB.id(), true).orThrow().filename()).endsWith(".txt");
    String seed = store.matches().match(id).orElseThrow().setup().seed().hex();
    Doors.play(matches, id, BOB.id(), "bob", 4, "resign").orThrow();
    assertThat(Doors.download(matches, id, EVE, false).orThrow().text())
        .contains("[Seed \"" + seed + "\"]")
        .doesNotContain("<?>");
  }

  @Test
  void a_secret_without_chance_stays_out_of_every_file() {
    MatchId id = friends("envelope");
    Doors.play(matches, id, ANN.id(), "ann", 0, "n7").orThrow();
    for (boolean foreign : new boolean[] {false, true})
      for (String guest : List.of("bob", "eve"))
        assertThat(Doors.download(matches, id, new PlayerId(guest), foreign).orThrow().text())
            .contains("?")
            .doesNotContain("n7");
    assertThat(Doors.download(matches, id, ANN.id(), true).orThrow().filename()).endsWith(".pgn");
    Doors.play(matches, id, BOB.id(), "bob", 1, "n3").orThrow();
    assertThat(Doors.download(matches, id, EVE, true).orThrow().text()).endsWith("1. n7 n3 1-0\n");
  }

  @Test
  void a_record_reads_back_to_the_same_log() {
    MatchId id = friends("mutation");
    Doors.play(matches, id, ANN.id(), "white", 0, "e2e4").orThrow();
    Doors.play(matches, id, BOB.id(), "black", 1, "offer draw").orThrow();
    Doors.play(matches, id, BOB.id(), "black", 2, "e7e5").orThrow();
    Doors.play(matches, id, ANN.id(), "white", 3, "accept draw").orThrow();
    String text = Doors.download(matches, id, EVE, false).orThrow().text();
    var records =
        new Records(
            Games.all(),
            new Records.Trees() {
              @Override
              public String write(Tree tree) {
                return tree.toString();
              }

              @Override
              public Optional<Tree> read(String line) {
                return Optional.empty();
              }
            });
    var read = records.read(text).orThrow();
    assertThat(read.match().log()).hasSize(4);
    assertThat(read.match().outcome()).contains(new Outcome.Drawn("agreement"));
    assertThat(read.tags().get("White")).isEqualTo("Anne");
  }

  @Test
  void a_seat_changes_what_one_sees_of_the_cards() {
    MatchId id =
        new MatchId(
            matches
                .create(ANN, new MatchRequest("toy", Map.of(), "friend", 0, "ann"))
                .orThrow()
                .id());
    var seen = new ArrayList<String>();
    matches
        .watch(id, new ViewerConnection(BOB.id(), message -> seen.add(Checked.json(message))), 0)
        .orThrow();
    assertThat(MAPPER.readTree(seen.getLast()).get("lines").get(2).get("token").stringValue())
        .isEqualTo("?");
    matches.sit(id, BOB).orThrow();
    var sheet = MAPPER.readTree(seen.getLast());
    assertThat(sheet.get("viewer").stringValue()).isEqualTo("bob");
    assertThat(sheet.get("since").intValue()).isZero();
    assertThat(sheet.get("lines").get(2).get("token").stringValue()).startsWith("#");
  }

  @Test
  void a_thousand_entries_load_and_play() {
    MatchId id =
        new MatchId(
            matches
                .create(ANN, new MatchRequest("mutation", Map.of(), "screen", 0, ""))
                .orThrow()
                .id());
    int version = 0;
    for (int i = 0; i < 150; i++) {
      String seat = i % 2 == 0 ? "white" : "black";
      var moves = sheet(id, "ann").get("offer").get("moves");
      if (moves.isEmpty()) break;
      Doors.play(
              matches,
              id,
              ANN.id(),
              seat,
              version,
              moves.get(i % moves.size()).get("token").stringValue())
          .orThrow();
      version = sheet(id, "ann").get("version").intValue();
    }
    int last = version;
    matches.evict(Duration.ofMillis(-1));
    assertThat(sheet(id, "ann").get("version").intValue()).isEqualTo(last);
    assertThat(new Seats(store.matches().match(id).orElseThrow().setup().sitters()).of(ANN.id()))
        .containsExactly(Seat.FIRST, Seat.SECOND);
  }
}
