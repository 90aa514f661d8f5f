package fr.zizanie.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import fr.zizanie.server.Announced;
import fr.zizanie.server.Announces;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.server.matches.Matches;
import fr.zizanie.server.meeting.MeetingDependencies;
import fr.zizanie.server.meeting.Strangers;
import fr.zizanie.server.notifications.Bells;
import fr.zizanie.server.notifications.push.Pusher;
import fr.zizanie.server.notifications.push.Services;
import fr.zizanie.server.operate.Instruments;
import fr.zizanie.server.people.Register;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.time.MachineTime;
import fr.zizanie.server.web.api.Refusals;
import fr.zizanie.server.web.api.Where;
import fr.zizanie.server.web.gate.Cookies;
import fr.zizanie.server.web.gate.Gate;
import fr.zizanie.server.web.gate.StandingTime;
import fr.zizanie.server.web.gate.Trust;
import fr.zizanie.server.web.http.Body;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Response;
import fr.zizanie.server.web.http.Site;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.shelf.GameCatalogue;
import fr.zizanie.table.shelf.Shelf;
import fr.zizanie.table.time.TimeControl;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site without a web library: what breaks, and what is too much. */
@Announces("Refusals")
class RoutesTest {
  private static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");

  @TempDir Path data;
  private Store store;
  private Matches matches;
  private Strangers strangers;
  private Routes front;

  @BeforeEach
  void open() {
    store = FreshSqlite.in(data);
    var catalogue = new GameCatalogue(Shelf.all());
    matches = new Matches(catalogue::game, store, InstantSource.system());
    strangers = new Strangers(new MeetingDependencies(matches, store, InstantSource.system()));
    front =
        new Routes(
            matches,
            strangers,
            store,
            new Pusher(
                store,
                new Services(List.of()),
                Optional.empty(),
                InstantSource.system(),
                new MachineTime()),
            new Bells(store.inbox()),
            catalogue,
            new Entrance(
                Register.of(store, InstantSource.system()),
                Cookies.in(data),
                new Where(Optional.empty())),
            Instruments.of(store, System::nanoTime),
            new Gate(Trust.NOBODY, StandingTime.STILL));
  }

  @AfterEach
  void close() {
    matches.close();
    store.close();
  }

  private static Request request(String method, String path, String body) {
    return new Request(
        method,
        path,
        Map.of(),
        Map.of("content-type", "application/json"),
        "1.2.3.4",
        _ -> new Body.Whole(body));
  }

  private static String text(Response response) {
    return new String(response.body(), StandardCharsets.UTF_8);
  }

  @Test
  void what_breaks_is_told_without_its_insides() {
    store.close();
    var broken = front.answer(request("GET", "/api/matches/abc", ""));
    assertThat(broken.status()).isEqualTo(500);
    assertThat(text(broken))
        .contains("\"code\":\"broken\"", "rien n’est perdu")
        .doesNotContain("Exception", "sql", "SQL");
    assertThat(broken.headers()).containsKey("Content-Security-Policy");
    assertThat(front.knock(request("GET", "/ws/matches/abc", "")))
        .isEqualTo(new Site.Knock.Refused(500));
    var health = front.answer(request("GET", "/health", ""));
    assertThat(health.status()).isEqualTo(503);
    assertThat(text(health)).contains("\"database\":\"broken\"");
  }

  @Test
  void what_breaks_is_logged_by_its_route_and_without_what_an_address_holds() {
    store.close();
    try (var log = Announced.warnings(Refusals.class)) {
      front.answer(request("GET", "/api/matches/wanted", ""));
      front.answer(request("GET", "/feed/secret.atom", ""));
      front.knock(request("GET", "/ws/matches/wanted", ""));
      front.answer(request("GET", "/g/wanted", ""));
      assertThat(log.facts())
          .contains(
              "where=GET /api/matches/{}",
              "where=GET /feed/{}",
              "where=GET /ws/matches/{}",
              "where=GET /g")
          .noneMatch(fact -> fact.contains("wanted") || fact.contains("secret"));
    }
  }

  @Test
  void nobody_hears_news_without_proof_or_from_another_site() {
    assertThat(front.knock(request("GET", "/ws/me", ""))).isEqualTo(new Site.Knock.Refused(403));
    assertThat(front.knock(request("GET", "/ws/seats", ""))).isInstanceOf(Site.Knock.Welcome.class);
  }

  @Test
  void a_method_that_an_address_does_not_know_is_told_those_it_knows() {
    assertThat(allowed("OPTIONS", "/feed/x")).isEqualTo("GET, HEAD");
    assertThat(allowed("DELETE", "/api/games")).isEqualTo("GET, HEAD");
    assertThat(allowed("DELETE", "/api/me")).isEqualTo("GET, HEAD, PUT");
    assertThat(allowed("GET", "/api/matches/x/seat")).isEqualTo("POST");
    assertThat(allowed("POST", "/health")).isEqualTo("GET, HEAD");
  }

  private String allowed(String method, String path) {
    var answer = front.answer(request(method, path, ""));
    assertThat(answer.status()).isEqualTo(405);
    return answer.headers().get("Allow");
  }

  @Test
  void a_page_comes_though_the_database_does_not_answer_and_nobody_becomes_another() {
    var cookies = Cookies.in(data);
    String cookie = cookies.cookie(new PlayerId("ann"));
    store.close();
    var page =
        front.answer(
            new Request("GET", "/rules", Map.of(), Map.of("cookie", cookie), "1.2.3.4", Body.NONE));
    assertThat(page.status()).isEqualTo(200);
    assertThat(page.headers()).doesNotContainKey("Set-Cookie");
  }

  @Test
  void a_document_comes_with_its_first_screen() {
    var home =
        front.answer(
            new Request(
                "GET", "/", Map.of(), Map.of("accept-language", "en-GB,fr"), "1.2.3.4", Body.NONE));
    assertThat(home.status()).isEqualTo(200);
    assertThat(home.headers()).containsKey("Set-Cookie");
    assertThat(text(home))
        .contains(
            "<html lang=\"en\"",
            "Tsunami",
            "<script type=\"application/json\" id=\"hall\">{\"games\":[{\"id\":\"ironpond\"");
    var dark = Map.of("cookie", "a=b; lang=fr; theme=dark", "accept-language", "en");
    assertThat(
            text(
                front.answer(
                    new Request("GET", "/rules/felon", Map.of(), dark, "1.2.3.4", Body.NONE))))
        .contains("<html data-theme=\"dark\" lang=\"fr\"", "Le Félon");
  }

  @Test
  void places_that_are_not_there_are_missing() {
    for (String path :
        List.of(
            "/nowhere",
            "/rules/chess",
            "/rules/felon/x",
            "/rules/felon/x/y",
            "/g/abc",
            "/g",
            "/first/home.fr",
            "/rules/..",
            "/cards/felon"))
      assertThat(front.answer(request("GET", path, "")).status()).as(path).isEqualTo(404);
    for (String path :
        List.of(
            "/rules",
            "/rules/felon",
            "/games/tsunami",
            "/practice/ironpond/7",
            "/sheet/confusion/abc",
            "/cards/tsunami"))
      assertThat(front.answer(request("GET", path, "")).status()).as(path).isEqualTo(200);
  }

  @Test
  void the_games_of_the_first_screens_are_those_of_the_shelf() throws IOException {
    assertThat(Files.readString(Path.of("../web/first/games.json")))
        .isEqualTo(text(front.answer(request("GET", "/api/games", ""))));
  }

  @Test
  void too_many_writes_of_strangers_at_one_address_are_refused() {
    int refused = 0;
    for (int i = 0; i < 5_000 && refused == 0; i++)
      if (front.answer(request("PUT", "/api/me", "{}")).status() == 429) refused = i;
    assertThat(refused).isEqualTo(3_000);
    var barred = front.answer(request("PUT", "/api/me", "{}"));
    assertThat(text(barred)).contains("too-many");
    assertThat(barred.headers()).containsKey("Retry-After");
    store.close();
  }

  @Test
  void too_many_messages_are_refused_and_at_last_the_socket_is_closed() {
    MatchId id = created("screen");
    var line = new Line();
    var knock = front.knock(request("GET", "/ws/matches/" + id, ""));
    var talk = ((Site.Knock.Welcome) knock).begin().apply(line);
    for (int i = 0; i < 100_000 && line.closed.isEmpty(); i++) talk.heard("{\"type\":\"ping\"}");
    assertThat(line.closed).containsExactly(1008);
    assertThat(line.sent.getFirst()).startsWith("{\"type\":\"sheet\"");
    assertThat(line.sent.getLast()).contains("too-many");
    talk.closed();
    store.close();
  }

  @Test
  void a_socket_that_we_fail_to_begin_is_closed_and_takes_no_room() {
    String address = "/ws/matches/" + created("screen");
    var dead =
        new Line() {
          @Override
          public void send(String text) {
            throw new IllegalStateException("planted");
          }
        };
    try (var log = Announced.warnings(Refusals.class)) {
      for (int i = 0; i < 1_000; i++)
        ((Site.Knock.Welcome) front.knock(request("GET", address, ""))).begin().apply(dead);
      assertThat(log.facts()).contains("where=beginning of a socket");
    }
    assertThat(dead.closed).hasSize(1_000).containsOnly(1011);
  }

  @Test
  void a_socket_to_a_match_that_has_gone_meanwhile_is_closed() {
    MatchId id = created("friend");
    var knock = (Site.Knock.Welcome) front.knock(request("GET", "/ws/matches/" + id, ""));
    assertThat(strangers.callOff(id, ANN.id()).orThrow()).isTrue();
    var line = new Line();
    knock.begin().apply(line).closed();
    assertThat(line.sent).singleElement(STRING).contains("unknown-match");
    assertThat(line.closed).containsExactly(1013);
  }

  private MatchId created(String opponent) {
    var request =
        new MatchRequest(
            "mutation", Map.of(), opponent, 0, "white", "ready", TimeControl.none(), "", "");
    return new MatchId(matches.create(ANN, request).orThrow().id());
  }

  /** What is sent over a line, and how it is closed. */
  private static class Line implements Site.Socket {
    final List<String> sent = new ArrayList<>();
    final List<Integer> closed = new ArrayList<>();

    @Override
    public void send(String text) {
      sent.add(text);
    }

    @Override
    public void close(int code, String reason) {
      closed.add(code);
    }
  }
}
