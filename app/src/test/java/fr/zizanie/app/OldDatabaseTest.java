package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.sql.Sqlite;
import fr.zizanie.sheets.Sha256;
import fr.zizanie.sheets.wire.house.DealPart;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.terminal.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A database that an earlier program left opens, and its matches go on where they stood. */
class OldDatabaseTest {
  private static final Guest ANNE = new Guest(new PlayerId("ann-0123456789abcdef"), "Anne");
  private static final Guest BOB = new Guest(new PlayerId("bob-0123456789abcdef"), "Bob");
  private static final InstantSource NOW = () -> Instant.parse("2026-12-01T10:00:00Z");

  @TempDir Path data;
  private Store store;
  private Matches matches;

  @BeforeEach
  void open() throws IOException {
    Files.write(data.resolve("zizanie.db"), OldData.file("zizanie.db"));
    store = Sqlite.in(data);
    matches = new Matches(Games::named, store, NOW);
  }

  @AfterEach
  void close() {
    matches.close();
    store.close();
  }

  @Test
  void every_match_shows_and_gives_away_what_it_did() {
    for (var said : OldData.said()) {
      var id = new MatchId(said.get("id").stringValue());
      said.get("records")
          .properties()
          .forEach(record -> {
            String who = said.get("name").stringValue() + " to " + record.getKey();
            assertThat(
                    timeless(
                        matches
                            .copy(id, new PlayerId(record.getKey()))
                            .then(copy -> copy.download(false))
                            .orThrow()
                            .text()))
                .as(who)
                .isEqualTo(timeless(record.getValue().stringValue()));
            var sheet = sheet(id, new PlayerId(record.getKey()));
            String viewer = sheet.get("viewer").stringValue();
            var before = said.get("views").get(viewer).stringValue();
            OldData.saysStill(who, Json.MAPPER.readTree(before).get("view"), sheet);
          });
      said.get("foreign")
          .properties()
          .forEach(file ->
              assertThat(
                      foreign(
                          matches
                              .copy(id, new PlayerId(file.getKey()))
                              .then(copy -> copy.download(true))
                              .orThrow()
                              .text()))
                  .isEqualTo(foreign(file.getValue().stringValue())));
    }
  }

  /** Records tell since then how long each might think, and what was left after each action. */
  private static String timeless(String record) {
    return record
        .replaceAll("\\[TimeControl \"[^\"]*\"]\n", "")
        .replaceAll("\\{\\[%clk\\s[^}]*}", "")
        .replaceAll("\\s+", " ");
  }

  /**
   * Of PGN the moves: since then tags stand in the standard's order, and offers as comments. SGF
   * tells more: whose points are whose after a count and how that was agreed on, the version of the
   * rules and of the program, and times; and leaves out what was taken back.
   */
  private static String foreign(String file) {
    return file.startsWith("[")
        ? timeless(file.substring(file.indexOf("\n\n")))
            .replaceAll(" \\{[^}]*}", "")
            .replaceAll(" \\d+\\.\\.\\.(?= )", "")
        : file.replaceAll("\n;ZA\\[[^]]*]", "")
            .replaceAll("\n;(T[BW](\\[[a-z]+\\])+)+", "")
            .replaceAll("(OT|TM|BL|WL)\\[[^]]*]", "")
            .replaceAll(";[BW](\\[[a-z]+])\n;AE\\1\n", "")
            .replace(", rules 1]", "]")
            .replace("AP[Zizanie:1]", "AP[Zizanie]");
  }

  @Test
  void what_was_dealt_before_there_were_rounds_is_still_checked() {
    int checked = 0;
    for (var said : OldData.said())
      for (var text : said.get("records").values()) {
        String record = text.stringValue();
        if (!record.contains("[Seed ")) continue;
        assertThat(Redeal.checked(Json.RECORDS.read(record).orThrow()))
            .contains(
                " deals as committed, whose id was not bound: dealt at once, so not verifiable");
        checked++;
      }
    assertThat(checked).isPositive();
  }

  @Test
  void matches_that_run_go_on() {
    int went = 0;
    for (var said : OldData.said()) {
      var state = Json.MAPPER.readTree(said.get("state").stringValue());
      var legal = Json.MAPPER.readTree(said.get("legal").stringValue()).get("actions");
      if (legal.isEmpty()) continue;
      var id = new MatchId(said.get("id").stringValue());
      String seat = state.get("turn").stringValue();
      PlayerId guest = holder(id, seat);
      var before = sheet(id, guest);
      play(matches, id, guest, seat, before.get("version").intValue(), legal.get(0).stringValue())
          .orThrow();
      assertThat(sheet(id, guest).get("version").intValue())
          .as(said.get("name").stringValue())
          .isGreaterThan(before.get("version").intValue());
      went++;
    }
    assertThat(went).isEqualTo(11);
  }

  /** The computer is never to act in these. */
  private PlayerId holder(MatchId id, String seat) {
    for (var guest : List.of(ANNE.id(), BOB.id()))
      for (var info : sheet(id, guest).get("seats"))
        if (info.get("seat").stringValue().equals(seat) && info.get("mine").booleanValue())
          return guest;
    throw new AssertionError("nobody sits as " + seat);
  }

  @Test
  void clocks_stand_as_they_stood() {
    var said = said("pond-running");
    var clock = sheet(new MatchId(said.get("id").stringValue()), ANNE.id()).get("clock");
    assertThat(clock.get("control").stringValue()).isEqualTo("30+10");
    for (var left : clock.get("left")) assertThat(left.longValue()).isBetween(60_000L, 3_600_000L);
  }

  @Test
  void what_was_being_agreed_on_is_still_to_be_agreed_on() {
    var open = matches.rows(ANNE.id()).stream().filter(row -> !row.begun()).toList();
    assertThat(open).hasSize(2);
    for (var row : open) {
      var id = new MatchId(row.id());
      var lobby = sheet(id, BOB.id());
      assertThat(lobby.get("ready")).hasSize(1);
      matches.lobby(id, l -> l.ready(BOB.id(), lobby.get("version").intValue(), true)).orThrow();
      dealt(id);
      assertThat(sheet(id, BOB.id()).get("lines")).isNotNull();
    }
  }

  /** What was agreed on before nonces were committed to is dealt in the new order. */
  private void dealt(MatchId id) {
    if (!sheet(id, BOB.id()).path("dealt").asBoolean(false)) return;
    for (var guest : List.of(ANNE, BOB)) {
      var commitment = Optional.of(Sha256.hex(guest.id().text()));
      var part = new DealPart(id.text(), commitment, Optional.empty(), Optional.empty());
      matches.deal(id, guest, part).orThrow();
    }
    for (var guest : List.of(ANNE, BOB)) {
      var other = guest.equals(BOB) ? ANNE : BOB;
      var nonce = Optional.of(guest.id().text());
      var seen = Optional.of(Sha256.hex(other.id().text()));
      matches.deal(id, guest, new DealPart(id.text(), Optional.empty(), nonce, seen)).orThrow();
    }
    assertThat(sheet(id, BOB.id()).get("bound").booleanValue()).isTrue();
  }

  @Test
  void a_finished_match_knows_the_one_that_follows() {
    var id = new MatchId(said("mutation-finished").get("id").stringValue());
    var again = store.matches().again(id).orElseThrow();
    assertThat(sheet(id, ANNE.id()).get("again").stringValue()).isEqualTo(again.text());
  }

  @Test
  void names_and_habits_are_kept() {
    assertThat(store.guests().of(ANNE.id()).name()).isEqualTo("Anne");
    assertThat(store.guests().passes(BOB.id())).isTrue();
    assertThat(store.guests().passes(ANNE.id())).isFalse();
    assertThat(matches.rows(ANNE.id())).hasSize(OldData.said().size() + 2);
  }

  @Test
  void what_was_played_now_is_read_with_the_rest() {
    var id = new MatchId(said("felon-running").get("id").stringValue());
    PlayerId guest = holder(id, "yellow");
    play(matches, id, guest, "yellow", sheet(id, guest).get("version").intValue(), "resign")
        .orThrow();
    String record =
        matches.copy(id, new PlayerId("eve")).then(copy -> copy.download(false)).orThrow().text();
    matches.evict(Duration.ofMillis(-1));
    assertThat(
            matches
                .copy(id, new PlayerId("eve"))
                .then(copy -> copy.download(false))
                .orThrow()
                .text())
        .isEqualTo(record);
  }

  private JsonNode sheet(MatchId id, PlayerId guest) {
    return Json.MAPPER.readTree(matches.at(id, m -> Answer.ok(m.sheet(guest))).orThrow().json());
  }

  private static JsonNode said(String name) {
    return OldData.said().stream()
        .filter(said -> said.get("name").stringValue().equals(name))
        .findAny()
        .orElseThrow();
  }

  private static Answer<Boolean> play(
      Matches matches, MatchId id, PlayerId guest, String seat, int version, String text) {
    return matches.table(id, t -> t.seat(seat).then(by -> t.play(guest, by, version, text)));
  }
}
