package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.ObjectMapper;

/** What one visitor does shuts out nobody else behind the same address. */
class NeighboursTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String WORDS = "agrafe moulin tisane";

  @TempDir Path data;
  private final List<Phone> phones = new ArrayList<>();
  private ZizanieServer server;

  @BeforeEach
  void open() {
    server = Served.still(Settings.local(data));
  }

  @AfterEach
  void close() {
    phones.forEach(Phone::hangUp);
    server.close();
  }

  private Visitor comer() {
    var visitor = Visitor.at(server.port());
    visitor.get("/");
    return visitor;
  }

  private static int status(Visitor visitor, String method, String path, String body) {
    return visitor.write(method, path, body).statusCode();
  }

  private static String proof(String field, String value) {
    return "{\"name\":\"Anne\",\"%s\":\"%s\"}".formatted(field, value);
  }

  @Test
  void requests_without_a_cookie_take_no_neighbours_tries() {
    var ann = comer();
    var kept = MAPPER.readTree(ann.write("POST", "/api/account", proof("password", WORDS)).body());
    String code = kept.get("codes").get(0).stringValue();
    var phone = comer();
    var tablet = comer();
    var bob = comer();
    for (var deed :
        List.of(
            List.of("POST", "/api/carry", "{}"),
            List.of("POST", "/api/session", proof("code", "0000-0000-0000")),
            List.of("POST", "/api/feed", "{}"),
            List.of("PUT", "/api/carry", "{\"token\":\"none\",\"take\":true}"))) {
      int refused = 0;
      for (int i = 0; i < 100; i++)
        if (status(new Visitor(server.port()), deed.get(0), deed.get(1), deed.get(2)) == 429)
          refused++;
      assertThat(refused).as(deed.toString()).isPositive();
    }
    assertThat(status(phone, "POST", "/api/session", proof("password", WORDS))).isEqualTo(200);
    assertThat(status(tablet, "POST", "/api/session", proof("code", code))).isEqualTo(200);
    assertThat(status(phone, "POST", "/api/feed", "{}")).isEqualTo(200);
    var ticket = MAPPER.readTree(phone.write("POST", "/api/carry", "{}").body());
    String carried =
        "{\"token\":\"%s\",\"take\":true}".formatted(ticket.get("token").stringValue());
    assertThat(status(comer(), "PUT", "/api/carry", carried)).isEqualTo(200);
    String named = "{\"name\":\"Bertrand\",\"password\":\"" + WORDS + "\"}";
    assertThat(status(bob, "POST", "/api/account", named)).isEqualTo(200);
  }

  private boolean calls(Visitor visitor, String match) {
    try {
      return phones.add(visitor.call(match));
    } catch (CompletionException _) {
      return false;
    }
  }

  /** Who signs in rightly isn't stopped, however often they do. */
  @Test
  void tries_that_succeed_are_given_back() {
    assertThat(status(comer(), "POST", "/api/account", proof("password", WORDS))).isEqualTo(200);
    var phone = comer();
    for (int i = 0; i < 30; i++) {
      assertThat(status(phone, "POST", "/api/session", proof("password", WORDS))).isEqualTo(200);
      assertThat(status(phone, "DELETE", "/api/session", "{}")).isEqualTo(200);
    }
  }

  @Test
  void thirteen_guests_who_hold_every_socket_leave_some_to_a_fourteenth() {
    var greedy = Stream.generate(this::comer).limit(13).toList();
    long refused = 0;
    for (var guest : greedy) {
      String match = guest.create("\"opponent\":\"screen\"");
      refused += Stream.generate(() -> calls(guest, match)).limit(40).filter(c -> !c).count();
    }
    assertThat(refused).isPositive();
    var ann = comer();
    assertThat(calls(ann, ann.create("\"opponent\":\"screen\""))).isTrue();
  }
}
