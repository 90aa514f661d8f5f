package fr.zizanie.server.matches;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import fr.zizanie.sheets.Checked;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.TimeControl;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Matches over a real database, which may be stopped and started. */
abstract class OnDisk {
  static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");
  static final Guest BOB = new Guest(new PlayerId("bob"), "Bob");
  static final PlayerId EVE = new PlayerId("eve");

  @TempDir Path data;
  Store store;
  Matches matches;

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

  /** A stop and a start: all that isn't stored is lost. */
  void restart() {
    close();
    open();
  }

  /** {@return a match of Iron Pond that Ann proposes} */
  MatchId proposed(String begin) {
    var request =
        new MatchRequest(
            "ironpond", Map.of(), "friend", 0, "white", begin, TimeControl.none(), "", "");
    return new MatchId(matches.create(ANN, request).orThrow().id());
  }

  /** {@return the same with Bob at the other seat} */
  MatchId both() {
    MatchId id = proposed("ready");
    matches.sit(id, BOB).orThrow();
    return id;
  }

  JsonNode sheet(MatchId id, String guest) {
    return Checked.tree("ToPage", Doors.sheet(matches, id, new PlayerId(guest)).orThrow().json());
  }

  static List<String> texts(JsonNode list) {
    return list.valueStream().map(JsonNode::stringValue).toList();
  }

  static Refusal refusal(Answer<?> answer) {
    return switch (answer) {
      case Answer.No<?>(Refusal refusal) -> refusal;
      case Answer.Ok<?> _ -> throw new AssertionError("accepted");
    };
  }

  static Reason reason(Answer<?> answer) {
    return refusal(answer).reason();
  }
}
