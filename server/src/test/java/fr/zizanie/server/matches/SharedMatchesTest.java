package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.computer.Thinking;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.server.store.Shared;
import fr.zizanie.server.store.StillPostgres;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.people.Ties.Kind;
import fr.zizanie.server.store.sql.Databases;
import fr.zizanie.server.table.TableDependencies;
import fr.zizanie.server.time.DatabaseTime;
import fr.zizanie.server.time.HandTime;
import fr.zizanie.sheets.Checked;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.TimeControl;
import fr.zizanie.testing.Eventually;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Two servers on one database, without a web: what happens on one is soon so on the other. */
class SharedMatchesTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");
  private static final Guest BOB = new Guest(new PlayerId("bob"), "Bob");

  private static final Duration BEAT = Duration.ofMillis(500);

  private final StillPostgres database = new StillPostgres();
  private final HandTime time = new HandTime();
  private final List<AutoCloseable> open = new ArrayList<>();

  @AfterEach
  void close() throws Exception {
    for (AutoCloseable one : open.reversed()) one.close();
  }

  private Matches node() {
    return node(Databases.open(Optional.of(database.url()), Path.of(""), Map.of()));
  }

  private Matches node(Store store) {
    open.add(store);
    var clock = new DatabaseTime(store.shared().orElseThrow()::millis, time::nanos);
    var matches =
        new Matches(Games::named, new TableDependencies(store, clock, new Thinking(), time), time);
    open.add(matches);
    return matches;
  }

  /** Time passes for all of them, from beat to beat. */
  private void beat() {
    database.pass(BEAT);
    time.pass(BEAT);
  }

  /** A node to which no hint comes. */
  private Matches deaf() {
    var store = Databases.open(Optional.of(database.url()), Path.of(""), Map.of());
    var shared = store.shared().orElseThrow();
    var deaf = except(Shared.class, shared, "listen", Optional.empty());
    return node(except(Store.class, store, "shared", Optional.of(Optional.of(deaf))));
  }

  /** The same but for what one method answers. */
  private static <T> T except(Class<T> type, T same, String method, Optional<Object> answer) {
    Object other =
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, called, given) -> {
              if (called.getName().equals(method)) return answer.orElse(null);
              try {
                return called.invoke(same, given);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
    return type.cast(other);
  }

  /** Somebody connected to a match, and what came. */
  private final class Screen {
    private final BlockingQueue<JsonNode> came = new LinkedBlockingQueue<>();
    private final ViewerConnection connection;

    Screen(Matches node, MatchId id, Guest guest) {
      this(node, id, guest, 0);
    }

    /** The same over a line that takes so many milliseconds. */
    Screen(Matches node, MatchId id, Guest guest, int lag) {
      connection =
          new ViewerConnection(
              guest.id(), m -> came.add(MAPPER.readTree(Checked.json(m))), () -> lag);
      node.watch(id, connection, 0).orThrow();
    }

    JsonNode until(Predicate<JsonNode> wanted) throws InterruptedException {
      while (true) {
        Eventually.until(
            "it comes",
            () -> {
              if (came.isEmpty()) beat();
              return !came.isEmpty();
            });
        var next = came.remove();
        if (wanted.test(next)) return next;
      }
    }

    JsonNode version(int version) throws InterruptedException {
      return until(m -> m.path("version").asInt(-1) >= version && type(m).equals("sheet"));
    }

    static String type(JsonNode message) {
      return message.get("type").stringValue();
    }
  }

  @Test
  void a_challenge_that_is_declined_on_one_server_is_gone_on_the_other() throws Exception {
    var one = node();
    var other = deaf();
    one.acquaintances().make(BOB.id(), ANN.id(), Kind.FOLLOWS, true).orThrow();
    var request =
        new MatchRequest(
            "mutation", Map.of(), "friend", 0, "white", "seated", TimeControl.none(), "", "");
    var id = new MatchId(one.challenges().ask(ANN, BOB.id(), request).orThrow().id());
    var screen = new Screen(one, id, ANN);
    other.challenges().end(BOB.id(), id).orThrow();
    screen.until(m -> Screen.type(m).equals("refused"));
    assertThat(Doors.known(one, id)).isInstanceOf(Answer.No.class);
    assertThat(one.sit(id, BOB)).isInstanceOf(Answer.No.class);
  }

  @Test
  void whom_somebody_blocks_on_one_server_is_soon_avoided_on_the_other() throws Exception {
    var one = node();
    var other = node();
    assertThat(other.acquaintances().avoids(ANN.id(), BOB.id())).isFalse();
    one.acquaintances().make(ANN.id(), BOB.id(), Kind.BLOCKS, true).orThrow();
    Eventually.until(
        "the other has heard of it",
        () -> {
          beat();
          return other.acquaintances().avoids(ANN.id(), BOB.id());
        });
    assertThat(other.acquaintances().avoids(BOB.id(), ANN.id())).isTrue();
  }

  private static MatchId friends(Matches node, String begin) {
    return friends(node, begin, TimeControl.none());
  }

  private static MatchId friends(Matches node, String begin, TimeControl control) {
    var request =
        new MatchRequest("mutation", Map.of(), "friend", 0, "white", begin, control, "", "");
    return new MatchId(node.create(ANN, request).orThrow().id());
  }

  @Test
  void players_and_spectators_on_different_nodes_see_each_other() throws Exception {
    var one = node();
    var two = node();
    var id = friends(one, "ready");
    var ann = new Screen(one, id, ANN);
    two.sit(id, BOB).orThrow();
    var bob = new Screen(two, id, BOB);
    // Each hears that the other is there.
    ann.until(m -> here(m, 1));
    bob.until(m -> here(m, 0));
    one.lobby(id, l -> l.ready(ANN.id(), 0, true)).orThrow();
    bob.until(m -> m.path("ready").size() == 1);
    two.lobby(id, l -> l.ready(BOB.id(), 0, true)).orThrow();
    ann.until(m -> Screen.type(m).equals("sheet"));
    Doors.play(one, id, ANN.id(), "white", 0, "e2e4").orThrow();
    bob.version(1);
    Doors.play(two, id, BOB.id(), "black", 1, "e7e5").orThrow();
    ann.version(2);
    two.leave(id, bob.connection);
    ann.until(m -> !here(m, 1));
  }

  @Test
  void what_a_line_took_is_given_back_alike_on_all_nodes() throws Exception {
    var one = node();
    var two = node();
    var id = friends(one, "now", new TimeControl.Fischer(10, 0));
    two.sit(id, BOB).orThrow();
    var ann = new Screen(one, id, ANN, 60_000);
    var bob = new Screen(two, id, BOB);
    Doors.play(one, id, ANN.id(), "white", 0, "d2d3").orThrow();
    bob.version(1);
    Doors.play(two, id, BOB.id(), "black", 1, "d7d5").orThrow();
    ann.version(2);
    // Her clock runs for as long as the writing takes at least; all of it was her line.
    Doors.play(one, id, ANN.id(), "white", 2, "d3e5").orThrow();
    assertThat(left(bob.version(3))).isEqualTo(600_000);
    assertThat(left(ann.version(3))).isEqualTo(600_000);
    assertThat(left(MAPPER.readTree(Doors.sheet(node(), id, BOB.id()).orThrow().json())))
        .isEqualTo(600_000);
  }

  private static long left(JsonNode sheet) {
    return sheet.get("clock").get("left").get("white").longValue();
  }

  @Test
  void who_is_on_no_node_for_long_loses_to_a_claim_on_any() throws Exception {
    var one = node();
    var two = node();
    var id = friends(one, "now", new TimeControl.Fischer(1, 0));
    two.sit(id, BOB).orThrow();
    var ann = new Screen(one, id, ANN);
    var bob = new Screen(two, id, BOB);
    ann.until(m -> here(m, 1));
    Doors.play(one, id, ANN.id(), "white", 0, "d2d3").orThrow();
    bob.version(1);
    Doors.play(two, id, BOB.id(), "black", 1, "d7d5").orThrow();
    ann.version(2);
    Doors.play(one, id, ANN.id(), "white", 2, "d3e5").orThrow();
    assertThat(ann.version(3).has("claimable")).isFalse();
    assertThat(Doors.claim(one, id, ANN.id(), false)).isInstanceOf(Answer.No.class);
    two.leave(id, bob.connection);
    assertThat(ann.until(m -> m.has("claimable")).get("claimable").get("why").stringValue())
        .isEqualTo("left");
    var begun = time.clock().instant();
    Eventually.until(
        "she may claim it",
        () -> {
          beat();
          return Doors.claim(one, id, ANN.id(), false) instanceof Answer.Ok<Boolean>;
        });
    assertThat(Duration.between(begun, time.clock().instant()))
        .isBetween(Duration.ofSeconds(7), Duration.ofSeconds(60));
    var screen = new Screen(two, id, BOB);
    var over = screen.until(m -> !m.path("outcome").isNull() && m.has("outcome"));
    assertThat(over.get("outcome").get("reason").stringValue()).isEqualTo("abandonment");
    assertThat(over.get("outcome").get("winner").stringValue()).isEqualTo("white");
  }

  private static boolean here(JsonNode sheet, int seat) {
    return sheet.path("seats").path(seat).path("here").asBoolean(false);
  }

  @Test
  void a_lost_hint_is_made_up_for() throws Exception {
    var one = node();
    var two = deaf();
    var id = friends(one, "now");
    two.sit(id, BOB).orThrow();
    var bob = new Screen(two, id, BOB);
    Doors.play(one, id, ANN.id(), "white", 0, "e2e4").orThrow();
    bob.version(1);
  }

  /** The first thing that somebody does may come to a server that hasn't heard of the last. */
  @Test
  void a_node_that_is_behind_looks_before_it_refuses() {
    var one = node();
    var two = deaf();
    for (int i = 0; i < 5; i++) {
      var id = friends(one, "ready");
      Doors.sheet(two, id, BOB.id()).orThrow();
      one.sit(id, BOB).orThrow();
      two.lobby(id, l -> l.ready(BOB.id(), 0, true)).orThrow();
      one.lobby(id, l -> l.ready(ANN.id(), 0, true)).orThrow();
      Doors.play(two, id, ANN.id(), "white", 0, "e2e4").orThrow();
      Doors.play(one, id, BOB.id(), "black", 1, "e7e5").orThrow();
    }
  }

  @Test
  void of_two_who_write_at_once_one_does_and_nothing_is_doubled() throws Exception {
    var one = node();
    var two = node();
    var id = friends(one, "now");
    two.sit(id, BOB).orThrow();
    var bob = new Screen(two, id, BOB);
    var moves = List.of("a2a3", "a7a6", "b2b3", "b7b6", "c2c3", "c7c6", "d2d3", "d7d6");
    var instead = List.of("h2h3", "h7h6", "g2g3", "g7g6", "f2f3", "f7f6", "e2e3", "e7e6");
    try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < moves.size(); i++) {
        var by = i % 2 == 0 ? ANN : BOB;
        String seat = i % 2 == 0 ? "white" : "black";
        int version = i;
        String first = moves.get(i);
        String second = instead.get(i);
        Callable<Answer<Boolean>> here = () -> Doors.play(one, id, by.id(), seat, version, first);
        Callable<Answer<Boolean>> there = () -> Doors.play(two, id, by.id(), seat, version, second);
        int played = 0;
        for (var each : pool.invokeAll(List.of(here, there)))
          if (each.get() instanceof Answer.Ok<Boolean>) played++;
        assertThat(played).isEqualTo(1);
      }
    }
    bob.version(moves.size());
    assertThat(Doors.sheet(one, id, BOB.id()).orThrow().json())
        .contains("\"version\":" + moves.size() + ",");
  }
}
