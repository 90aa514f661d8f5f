package fr.zizanie.server;

import fr.zizanie.sheets.Checked;
import fr.zizanie.sheets.Sha256;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** A browser without a page: keeps its cookie and asks over HTTP. */
final class Visitor {
  static final ObjectMapper MAPPER = new ObjectMapper();
  static final HttpClient HTTP =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(60)).build();

  /** By path what is answered, or each item of the list that is. */
  private static final List<Map.Entry<String, String>> DOORS =
      List.of(
          Map.entry("/health", "Health"),
          Map.entry("/api/games", "GameInfo"),
          Map.entry("/api/games/\\w+/look", "Look"),
          Map.entry("/api/games/\\w+/cards", "CardText"),
          Map.entry("/api/games/\\w+/lessons", "Lesson"),
          Map.entry("/api/games/\\w+/first", "Lesson"),
          Map.entry("/api/games/\\w+/bench", "ToPage"),
          Map.entry("/api/games/\\w+/position", "PositionText"),
          Map.entry("/api/games/ironpond/blanks", "Blanks"),
          Map.entry("/api/games/tsunami/deck", "DeckFile"),
          Map.entry("/api/me", "Me"),
          Map.entry("/api/me/vacation", "Vacation"),
          Map.entry("/api/notifications(/seen)?", "NotificationList"),
          Map.entry("/api/notifications/push(/[^/]+)?", "PushInfo"),
          Map.entry("/api/passkeys", "Ceremony"),
          Map.entry("/api/seeds", "Commitment"),
          Map.entry("/api/mail(/address)?", "MailInfo"),
          Map.entry("/api/mail/confirmation", "Confirmed"),
          Map.entry("/api/link", "Comer"),
          Map.entry("/api/feed", "FeedInfo"),
          Map.entry("/api/creations(/[^/]+)?", "Creation"),
          Map.entry("/api/replay", "Kept"),
          Map.entry("/api/matches", "MatchRow"),
          Map.entry("/api/challenges(/[^/]+)?", "Challenged"),
          Map.entry("/api/people/[^/]+/challenges", "Seated"),
          Map.entry("/api/people/(asks|wishes)", "Circle"),
          Map.entry("/api/matches/[^/]+/opposite", "Person"),
          Map.entry("/api/matches/[^/]+/replay", "Replay"),
          Map.entry("/api/matches/[^/]+/draws", "Dealt"),
          Map.entry("/api/copies", "Seated"),
          Map.entry("/api/matches/[^/]+/orders", "Orders"),
          Map.entry("/api/matches/[^/]+/(seat|again|deal)", "Seated"),
          Map.entry("/api/matches/[^/]+", "ToPage"));

  final String host;
  private Optional<String> cookie = Optional.empty();

  Visitor(int port) {
    this("127.0.0.1:" + port);
  }

  private Visitor(String host) {
    this.host = host;
  }

  /** {@return a visitor who comes by the machine's own name} */
  static Visitor local(int port) {
    return new Visitor("localhost:" + port);
  }

  /** {@return a visitor who has got a cookie} */
  static Visitor at(int port) {
    var visitor = new Visitor(port);
    visitor.get("/api/me");
    return visitor;
  }

  /** {@return the same guest at another port} */
  Visitor moved(int port) {
    var visitor = new Visitor(port);
    visitor.cookie = cookie;
    return visitor;
  }

  Optional<String> cookie() {
    return cookie;
  }

  Visitor cookie(String other) {
    cookie = Optional.of(other);
    return this;
  }

  HttpRequest.Builder request(String path) {
    var builder =
        HttpRequest.newBuilder(URI.create("http://" + host + path)).timeout(Duration.ofSeconds(60));
    cookie.ifPresent(c -> builder.header("Cookie", c));
    return builder;
  }

  HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      var response = answer(request.build());
      response
          .headers()
          .firstValue("Set-Cookie")
          .ifPresent(c -> cookie = Optional.of(c.substring(0, c.indexOf(';'))));
      checked(request.build().uri().getPath(), response);
      return response;
    } catch (IOException e) {
      throw new AssertionError(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Where a test has moved the time the server may just have ended a line that stood still. */
  private static HttpResponse<String> answer(HttpRequest request)
      throws IOException, InterruptedException {
    try {
      return HTTP.send(request, BodyHandlers.ofString());
    } catch (IOException e) {
      if (!String.valueOf(e.getMessage()).contains("received no bytes")) throw e;
      return HTTP.send(request, BodyHandlers.ofString());
    }
  }

  /** What a page reads is what the schema says, list by list. */
  private static void checked(String path, HttpResponse<String> response) {
    String type = response.headers().firstValue("Content-Type").orElse("");
    if (type.startsWith("application/problem+json")) Checked.text("Failure", response.body());
    if (!type.startsWith("application/json") || response.body().equals("{}")) return;
    if (path.equals("/api/account/export")) return;
    if (path.equals("/api/people")) {
      String what = MAPPER.readTree(response.body()).has("people") ? "Circle" : "Person";
      Checked.text(what, response.body());
      return;
    }
    if (path.matches("/api/(account|session|carry)\\b.*")) {
      var body = MAPPER.readTree(response.body());
      String what =
          body.has("token")
              ? "Carry"
              : body.has("left") ? "Comer" : body.has("account") ? "NewCodes" : "AccountInfo";
      Checked.text(what, response.body());
      return;
    }
    for (var door : DOORS) {
      if (!path.matches(door.getKey())) continue;
      var body = MAPPER.readTree(response.body());
      if (body.isArray()) for (var one : body) Checked.text(door.getValue(), one.toString());
      else {
        boolean begun = path.equals("/api/matches") || path.endsWith("/first") && body.has("seats");
        Checked.text(begun ? "Seated" : door.getValue(), response.body());
      }
      return;
    }
    throw new AssertionError("no type for " + path);
  }

  HttpResponse<String> get(String path) {
    return send(request(path));
  }

  JsonNode json(String path) {
    return MAPPER.readTree(get(path).body());
  }

  HttpResponse<String> write(String method, String path, String body) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .method(method, BodyPublishers.ofString(body)));
  }

  /** {@return the id of a new match of Chess Mutation} */
  String create(String more) {
    var answer =
        write("POST", "/api/matches", "{\"game\":\"mutation\",\"options\":{}," + more + "}");
    if (answer.statusCode() != 200) throw new AssertionError(answer.body());
    return MAPPER.readTree(answer.body()).get("id").stringValue();
  }

  /** Commits a visitor to a nonce, as their page does. */
  HttpResponse<String> commit(String match, String nonce) {
    return deal(match, ",\"commitment\":\"" + Sha256.hex(nonce) + "\"");
  }

  /** Opens a visitor's nonce where the other's is {@code other}. */
  HttpResponse<String> open(String match, String nonce, String other) {
    return deal(match, ",\"nonce\":\"" + nonce + "\",\"other\":\"" + Sha256.hex(other) + "\"");
  }

  private HttpResponse<String> deal(String match, String part) {
    String deal = json("/api/matches/" + match).path("deal").path("id").asString("");
    return write(
        "POST", "/api/matches/" + match + "/deal", "{\"deal\":\"" + deal + "\"" + part + "}");
  }

  Phone call(String match) {
    return call(match, "");
  }

  Phone call(String match, String query) {
    return new Phone(this, match, query);
  }
}
