package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.store.StillPostgres;
import fr.zizanie.server.store.sql.Inventory;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.testing.SocketCalls;
import java.net.URI;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is stored up to its bound is read back everywhere; what is beyond is refused. */
class BoundsTest {
  private static final String WORDS = "agrafe moulin tisane";

  /** Of a deck's text; 32,000 was a bound once, and 64 KiB is one on the wire. */
  private static final List<Integer> LENGTHS = List.of(20_000, 33_000, 52_420, 58_000, 66_000);

  enum Database {
    SQLITE,
    POSTGRESQL
  }

  @TempDir Path data;
  private Optional<String> url = Optional.empty();
  private Optional<ZizanieServer> server = Optional.empty();

  private void open(Database database) {
    if (database == Database.POSTGRESQL && url.isEmpty())
      url = Optional.of(new StillPostgres().url());
    close();
    server = Optional.of(Served.still(Settings.local(data).with(new Settings.Data(data, url))));
  }

  @AfterEach
  void close() {
    server.ifPresent(ZizanieServer::close);
    server = Optional.empty();
  }

  private int port() {
    return server.orElseThrow().port();
  }

  private Visitor comer(String name) {
    var comer = Visitor.at(port());
    comer.write("PUT", "/api/me", "{\"name\":\"" + name + "\"}");
    return comer;
  }

  /** A deck whose text has so many letters, give or take those of one card. */
  private static String deck(int letters, String filling) {
    var cards = new ArrayList<String>();
    int size = 30;
    for (int i = 0; size < letters; i++) {
      int text = Math.clamp((letters - size - 160) / (2 * filling.length()), 1, 600);
      String card =
          """
          {"id":"c%d","copies":1,"text":{"fr":"a%s","en":"a%s"},"keep":"IMMEDIATE",\
          "timing":"INSTEAD","effect":[{"op":"REMOVE","choose":"EDGE","line":1,"colour":"ANY"}]}\
          """
              .formatted(i, filling.repeat(text - 1), filling.repeat(text - 1));
      cards.add(card);
      size += card.length() + 1;
    }
    return "{\"id\":\"own\",\"size\":%d,\"cards\":[%s]}"
        .formatted(cards.size(), String.join(",", cards));
  }

  private static String match(String deck, String more) {
    String text = deck.replace("\\", "\\\\").replace("\"", "\\\"");
    return "{\"game\":\"tsunami\",\"options\":{\"deck\":\"%s\"},%s}".formatted(text, more);
  }

  /** The first message of the room of a game, or the code with which it is closed. */
  private String room(Visitor visitor) {
    var first = new CompletableFuture<String>();
    var builder = SocketCalls.call();
    visitor.cookie().ifPresent(cookie -> builder.header("Cookie", cookie));
    var socket =
        builder
            .buildAsync(
                URI.create("ws://127.0.0.1:" + port() + "/ws/games/tsunami/seats"),
                new WebSocket.Listener() {
                  private final StringBuilder text = new StringBuilder();

                  @Override
                  public CompletionStage<?> onText(WebSocket ws, CharSequence part, boolean last) {
                    text.append(part);
                    if (last) first.complete(text.toString());
                    ws.request(1);
                    return CompletableFuture.completedFuture(ws);
                  }

                  @Override
                  public CompletionStage<?> onClose(WebSocket ws, int code, String reason) {
                    first.complete("closed " + code);
                    return CompletableFuture.completedFuture(ws);
                  }
                })
            .join();
    String told = first.orTimeout(60, TimeUnit.SECONDS).join();
    socket.abort();
    return told;
  }

  private void everythingIsRead(Visitor... people) {
    for (var who : people) {
      for (String path : List.of("/api/matches", "/api/account/export"))
        assertThat(who.get(path).statusCode()).as(path).isEqualTo(200);
      for (var row : who.json("/api/matches")) {
        String id = row.get("id").stringValue();
        assertThat(who.get("/api/matches/" + id).statusCode()).as(id).isEqualTo(200);
      }
      assertThat(room(who)).contains("\"seats\":[");
      var feed = who.write("POST", "/api/feed", "{}");
      if (feed.statusCode() != 200) continue;
      String address = Visitor.MAPPER.readTree(feed.body()).get("calendar").stringValue();
      assertThat(who.get(URI.create(address).getPath()).statusCode()).isEqualTo(200);
    }
    try (var all = Inventory.of(url, data, Map.of())) {
      for (MatchId id : all.ids()) assertThat(all.match(id).saved().setup().id()).isEqualTo(id);
    }
  }

  @ParameterizedTest
  @EnumSource(Database.class)
  void a_deck_of_ones_own_as_long_as_may_be(Database database) {
    open(database);
    var ann = comer("Anne");
    var bob = comer("Bob");
    for (String filling : List.of("x", "\\u00e9", "\\u0020"))
      for (int letters : filling.equals("x") ? LENGTHS : List.of(52_420, 64_500)) {
        String deck = deck(letters, filling);
        for (String how :
            List.of(
                "\"opponent\":\"screen\"",
                "\"opponent\":\"anybody\",\"clock\":\"3d\"",
                "\"opponent\":\"friend\",\"seat\":\"black\"")) {
          var made = ann.write("POST", "/api/matches", match(deck, how));
          assertThat(made.statusCode())
              .as(letters + " of " + filling + ", " + how + " " + made.body())
              .isIn(letters < 58_000 ? List.of(200) : List.of(200, 413));
          if (made.statusCode() != 200 || how.contains("screen")) continue;
          String id = Visitor.MAPPER.readTree(made.body()).get("id").stringValue();
          if (letters != 52_420 || !filling.equals("x"))
            assertThat(bob.write("POST", "/api/matches/" + id + "/seat", "{}").statusCode())
                .isEqualTo(200);
        }
      }
    everythingIsRead(ann, bob, comer("Carl"));
    open(database);
    everythingIsRead(ann.moved(port()), bob.moved(port()));
  }

  /** Over a socket a whole message has the bound that a whole body has. */
  @ParameterizedTest
  @EnumSource(Database.class)
  void a_deck_that_is_proposed(Database database) {
    open(database);
    var ann = comer("Anne");
    var bob = comer("Bob");
    var made =
        ann.write(
            "POST",
            "/api/matches",
            "{\"game\":\"tsunami\",\"options\":{},\"opponent\":\"friend\",\"begin\":\"ready\"}");
    String id = Visitor.MAPPER.readTree(made.body()).get("id").stringValue();
    assertThat(bob.write("POST", "/api/matches/" + id + "/seat", "{}").statusCode()).isEqualTo(200);
    var phone = ann.call(id);
    for (String filling : List.of("x", "\\u00e9", "\\u0020"))
      for (int letters : filling.equals("x") ? LENGTHS : List.of(52_420)) {
        String text = deck(letters, filling).replace("\\", "\\\\").replace("\"", "\\\"");
        phone.raw(
            "{\"type\":\"propose\",\"ref\":1,\"version\":%d,\"options\":{\"deck\":\"%s\"}}"
                .formatted(phone.version(), text));
        var answer =
            phone.until(
                said -> List.of("accepted", "refused").contains(said.get("type").stringValue()));
        assertThat(answer.get("type").stringValue().equals("accepted") ? "" : Phone.code(answer))
            .as(letters + " of " + filling)
            .isIn(letters < 58_000 ? List.of("") : List.of("", "too-long"));
        everythingIsRead(ann, bob);
      }
    phone.hangUp();
    open(database);
    everythingIsRead(ann.moved(port()), bob.moved(port()));
  }

  /** A field of a request that is stored, by what stands in it. */
  private record Field(String method, String path, IntFunction<String> body) {
    static Field of(String method, String path, String before, String after) {
      return new Field(method, path, n -> before + "x".repeat(n) + after);
    }
  }

  @ParameterizedTest
  @EnumSource(Database.class)
  void every_field_that_is_stored(Database database) {
    open(database);
    var ann = comer("Anne");
    var bob = comer("Bob");
    String days =
        ann.create(
            "\"opponent\":\"friend\",\"begin\":\"seated\",\"seat\":\"white\",\"clock\":\"3d\"");
    assertThat(bob.write("POST", "/api/matches/" + days + "/seat", "{}").statusCode())
        .isEqualTo(200);
    var kept = "{\"name\":\"Anne\",\"password\":\"" + WORDS + "\"}";
    assertThat(ann.write("POST", "/api/account", kept).statusCode()).isEqualTo(200);
    String orders = "/api/matches/" + days + "/orders";
    for (var field :
        List.of(
            Field.of("PUT", "/api/me", "{\"name\":\"", "\"}"),
            Field.of("PUT", "/api/account", "{\"what\":\"name\",\"text\":\"", "\"}"),
            Field.of("PUT", "/api/account", "{\"what\":\"password\",\"text\":\"", "\"}"),
            Field.of(
                "PUT", "/api/people", "{\"player\":\"", "\",\"kind\":\"follows\",\"on\":true}"),
            Field.of("PUT", "/api/people/wishes", "{\"game\":\"", "\",\"on\":true}"),
            new Field(
                "PUT",
                orders,
                n ->
                    "{\"version\":0,\"orders\":[],\"lines\":["
                        + IntStream.range(0, 1 + n / 200)
                            .mapToObj(i -> "\"0: d2d3" + " > d7d5 > d2d3".repeat(n % 15) + "\"")
                            .collect(Collectors.joining(","))
                        + "]}"),
            Field.of(
                "POST",
                "/api/notifications/push",
                "{\"endpoint\":\"https://updates.push.services.mozilla.com/",
                "\",\"p256dh\":\"x\",\"auth\":\"x\"}"),
            Field.of("PUT", "/api/me/vacation", "{\"from\":\"", "\",\"days\":3}"),
            Field.of("POST", "/api/seeds", "{\"game\":\"", "\"}"),
            Field.of(
                "POST",
                "/api/matches",
                "{\"game\":\"mutation\",\"options\":{},\"opponent\":\"screen\",\"nonce\":\"",
                "\"}"),
            Field.of(
                "POST",
                "/api/matches",
                "{\"game\":\"mutation\",\"options\":{},\"opponent\":\"screen\",\"clock\":\"",
                "\"}"),
            Field.of(
                "POST",
                "/api/matches",
                "{\"game\":\"ironpond\",\"options\":{\"custom\":[{\"name\":\"",
                "\"}]},\"opponent\":\"screen\"}")))
      for (int n :
          List.of(1, 20, 40, 41, 64, 65, 200, 201, 255, 1_000, 1_001, 4_001, 33_000, 65_000))
        assertThat(ann.write(field.method, field.path, field.body.apply(n)).statusCode())
            .as(field.path + " with " + n)
            .isLessThan(500);
    everythingIsRead(ann, bob);
    open(database);
    everythingIsRead(ann.moved(port()), bob.moved(port()));
  }

  @ParameterizedTest
  @EnumSource(Database.class)
  @Announces({"Legible", "LiveMatches"})
  void a_row_that_can_t_be_read_costs_that_row_only(Database database) throws SQLException {
    open(database);
    var ann = comer("Anne");
    var bob = comer("Bob");
    String good = ann.create("\"opponent\":\"screen\"");
    String bad = ann.create("\"opponent\":\"screen\"");
    String open = ann.create("\"opponent\":\"anybody\",\"clock\":\"3d\"");
    String seat = tsunami(ann);
    String kept = tsunami(ann);
    close();
    change("update matches set options = '{' where id = '" + bad + "'");
    change("update terms set text = '{' where match_id = '" + seat + "'");
    change("update matches set clock = 'never' where id = '" + open + "'");
    open(database);
    ann = ann.moved(port());
    bob = bob.moved(port());
    var rows = ann.json("/api/matches");
    assertThat(rows).hasSize(5);
    assertThat(ann.get("/api/account/export").statusCode()).isEqualTo(200);
    assertThat(room(bob)).contains(kept).doesNotContain(seat);
    assertThat(ann.get("/api/matches/" + good).statusCode()).isEqualTo(200);
    for (String id : List.of(bad, seat, open)) {
      var answer = ann.get("/api/matches/" + id);
      assertThat(answer.body()).contains("can’t be read");
    }
  }

  private String tsunami(Visitor host) {
    String body = "{\"game\":\"tsunami\",\"options\":{},\"opponent\":\"anybody\",\"clock\":\"3d\"}";
    var made = host.write("POST", "/api/matches", body);
    return Visitor.MAPPER.readTree(made.body()).get("id").stringValue();
  }

  private void change(String sql) throws SQLException {
    String address = url.orElse("jdbc:sqlite:" + data.resolve("zizanie.db"));
    try (var connection = DriverManager.getConnection(address);
        var statement = connection.createStatement()) {
      assertThat(statement.executeUpdate(sql)).isEqualTo(1);
    }
  }
}
