package fr.zizanie.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** A browser without a page: keeps its cookie and asks over HTTP. */
final class Visitor {
  static final ObjectMapper MAPPER = new ObjectMapper();
  static final HttpClient HTTP =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();

  final String host;
  private Optional<String> cookie = Optional.empty();

  Visitor(int port) {
    host = "127.0.0.1:" + port;
  }

  /** {@return a visitor who has got his cookie} */
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
        HttpRequest.newBuilder(URI.create("http://" + host + path)).timeout(Duration.ofSeconds(20));
    cookie.ifPresent(c -> builder.header("Cookie", c));
    return builder;
  }

  HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      var response = HTTP.send(request.build(), BodyHandlers.ofString());
      response
          .headers()
          .firstValue("Set-Cookie")
          .ifPresent(c -> cookie = Optional.of(c.substring(0, c.indexOf(';'))));
      return response;
    } catch (IOException e) {
      throw new AssertionError(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
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

  Phone call(String match) {
    return call(match, "");
  }

  Phone call(String match, String query) {
    return new Phone(this, match, query);
  }
}
