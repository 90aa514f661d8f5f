package fr.zizanie.server.web.api;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.Stage;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.people.Identity;
import fr.zizanie.server.people.People;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.meeting.ChallengeStore;
import fr.zizanie.server.store.people.Askers;
import fr.zizanie.server.store.people.Ties;
import fr.zizanie.server.store.people.Ties.Between;
import fr.zizanie.server.store.people.Ties.Kind;
import fr.zizanie.server.store.people.Ties.Known;
import fr.zizanie.server.web.api.Route.Visit;
import fr.zizanie.server.web.http.Body;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.shelf.GameCatalogue;
import fr.zizanie.table.shelf.Shelf;
import fr.zizanie.table.time.TimeControl;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Two worlds that differ only in whether Ann blocks Bob, or in whether she is at a table, are the
 * same to Bob, whom she doesn't follow; and a leak that is planted is found.
 */
class TiesSecrecyTest {
  private static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");
  private static final Guest BOB = new Guest(new PlayerId("bob"), "Bob");
  private static final Guest EVE = new Guest(new PlayerId("eve"), "Eve");

  /** What is different about a world. */
  private record World(boolean blocks, boolean there) {}

  private static final World PLAIN = new World(false, false);

  /** A mistake of the store, the world in which it shows, and what Bob would learn by it. */
  private enum Leak {
    LIST(new World(true, false), "list") {
      @Override
      Ties ties(Ties real) {
        return except(
            Ties.class,
            real,
            "of",
            (args, known) ->
                ((List<?>) known)
                    .stream()
                        .filter(one -> !real.avoid((PlayerId) args[0], ((Known) one).other().id()))
                        .toList());
      }
    },
    PRESENCE(new World(false, true), "list") {
      @Override
      Ties ties(Ties real) {
        return except(
            Ties.class,
            real,
            "of",
            (_, known) ->
                ((List<?>) known)
                    .stream()
                        .map(one -> (Known) one)
                        .map(one -> new Known(one.other(), true, true, false, one.since()))
                        .toList());
      }
    },
    CHALLENGE(new World(true, false), "challenge") {
      @Override
      Ties ties(Ties real) {
        return except(
            Ties.class,
            real,
            "between",
            (_, two) ->
                two instanceof Between(var follows, var followed, var avoided, var played, var _)
                    ? new Between(follows, followed, avoided, played, Askers.ANYBODY)
                    : two);
      }
    },
    SEAT(new World(true, false), "seat") {
      @Override
      ChallengeStore challenges(ChallengeStore real) {
        return except(ChallengeStore.class, real, "of", (_, _) -> Optional.empty());
      }
    };

    private final World world;
    private final String channel;

    Leak(World world, String channel) {
      this.world = world;
      this.channel = channel;
    }

    Ties ties(Ties real) {
      return real;
    }

    ChallengeStore challenges(ChallengeStore real) {
      return real;
    }

    Store in(Store real) {
      var ties = ties(real.ties());
      var challenges = challenges(real.challenges());
      var first = except(Store.class, real, "ties", (_, _) -> ties);
      return except(Store.class, first, "challenges", (_, _) -> challenges);
    }
  }

  /** The same but for what one method answers. */
  private static <T> T except(
      Class<T> type, T same, String method, BiFunction<Object[], Object, Object> answer) {
    Object other =
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, called, given) -> {
              try {
                Object real = called.invoke(same, given);
                return called.getName().equals(method) ? answer.apply(given, real) : real;
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
    return type.cast(other);
  }

  @TempDir Path data;

  @Test
  void who_is_blocked_or_not_followed_learns_nothing() throws Exception {
    var plain = told(PLAIN, Optional.empty());
    assertThat(plain.get("list")).contains("\"Anne\"");
    assertThat(plain.get("challenge")).contains("NO_CHALLENGE");
    assertThat(plain.get("seat")).contains("SEAT_KEPT");
    for (boolean blocks : List.of(true, false))
      for (boolean there : List.of(true, false))
        assertThat(told(new World(blocks, there), Optional.empty())).isEqualTo(plain);
  }

  @ParameterizedTest
  @EnumSource(Leak.class)
  void a_leak_is_found(Leak leak) throws Exception {
    var plain = told(PLAIN, Optional.of(leak));
    var other = told(leak.world, Optional.of(leak));
    assertThat(other.get(leak.channel)).isNotEqualTo(plain.get(leak.channel));
  }

  /** {@return all that Bob is told, by channel} */
  private Map<String, String> told(World world, Optional<Leak> leak) throws Exception {
    try (var real = FreshSqlite.in(Files.createTempDirectory(data, "world"))) {
      var store = leak.map(one -> one.in(real)).orElse(real);
      var catalogue = new GameCatalogue(Shelf.all());
      var clock = Instant.ofEpochMilli(50_000_000);
      try (var matches = new Matches(catalogue::game, store, () -> clock)) {
        return told(world, matches, store, catalogue);
      }
    }
  }

  private static MatchId created(Matches matches, String begin) {
    return new MatchId(matches.create(ANN, request(begin)).orThrow().id());
  }

  private static MatchRequest request(String begin) {
    return new MatchRequest(
        "mutation", Map.of(), "friend", 0, "white", begin, TimeControl.none(), "", "");
  }

  private static Map<String, String> told(
      World world, Matches matches, Store store, GameCatalogue catalogue) {
    for (Guest guest : List.of(ANN, BOB, EVE)) store.guests().keep(guest);
    var met = created(matches, "now");
    matches.sit(met, BOB).orThrow();
    var acquaintances = matches.acquaintances();
    acquaintances.askers(ANN.id(), Askers.FRIENDS);
    acquaintances.make(BOB.id(), ANN.id(), Kind.FOLLOWS, true).orThrow();
    acquaintances.make(EVE.id(), ANN.id(), Kind.FOLLOWS, true).orThrow();
    var kept = matches.challenges().ask(ANN, EVE.id(), request("seated")).orThrow().id();
    if (world.blocks) acquaintances.make(ANN.id(), BOB.id(), Kind.BLOCKS, true).orThrow();
    if (world.there)
      matches.watch(created(matches, "now"), new ViewerConnection(ANN.id(), _ -> {}), 0).orThrow();

    var people = new People(store, () -> Instant.ofEpochMilli(50_000_000), Stage.CHEAP);
    var api = new TiesApi(matches, people, catalogue);
    String alias = People.alias(BOB.id(), ANN.id());
    String follow = "{\"person\":\"" + alias + "\",\"what\":\"follow\",\"on\":true}";
    String wanted =
        "{\"game\":\"mutation\",\"options\":{},\"opponent\":\"friend\",\"begin\":\"seated\"}";
    var out = new LinkedHashMap<String, String>();
    out.put("list", asked(api, "GET", "/api/people", ""));
    out.put("opposite", asked(api, "GET", "/api/matches/" + met.text() + "/opposite", ""));
    out.put("follow", asked(api, "PUT", "/api/people", follow));
    out.put("challenge", asked(api, "POST", "/api/people/" + alias + "/challenges", wanted));
    out.put("challenges", asked(api, "GET", "/api/challenges", ""));
    out.put("withdraw", asked(api, "DELETE", "/api/challenges/" + kept, "{}"));
    out.put("seat", shown(matches.sit(new MatchId(kept), BOB)));
    return out;
  }

  private static String asked(TiesApi api, String method, String path, String body) {
    for (Route route : api.routes()) {
      var parts = route.parts(path);
      if (parts.isEmpty() || !route.method().equals(method)) continue;
      var request = new Request(method, path, Map.of(), Map.of(), "127.0.0.1", Body.NONE);
      var who = new Identity(BOB.id(), "");
      return shown(
          route
              .handler()
              .answer(new Visit(request, who, Optional.of(BOB.id()), parts.get(), body)));
    }
    throw new AssertionError(path);
  }

  private static String shown(Answer<?> answer) {
    return switch (answer) {
      case Answer.Ok<?>(Response response) ->
          response.status() + " " + new String(response.body(), UTF_8);
      case Answer.Ok<?> _ -> "done";
      case Answer.No<?>(var refusal) -> refusal.reason() + " " + refusal.message();
    };
  }
}
