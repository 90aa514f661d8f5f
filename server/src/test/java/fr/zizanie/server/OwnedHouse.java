package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.mail.Mails;
import fr.zizanie.server.time.HandTime;
import fr.zizanie.server.web.gate.Trust;
import fr.zizanie.testing.Eventually;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A house with an account, its owner, and whoever has a copy of the owner's session. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class OwnedHouse {
  static final String WORDS = "agrafe moulin tisane";
  static final String OTHERS = "un autre nuage encore";
  static final Duration LATELY = Duration.ofMinutes(5);
  static final Duration STEP = Duration.ofSeconds(15);
  static int people;

  Optional<Path> folder = Optional.empty();
  final HandTime time = new HandTime();
  final Mails mails = new Mails(false);
  ZizanieServer server;
  Visitor ann;
  String name = "";
  SoftKey key;

  /** {@return the address of the database, if it isn't the one in the folder} */
  abstract Optional<String> database();

  /** {@return an address of the database for tests alone} */
  abstract String jdbc(Path data);

  /** Lets time pass at the database, if it has its own. */
  abstract void pass(Duration by);

  /** {@return how far the house may be from the database's time} */
  abstract Duration blur();

  @BeforeAll
  void open(@TempDir Path data) throws IOException {
    folder = Optional.of(data);
    int port;
    try (var free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    var settings =
        new Settings(
            new Settings.Address("127.0.0.1", port),
            new Settings.Data(data, database()),
            new Trust(List.of(), Set.of(), 10_000),
            Settings.Operating.PLAIN.with(Optional.of(mails.settings())));
    server =
        ZizanieServer.start(settings.at(URI.create("http://localhost:" + port)), Stage.at(time));
  }

  @AfterAll
  void close() {
    try (var _ = Announced.of(ZizanieServer.class)) {
      server.close();
    }
    mails.close();
  }

  /** Ann has an account with a password, and has signed in a while ago. */
  @BeforeEach
  void come() throws GeneralSecurityException {
    ann = guest();
    name = "Anne " + ++people;
    key = new SoftKey("http://localhost:" + server.port(), "localhost");
    assertThat(ann.write("POST", "/api/account", named("password", WORDS)).statusCode())
        .isEqualTo(200);
    passedAWhile();
  }

  /**
   * The clocks are put forward, and go on in small steps until the house has measured the
   * database's time, which it does now and then, beside all else.
   */
  void passed(Duration by) {
    var known = server.clock().instant().plus(by).minus(STEP);
    var steps = blur().compareTo(by) < 0 ? blur() : by;
    var leap = by.minus(steps);
    time.jump(leap);
    pass(leap);
    for (var left = steps; left.isPositive(); left = left.minus(STEP)) {
      var step = left.compareTo(STEP) < 0 ? left : STEP;
      time.pass(step);
      pass(step);
    }
    Eventually.until("the house knows the time", () -> !server.clock().instant().isBefore(known));
  }

  void passedAWhile() {
    passed(LATELY.plus(blur()));
  }

  void passedAlmost() {
    passed(LATELY.minusSeconds(1).minus(blur()));
  }

  Visitor guest() {
    var visitor = Visitor.local(server.port());
    visitor.get("/api/me");
    return visitor;
  }

  /** {@return whoever has read somebody's cookie} */
  Visitor copy(Visitor whose) {
    return Visitor.local(server.port()).cookie(whose.cookie().orElseThrow());
  }

  String named(String field, String value) {
    return "{\"name\":\"%s\",\"%s\":\"%s\"}".formatted(name, field, value);
  }

  Visitor entered(String field, String value) {
    var visitor = guest();
    assertThat(visitor.write("POST", "/api/session", named(field, value)).statusCode())
        .isEqualTo(200);
    return visitor;
  }

  int enters(String password) {
    return guest().write("POST", "/api/session", named("password", password)).statusCode();
  }

  static HttpResponse<String> change(Visitor visitor, String what, String text) {
    return visitor.write(
        "PUT", "/api/account", "{\"what\":\"%s\",\"text\":\"%s\"}".formatted(what, text));
  }

  static String challenge(Visitor visitor) {
    return read(visitor.write("POST", "/api/passkeys", "{}")).get("challenge").stringValue();
  }

  static HttpResponse<String> add(Visitor visitor, SoftKey by) {
    try {
      return visitor.write(
          "POST", "/api/account/passkeys", "{" + by.made(challenge(visitor)) + "}");
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  static HttpResponse<String> proves(Visitor visitor, String field, String value) {
    return visitor.write("POST", "/api/session/proof", "{\"%s\":\"%s\"}".formatted(field, value));
  }

  static JsonNode read(HttpResponse<String> answer) {
    return Visitor.MAPPER.readTree(answer.body());
  }

  boolean her(Visitor visitor) {
    return visitor.json("/api/me").get("name").stringValue().equals(name);
  }

  static List<String> keys(Visitor visitor) {
    return visitor
        .json("/api/account")
        .get("passkeys")
        .valueStream()
        .map(one -> one.get("id").stringValue())
        .toList();
  }

  static String carried(Visitor visitor) {
    return read(visitor.write("POST", "/api/carry", "{}")).get("token").stringValue();
  }

  static int takes(Visitor visitor, String door, String token) {
    return visitor
        .write("PUT", "/api/" + door, "{\"token\":\"%s\",\"take\":true}".formatted(token))
        .statusCode();
  }

  int came() {
    return (int) mails.now().count();
  }

  HttpResponse<String> gives(Visitor visitor, String address) {
    return visitor.write("PUT", "/api/mail/address", "{\"address\":\"" + address + "\"}");
  }

  String address() {
    return "anne" + people + "@mail.example";
  }

  String asksForAddress(Visitor visitor, String address) {
    int before = came();
    assertThat(gives(visitor, address).statusCode()).isEqualTo(200);
    return mails.last(before + 1).secret("confirm#");
  }

  void confirmed(String address) {
    assertThat(proves(ann, "password", WORDS).statusCode()).isEqualTo(200);
    assertThat(takes(guest(), "mail/confirmation", asksForAddress(ann, address))).isEqualTo(200);
    passedAWhile();
  }

  String linked() {
    int before = came();
    guest().write("POST", "/api/link", "{\"who\":\"" + name + "\"}");
    return mails.last(before + 1).secret("enter#");
  }

  static void proofIsAsked(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(403);
    assertThat(read(answer).get("error").get("code").stringValue()).isEqualTo("prove-first");
  }

  /** All that only whoever owns an account may do. */
  List<Supplier<HttpResponse<String>>> deeds(Visitor who) {
    return List.of(
        () -> change(who, "password", OTHERS),
        () -> add(who, key),
        () -> change(who, "password", ""),
        () -> change(who, "codes", ""),
        () -> change(who, "passkey", "any"),
        () -> gives(who, "eve@mail.example"),
        () -> who.write("DELETE", "/api/mail/address", "{}"),
        () -> change(who, "delete", name));
  }
}
