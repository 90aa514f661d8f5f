package fr.zizanie.server.operate;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.server.matches.Doors;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.MatchStore;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.TimeControl;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Matches that nobody comes back to go after a while. */
class RetentionTest {
  private static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");

  @TempDir Path data;
  private Instant now = Instant.parse("2026-01-01T00:00:00Z");
  private final InstantSource clock = () -> now;

  private MatchId made(Matches matches, String opponent, String begin) {
    var request =
        new MatchRequest(
            "mutation", Map.of(), opponent, 0, "white", begin, TimeControl.none(), "", "");
    return new MatchId(matches.create(ANN, request).orThrow().id());
  }

  @Test
  void what_is_in_memory_stays_and_what_went_is_unknown() {
    try (var store = FreshSqlite.in(data);
        var matches = new Matches(Games::named, store, clock)) {
      var retention = new Retention(store, Keeping.USUAL, clock);
      var proposed = made(matches, "friend", "ready");
      var begun = made(matches, "friend", "now");
      Doors.play(matches, begun, ANN.id(), "white", 0, "e2e4").orThrow();
      now = now.plus(Duration.ofDays(31));
      assertThat(retention.forget(matches.inMemory())).as("in memory").isZero();
      matches.evict(Duration.ZERO);
      assertThat(retention.forget(matches.inMemory())).isEqualTo(1);
      assertThat(Doors.known(matches, proposed)).isInstanceOf(Answer.No.class);
      assertThat(Doors.known(matches, begun)).isInstanceOf(Answer.Ok.class);
      now = now.plus(Duration.ofDays(366));
      matches.evict(Duration.ZERO);
      assertThat(retention.forget(Set.of())).isEqualTo(1);
      assertThat(Doors.known(matches, begun)).isInstanceOf(Answer.No.class);
      assertThat(matches.rows(ANN.id())).isEmpty();
    }
  }

  @Test
  void what_was_played_to_its_end_stays_unless_the_operator_says_otherwise() {
    try (var store = FreshSqlite.in(data);
        var matches = new Matches(Games::named, store, clock)) {
      IntStream.range(0, 120)
          .mapToObj(_ -> made(matches, "screen", "now"))
          .forEach(id -> Doors.play(matches, id, ANN.id(), "white", 0, "resign").orThrow());
      now = now.plus(Duration.ofDays(4_000));
      matches.evict(Duration.ZERO);
      assertThat(new Retention(store, Keeping.USUAL, clock).forget(Set.of())).isZero();
      var year = new Keeping(Duration.ZERO, Duration.ZERO, Duration.ofDays(365));
      assertThat(new Retention(store, year, clock).forget(Set.of())).isEqualTo(120);
    }
  }

  @Test
  void whoever_has_too_much_is_told_to_finish_first() {
    try (var store = FreshSqlite.in(data)) {
      for (var held : List.of(new MatchStore.Held(5_000, 0), new MatchStore.Held(1, 6_000_000))) {
        var full =
            except(
                Store.class,
                store,
                "matches",
                except(MatchStore.class, store.matches(), "held", held));
        try (var matches = new Matches(Games::named, full, clock)) {
          var request = new MatchRequest("mutation", Map.of(), "screen", 0, "");
          assertThat(matches.create(ANN, request))
              .isInstanceOfSatisfying(
                  Answer.No.class,
                  no -> assertThat(no.refusal().message().en()).contains("finish"));
          assertThat(matches.lead(ANN, "mutation", List.of())).isInstanceOf(Answer.No.class);
        }
      }
    }
  }

  /** The same but for what one method answers. */
  private static <T> T except(Class<T> type, T same, String method, Object answer) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, called, given) ->
                called.getName().equals(method) ? answer : called.invoke(same, given)));
  }
}
