package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import fr.zizanie.sheets.Checked;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.TimeControl;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Whoever was told no asks for the same again once something was played, not before. */
class DeclinedTest {
  private static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");
  private static final Guest BOB = new Guest(new PlayerId("bob"), "Bob");

  @TempDir Path data;
  private Store store;
  private Matches matches;
  private MatchId id;

  @BeforeEach
  void open() {
    store = FreshSqlite.in(data);
    matches = new Matches(Games::named, store, InstantSource.system());
  }

  @AfterEach
  void close() {
    matches.close();
    store.close();
  }

  static Stream<Game<?, ?>> games() {
    return Games.all().stream();
  }

  private Sheet sheet(Guest guest) {
    return (Sheet) Doors.sheet(matches, id, guest.id()).orThrow();
  }

  private Answer<Boolean> say(Guest guest, String text) {
    var shown = sheet(guest).shown();
    return Doors.play(matches, id, guest.id(), shown.viewer(), shown.version(), text);
  }

  private JsonNode offer(Guest guest) {
    return Checked.tree("ToPage", sheet(guest).json()).get("offer");
  }

  private boolean offered(Guest guest, String word) {
    return offer(guest).get("words").toString().contains('"' + word + '"');
  }

  private void refused(Guest guest, String word) {
    assertThat(offered(guest, word)).as(word).isFalse();
    var shown = sheet(guest).shown();
    for (Answer<?> answer :
        List.of(
            say(guest, word),
            Doors.tell(matches, id, guest.id(), shown.viewer(), shown.version(), word)))
      assertThat(answer instanceof Answer.No<?>(var why) ? why.reason() : Reason.BROKEN)
          .isEqualTo(Reason.NOT_OFFERED);
  }

  /** Whoever is to act does something; {@return who it was} */
  private Guest play() {
    var guest = toAct();
    var move = offer(guest).at("/moves/0/token");
    say(guest, (move.isMissingNode() ? offer(guest).at("/words/0") : move).stringValue()).orThrow();
    return guest;
  }

  private Guest toAct() {
    var shown = sheet(ANN).shown();
    return shown.turn().orElseThrow().equals(shown.viewer()) ? ANN : BOB;
  }

  @ParameterizedTest
  @MethodSource("games")
  void nobody_is_asked_again_before_something_was_played(Game<?, ?> game) {
    id =
        new MatchId(
            matches
                .create(
                    ANN,
                    new MatchRequest(
                        game.profile().id(),
                        Map.of(),
                        "friend",
                        0,
                        game.profile().seats().getFirst()))
                .orThrow()
                .id());
    matches.sit(id, BOB).orThrow();
    var first = play();
    var second = first == ANN ? BOB : ANN;
    for (String what : List.of("draw", "takeback")) {
      say(first, "offer " + what).orThrow();
      say(second, "decline " + what).orThrow();
      refused(first, "offer " + what);
    }
    say(second, "offer draw").orThrow();
    say(first, "decline draw").orThrow();
    refused(second, "offer draw");
    refused(first, "offer draw");
    play();
    assertThat(offered(first, "offer draw")).isTrue();
    say(first, "offer draw").orThrow();
  }

  @Test
  void over_days_nobody_is_asked_or_told_again_after_a_restart_either() {
    var days =
        new MatchRequest(
            "mutation",
            Map.of(),
            "friend",
            0,
            "white",
            "seated",
            TimeControl.parse("7d").orThrow(),
            "",
            "",
            false);
    id = new MatchId(matches.create(ANN, days).orThrow().id());
    matches.sit(id, BOB).orThrow();
    say(ANN, "e2e4").orThrow();
    say(ANN, "offer draw").orThrow();
    say(BOB, "decline draw").orThrow();
    matches.close();
    matches = new Matches(Games::named, store, InstantSource.system());
    long told = store.inbox().latest(BOB.id(), 50).size();
    refused(ANN, "offer draw");
    assertThat(store.inbox().latest(BOB.id(), 50)).hasSize((int) told);
    say(BOB, "e7e5").orThrow();
    say(ANN, "offer draw").orThrow();
  }
}
