package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.mail.Mails;
import fr.zizanie.server.web.gate.Trust;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Letters from a whole server to a real mail server, and what is done with them. */
class MailTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String WORDS = "agrafe moulin tisane";
  private static final Mails MAILS = new Mails(false);
  private static final Settings.Operating WRITING =
      Settings.Operating.PLAIN.with(Optional.of(MAILS.settings()));

  @TempDir static Path data;
  private static ZizanieServer server;
  private static int people;

  private Visitor ann;
  private String name = "";
  private String address = "";

  @BeforeAll
  static void open() {
    server =
        Served.still(
            Settings.local(data)
                .at(URI.create("https://play.example.org"))
                .with(WRITING)
                .with(new Trust(List.of(), Set.of(), 100)));
  }

  @AfterAll
  static void close() {
    server.close();
    MAILS.close();
  }

  @BeforeEach
  void come() {
    ann = Visitor.at(server.port());
    name = "Anne " + ++people;
    address = "ann" + people + "@mail.example";
  }

  private static JsonNode read(String body) {
    return MAPPER.readTree(body);
  }

  private void keep() {
    String body = "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name, WORDS);
    assertThat(ann.write("POST", "/api/account", body).statusCode()).isEqualTo(200);
  }

  private int give(Visitor visitor, String wanted) {
    return visitor
        .write("PUT", "/api/mail/address", "{\"address\":\"%s\"}".formatted(wanted))
        .statusCode();
  }

  private static int came() {
    return (int) MAILS.now().count();
  }

  private static String token(String token, boolean take) {
    return "{\"token\":\"%s\",\"take\":%s}".formatted(token, take);
  }

  /** Ann has an account with an address that she has confirmed. */
  private void confirmed() {
    keep();
    int before = came();
    assertThat(give(ann, address)).isEqualTo(200);
    String token = MAILS.last(before + 1).secret("confirm#");
    assertThat(ann.write("PUT", "/api/mail/confirmation", token(token, true)).statusCode())
        .isEqualTo(200);
  }

  @Test
  void an_address_is_confirmed_by_a_link_that_asks_first_and_holds_once() {
    assertThat(give(ann, address)).as("a guest keeps their games first").isEqualTo(400);
    keep();
    assertThat(give(ann, "no address")).isEqualTo(400);
    int before = came();
    assertThat(give(ann, address)).isEqualTo(200);
    var told = ann.json("/api/mail");
    assertThat(told.get("offered").booleanValue()).isTrue();
    assertThat(told.get("address").stringValue()).isEmpty();
    assertThat(told.get("wanted").stringValue()).isEqualTo(address);
    var mail = MAILS.last(before + 1);
    assertThat(mail.header("To")).isEqualTo(address);
    assertThat(mail.text()).contains(name);
    String token = mail.secret("confirm#");
    var eve = Visitor.at(server.port());
    var asked = eve.write("PUT", "/api/mail/confirmation", token(token, false));
    assertThat(read(asked.body()).get("address").stringValue()).isEqualTo(address);
    assertThat(read(asked.body()).get("name").stringValue()).isEqualTo(name);
    assertThat(ann.json("/api/mail").get("address").stringValue()).as("only asked").isEmpty();
    assertThat(eve.write("PUT", "/api/mail/confirmation", token(token, true)).statusCode())
        .isEqualTo(200);
    assertThat(ann.json("/api/mail").get("address").stringValue()).isEqualTo(address);
    assertThat(eve.write("PUT", "/api/mail/confirmation", token(token, true)).statusCode())
        .isEqualTo(409);
    assertThat(ann.json("/api/account/export").get("mail").get("address").stringValue())
        .isEqualTo(address);
    assertThat(eve.get("/api/mail").body() + eve.get("/api/account/export").body())
        .doesNotContain(address);
    ann.write("DELETE", "/api/mail/address", "{}");
    assertThat(ann.get("/api/mail").body()).doesNotContain(address);
  }

  @Test
  void nobody_is_flooded() {
    keep();
    int before = came();
    var codes = IntStream.range(0, 6).mapToObj(_ -> give(ann, address)).toList();
    assertThat(codes).containsExactly(200, 200, 200, 429, 429, 429);
    assertThat(MAILS.await(before + 3)).hasSize(before + 3);
    for (int i = 0; i < 6; i++) {
      come();
      keep();
      give(ann, "one+%d@flooded.example".formatted(i));
      give(ann, "one@flooded.example");
    }
    MAILS.await(before + 9);
    come();
    confirmed();
    assertThat(MAILS.now().filter(mail -> mail.header("To").contains("@flooded.example")))
        .hasSize(6);
  }

  @Test
  void a_letter_lets_somebody_in_once_who_has_lost_every_other_way() {
    confirmed();
    int before = came();
    var lost = Visitor.at(server.port());
    String nobody = lost.write("POST", "/api/link", "{\"who\":\"Nobody at all\"}").body();
    String somebody = lost.write("POST", "/api/link", "{\"who\":\"%s\"}".formatted(name)).body();
    assertThat(nobody).isEqualTo(somebody);
    var mail = MAILS.last(before + 1);
    assertThat(mail.header("To")).isEqualTo(address);
    String token = mail.secret("enter#");
    var comer = read(lost.write("PUT", "/api/link", token(token, false)).body());
    assertThat(comer.get("name").stringValue()).isEqualTo(name);
    assertThat(lost.json("/api/me").get("kept").booleanValue()).as("only asked").isFalse();
    assertThat(lost.write("PUT", "/api/link", token(token, true)).statusCode()).isEqualTo(200);
    assertThat(lost.json("/api/me").get("name").stringValue()).isEqualTo(name);
    var late = Visitor.at(server.port());
    assertThat(late.write("PUT", "/api/link", token(token, true)).statusCode()).isEqualTo(409);
    late.write("POST", "/api/link", "{\"who\":\"%s\"}".formatted(address.toUpperCase()));
    assertThat(MAILS.last(before + 2).header("To")).isEqualTo(address);
  }

  @Test
  void an_address_that_nobody_has_confirmed_lets_nobody_in() {
    keep();
    int before = came();
    give(ann, address);
    MAILS.await(before + 1);
    for (String who : List.of(name, address))
      ann.write("POST", "/api/link", "{\"who\":\"%s\"}".formatted(who));
    come();
    confirmed();
    assertThat(came()).as("that one's own letter alone").isEqualTo(before + 2);
  }

  private int choose(String matters) {
    return ann.write("PUT", "/api/mail", "{\"matters\":[%s],\"every\":\"day\"}".formatted(matters))
        .statusCode();
  }

  @Test
  void one_click_ends_the_letters_without_a_cookie() throws Exception {
    assertThat(choose("\"turns\"")).as("no address").isEqualTo(400);
    confirmed();
    assertThat(choose("\"moods\"")).isEqualTo(400);
    assertThat(choose("\"turns\",\"challenges\"")).isEqualTo(200);
    var told = ann.json("/api/mail");
    assertThat(told.get("matters")).hasSize(2);
    assertThat(told.get("every").stringValue()).isEqualTo("day");
    String secret = leaving();
    var nobody = new Visitor(server.port());
    var page = nobody.get("/unsubscribe/" + secret);
    assertThat(page.headers().firstValue("Content-Type").orElse("")).startsWith("text/html");
    assertThat(ann.json("/api/mail").get("matters")).as("looking ends nothing").hasSize(2);
    var clicked =
        nobody.send(
            nobody
                .request("/unsubscribe/" + secret)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .header("Origin", "https://mail.example")
                .POST(BodyPublishers.ofString("List-Unsubscribe=One-Click")));
    assertThat(clicked.statusCode()).isEqualTo(200);
    assertThat(ann.json("/api/mail").get("matters")).isEmpty();
    assertThat(ann.json("/api/mail").get("address").stringValue()).isEqualTo(address);
    var wrong = nobody.request("/unsubscribe/another").POST(BodyPublishers.noBody());
    assertThat(nobody.send(wrong).statusCode()).isEqualTo(409);
  }

  /** What stands in every digest, which no test waits an hour for. */
  private String leaving() throws Exception {
    try (var connection =
            java.sql.DriverManager.getConnection("jdbc:sqlite:" + data.resolve("zizanie.db"));
        var row =
            connection
                .createStatement()
                .executeQuery("select leaving from addresses where address = '" + address + "'")) {
      row.next();
      return row.getString(1);
    }
  }

  @Test
  void a_server_without_mail_says_so() throws IOException {
    var folder = Files.createDirectories(data.resolve("quiet"));
    try (var quiet = Served.still(Settings.local(folder))) {
      ann = Visitor.at(quiet.port());
      assertThat(ann.json("/api/mail").get("offered").booleanValue()).isFalse();
      keep();
      assertThat(give(ann, address)).isEqualTo(400);
      assertThat(ann.write("POST", "/api/link", "{\"who\":\"Zoé\"}").statusCode()).isEqualTo(200);
    }
  }
}
