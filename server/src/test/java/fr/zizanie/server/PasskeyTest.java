package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.GeneralSecurityException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.ObjectMapper;

/** Passkeys, made and used by an authenticator in software. */
class PasskeyTest {
  @RegisterExtension private static final Served SERVED = Served.crowded();

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static int people;

  private final String origin = "http://localhost:" + SERVED.port();
  private Visitor ann;
  private SoftKey key;
  private String name = "";

  @BeforeEach
  void come() throws GeneralSecurityException {
    ann = guest();
    key = new SoftKey(origin, "localhost");
    name = "Clé " + ++people;
  }

  private static Visitor guest() {
    var visitor = Visitor.local(SERVED.port());
    visitor.get("/api/me");
    return visitor;
  }

  private static String challenge(Visitor visitor) {
    var ceremony = MAPPER.readTree(visitor.write("POST", "/api/passkeys", "{}").body());
    assertThat(ceremony.get("site").stringValue()).isEqualTo("localhost");
    return ceremony.get("challenge").stringValue();
  }

  private int keep(Visitor visitor, SoftKey by) throws GeneralSecurityException {
    return keep(visitor, by.made(challenge(visitor)));
  }

  private int keep(Visitor visitor, String made) {
    return visitor
        .write(
            "POST", "/api/account", "{\"name\":\"%s\",%s,\"label\":\"PC\"}".formatted(name, made))
        .statusCode();
  }

  private static int enter(Visitor visitor, String proof) {
    return visitor.write("POST", "/api/session", "{" + proof + "}").statusCode();
  }

  private static String me(Visitor visitor) {
    return visitor.json("/api/me").get("id").stringValue();
  }

  @Test
  void a_passkey_keeps_games_and_signs_in() throws Exception {
    assertThat(keep(ann, key)).isEqualTo(200);
    var passkey = ann.json("/api/account").get("passkeys").get(0);
    assertThat(passkey.get("label").stringValue()).isEqualTo("PC");
    assertThat(passkey.get("used").longValue()).isZero();
    var phone = guest();
    assertThat(enter(phone, key.proof(challenge(phone)))).isEqualTo(200);
    assertThat(me(phone)).isEqualTo(me(ann));
    assertThat(ann.json("/api/account").get("passkeys").get(0).get("used").longValue())
        .isPositive();
  }

  @Test
  void a_challenge_holds_once_and_for_whoever_asked() throws Exception {
    String made = key.made(challenge(guest()));
    assertThat(keep(ann, made)).as("somebody else’s challenge").isEqualTo(409);
    assertThat(keep(ann, key.made("AAAA"))).isEqualTo(409);
    assertThat(keep(ann, key)).isEqualTo(200);
    var phone = guest();
    String proof = key.proof(challenge(phone));
    assertThat(enter(phone, proof)).isEqualTo(200);
    assertThat(enter(guest(), proof)).isEqualTo(409);
  }

  @Test
  void what_is_signed_for_another_site_or_by_another_key_proves_nothing() throws Exception {
    keep(ann, key);
    var elsewhere = new SoftKey("http://evil.example", "localhost");
    var other = new SoftKey(origin, "other");
    for (var wrong : java.util.List.of(elsewhere, other)) {
      var eve = guest();
      assertThat(keep(eve, wrong)).isEqualTo(400);
    }
    var eve = guest();
    String stranger = new SoftKey(origin, "localhost").proof(challenge(eve));
    assertThat(enter(eve, stranger)).as("nobody’s").isEqualTo(400);
    String known = ann.json("/api/account").get("passkeys").get(0).get("id").stringValue();
    String forged =
        new SoftKey(origin, "localhost")
            .proof(challenge(eve))
            .replaceFirst("\"id\":\"[^\"]*\"", "\"id\":\"" + known + "\"");
    assertThat(enter(eve, forged)).as("another’s signature").isEqualTo(400);
    assertThat(enter(eve, key.proof(challenge(eve)).replace("\"data\":\"", "\"data\":\"!")))
        .as("no base64url")
        .isEqualTo(400);
  }

  @Test
  void the_only_passkey_stays_until_there_is_another_way_in() throws Exception {
    keep(ann, key);
    String id = ann.json("/api/account").get("passkeys").get(0).get("id").stringValue();
    String end = "{\"what\":\"passkey\",\"text\":\"" + id + "\"}";
    assertThat(ann.write("PUT", "/api/account", end).statusCode()).isEqualTo(400);
    var second = new SoftKey(origin, "localhost");
    String made = "{" + second.made(challenge(ann)) + "}";
    assertThat(ann.write("POST", "/api/account/passkeys", made).statusCode()).isEqualTo(200);
    assertThat(ann.write("PUT", "/api/account", end).statusCode()).isEqualTo(200);
    var phone = guest();
    assertThat(enter(phone, key.proof(challenge(phone)))).isEqualTo(400);
    assertThat(enter(phone, second.proof(challenge(phone)))).isEqualTo(200);
  }

  @Test
  void a_passkey_is_one_accounts() throws Exception {
    keep(ann, key);
    name += " bis";
    assertThat(keep(guest(), key)).isEqualTo(400);
  }

  @Test
  void addresses_in_digits_have_no_passkeys() {
    var visitor = SERVED.guest();
    assertThat(visitor.write("POST", "/api/passkeys", "{}").statusCode()).isEqualTo(400);
    assertThat(visitor.json("/api/account").path("here").path("passkeys").booleanValue(true))
        .isFalse();
  }
}
