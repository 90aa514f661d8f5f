package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.GeneralSecurityException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Passkeys at the border of what authenticators and browsers may say. */
class PasskeyBorderTest {
  @RegisterExtension private static final Served SERVED = Served.crowded();

  private static int people;

  private final String origin = "http://localhost:" + SERVED.port();
  private Visitor ann;
  private SoftKey key;
  private String name = "";

  @BeforeEach
  void come() throws GeneralSecurityException {
    ann = guest();
    key = fresh();
    name = "Bord " + ++people;
  }

  private SoftKey fresh() throws GeneralSecurityException {
    return new SoftKey(origin, "localhost");
  }

  private static Visitor guest() {
    var visitor = Visitor.local(SERVED.port());
    visitor.get("/api/me");
    return visitor;
  }

  private static String challenge(Visitor visitor) {
    return Visitor.MAPPER
        .readTree(visitor.write("POST", "/api/passkeys", "{}").body())
        .get("challenge")
        .stringValue();
  }

  private int keeps(Visitor visitor, SoftKey by) throws GeneralSecurityException {
    String body = "{\"name\":\"%s\",%s}".formatted(name, by.made(challenge(visitor)));
    return visitor.write("POST", "/api/account", body).statusCode();
  }

  private static int adds(Visitor visitor, SoftKey by) throws GeneralSecurityException {
    String body = "{" + by.made(challenge(visitor)) + "}";
    return visitor.write("POST", "/api/account/passkeys", body).statusCode();
  }

  private static int enters(SoftKey by) throws GeneralSecurityException {
    var visitor = guest();
    return sent(visitor, by.proof(challenge(visitor)));
  }

  private static int sent(Visitor visitor, String proof) {
    return visitor.write("POST", "/api/session", "{" + proof + "}").statusCode();
  }

  /** Many authenticators count nothing. */
  @Test
  void a_counter_that_stays_at_nought_is_none() throws Exception {
    key.counting(0, 0);
    assertThat(keeps(ann, key)).isEqualTo(200);
    for (int i = 0; i < 3; i++) assertThat(enters(key)).isEqualTo(200);
  }

  @Test
  void a_counter_may_rise_by_any_number() throws Exception {
    key.counting(5, 1);
    assertThat(keeps(ann, key)).isEqualTo(200);
    assertThat(enters(key)).isEqualTo(200);
    assertThat(enters(key.counting(1_000_000, 7))).isEqualTo(200);
    assertThat(enters(key.counting(-10, 5))).as("above 2^31, as it counts").isEqualTo(200);
  }

  /** Somebody has copied the key. */
  @ParameterizedTest
  @CsvSource({"9,0", "4,0", "0,0"})
  void a_counter_that_stays_or_falls_lets_nobody_in(int from, int more) throws Exception {
    keeps(ann, key.counting(8, 1));
    assertThat(enters(key)).isEqualTo(200);
    assertThat(enters(key.counting(from, more))).isEqualTo(400);
    assertThat(enters(key.counting(9, 1))).as("the one that went on counting").isEqualTo(200);
  }

  @Test
  void a_counter_counts_for_a_proof_as_for_signing_in() throws Exception {
    keeps(ann, key.counting(8, 1));
    String proof = "{" + key.counting(7, 1).proof(challenge(ann)) + "}";
    assertThat(ann.write("POST", "/api/session/proof", proof).statusCode()).isEqualTo(400);
  }

  private List<SoftKey> strangers() {
    String port = ":" + SERVED.port();
    return List.of(
        key.elsewhere(origin, "evil.example"),
        key.elsewhere(origin, "ocalhost"),
        key.elsewhere("http://evil.example" + port, "localhost"),
        key.elsewhere("http://localhost.evil.example" + port, "localhost"),
        key.elsewhere("http://evil.localhost" + port, "localhost"),
        key.elsewhere("https://localhost" + port, "localhost"),
        key.elsewhere("http://localhost:1", "localhost"),
        key.elsewhere("http://localhost", "localhost"),
        key.elsewhere("http://127.0.0.1" + port, "localhost"),
        key.elsewhere("null", "localhost"));
  }

  @Test
  void another_site_origin_or_port_proves_nobody() throws Exception {
    for (var stranger : strangers()) assertThat(keeps(guest(), stranger)).isEqualTo(400);
    assertThat(keeps(ann, key)).isEqualTo(200);
    for (var stranger : strangers()) {
      assertThat(enters(stranger)).isEqualTo(400);
      String proof = "{" + stranger.proof(challenge(ann)) + "}";
      assertThat(ann.write("POST", "/api/session/proof", proof).statusCode()).isEqualTo(400);
    }
    assertThat(enters(key.counting(100, 1))).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"webauthn.create", "webauthn.GET", "payment.get", ""})
  void another_ceremony_proves_nobody(String type) throws Exception {
    keeps(ann, key);
    var visitor = guest();
    String challenge = challenge(visitor);
    assertThat(sent(visitor, key.proof(challenge, challenge, type))).isEqualTo(400);
  }

  @Test
  void a_challenge_is_the_one_that_was_signed() throws Exception {
    keeps(ann, key);
    var visitor = guest();
    String first = challenge(visitor);
    String second = challenge(visitor);
    assertThat(sent(visitor, key.proof(first, second, "webauthn.get"))).isEqualTo(400);
    assertThat(sent(visitor, key.proof(first))).as("spent").isEqualTo(409);
    assertThat(sent(visitor, key.proof(second))).isEqualTo(200);
    assertThat(sent(guest(), key.proof("", "", "webauthn.get"))).isEqualTo(409);
  }

  @Test
  void what_was_signed_to_make_a_passkey_proves_nobody() throws Exception {
    String made = "{" + key.made(challenge(ann)) + "}";
    assertThat(ann.write("POST", "/api/session", made).statusCode()).isEqualTo(400);
  }

  @Test
  void two_authenticators_of_one_account_are_each_their_own() throws Exception {
    var second = fresh().counting(500, 1);
    keeps(ann, key);
    assertThat(adds(ann, second)).isEqualTo(200);
    assertThat(enters(key)).isEqualTo(200);
    assertThat(enters(second)).isEqualTo(200);
    assertThat(enters(key)).as("counts for itself").isEqualTo(200);
    var visitor = guest();
    String mixed = key.proof(challenge(visitor)).replace(key.id(), second.id());
    assertThat(sent(visitor, mixed)).as("the one’s signature for the other").isEqualTo(400);
    String end = "{\"what\":\"passkey\",\"text\":\"" + key.id() + "\"}";
    assertThat(ann.write("PUT", "/api/account", end).statusCode()).isEqualTo(200);
    assertThat(enters(key)).isEqualTo(400);
    assertThat(enters(second)).isEqualTo(200);
    String proof = "{" + key.proof(challenge(ann)) + "}";
    assertThat(ann.write("POST", "/api/session/proof", proof).statusCode()).isEqualTo(400);
  }

  @Test
  void one_credential_is_one_accounts() throws Exception {
    keeps(ann, key);
    assertThat(adds(ann, key)).as("twice for one").isEqualTo(400);
    name += " bis";
    var bob = guest();
    assertThat(keeps(bob, key)).isEqualTo(400);
    assertThat(bob.json("/api/account").get("kept").booleanValue()).isFalse();
    assertThat(keeps(bob, fresh())).isEqualTo(200);
    assertThat(adds(bob, key)).isEqualTo(400);
    assertThat(enters(key)).isEqualTo(200);
    assertThat(ann.json("/api/account").get("passkeys")).hasSize(1);
  }

  /** Somebody else makes a passkey under an id that they have seen. */
  @Test
  void a_credential_s_id_is_taken_by_nobody_else() throws Exception {
    keeps(ann, key);
    name += " bis";
    var bob = guest();
    keeps(bob, fresh());
    assertThat(adds(bob, key.withKeysOf(fresh()))).isEqualTo(400);
    assertThat(enters(key.withKeysOf(fresh()).counting(50, 1))).isEqualTo(400);
    assertThat(enters(key)).isEqualTo(200);
  }

  @Test
  void one_signature_sent_many_times_at_once_lets_one_in() throws Exception {
    keeps(ann, key);
    var visitors = IntStream.range(0, 8).mapToObj(_ -> guest()).toList();
    String proof = key.proof(challenge(visitors.getFirst()));
    var codes = visitors.parallelStream().map(one -> sent(one, proof)).toList();
    assertThat(codes.stream().filter(code -> code == 200)).hasSize(1);
  }
}
