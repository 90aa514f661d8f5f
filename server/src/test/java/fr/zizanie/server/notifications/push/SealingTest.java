package fr.zizanie.server.notifications.push;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECPrivateKeySpec;
import org.junit.jupiter.api.Test;

/** The examples of RFC 8188, 3, and RFC 8291, 5 with its appendix A. */
class SealingTest {
  private static final String WATERMELON = "When I grow up, I want to be a watermelon";
  private static final byte[] SALT = bytes("DGv6ra1nlYgDCS1FRnbzlw");
  private static final byte[] AUTH = bytes("BTBZMqHH6r4Tts7J_aSIgg");
  private static final String MESSAGE =
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
          + "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxs"
          + "j_Qulcy4a-fN";

  private final KeyPair server =
      pair(
          "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
          "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
  private final KeyPair browser =
      pair(
          "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
          "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");

  private static byte[] bytes(String text) {
    return new Base64Url(text).bytes();
  }

  private static KeyPair pair(String secret, String open) {
    try {
      var key = Curve.point(bytes(open)).orElseThrow();
      var spec = new ECPrivateKeySpec(new BigInteger(1, bytes(secret)), key.getParams());
      return new KeyPair(key, KeyFactory.getInstance("EC").generatePrivate(spec));
    } catch (java.security.GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  private Sealing sealing() {
    return new Sealing((ECPublicKey) browser.getPublic(), Base64Url.of(AUTH));
  }

  @Test
  void a_message_is_sealed_as_in_rfc_8291() {
    byte[] sealed = sealing().sealed(WATERMELON.getBytes(UTF_8), server, SALT, 0);
    assertThat(Base64Url.of(sealed).text()).isEqualTo(MESSAGE);
    assertThat(new Browser(browser, AUTH).read(bytes(MESSAGE))).isEqualTo(WATERMELON);
  }

  @Test
  void a_text_is_encrypted_as_in_rfc_8188() {
    byte[] sealed =
        Coding.encrypt(
            bytes("yqdlZ-tYemfogSmv7Ws5PQ"),
            bytes("I1BsxtFttlv3u_Oo94xnmw"),
            new byte[0],
            "I am the walrus".getBytes(UTF_8),
            0);
    assertThat(Base64Url.of(sealed).text())
        .isEqualTo("I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg");
  }

  /** So that what this test's browser reads is what others do, too. */
  @Test
  void records_and_padding_are_read_as_in_rfc_8188() {
    byte[] ikm = bytes("BO3ZVPxUlnLORbVGMpbT1Q");
    var in =
        ByteBuffer.wrap(
            bytes(
                "uNCkWiNYzKTnBN9ji3-qWAAAABkCYTHOG8chz_gnvgOqdGYovxyjuqRyJFjEDyoF1Fvkj6hQPdPHI51OEUKE"
                    + "pgz3SsLWIqS_uA"));
    var salt = new byte[16];
    in.get(salt);
    int size = in.getInt();
    in.position(in.position() + 1 + in.get(in.position()));
    assertThat(new String(Browser.opened(in, ikm, salt, size), UTF_8)).isEqualTo("I am the walrus");
  }

  @Test
  void messages_of_other_lengths_are_equally_long_and_no_two_are_the_same() {
    byte[] one = sealing().sealed(WATERMELON.getBytes(UTF_8));
    byte[] other = sealing().sealed(new byte[0]);
    assertThat(one).hasSameSizeAs(other).hasSizeGreaterThan(500);
    assertThat(one).isNotEqualTo(sealing().sealed(WATERMELON.getBytes(UTF_8)));
    assertThat(new Browser(browser, AUTH).read(one)).isEqualTo(WATERMELON);
    assertThat(new Browser(browser, AUTH).read(other)).isEmpty();
    assertThat(sealing().sealed(new byte[3_000])).hasSizeGreaterThan(3_000);
    assertThatThrownBy(() -> sealing().sealed(new byte[5_000])).hasMessage("too long");
  }

  @Test
  void what_is_no_point_of_the_curve_is_no_key() {
    byte[] point = Curve.bytes((ECPublicKey) browser.getPublic());
    assertThat(Curve.point(point)).isPresent();
    point[64] ^= 1;
    assertThat(Curve.point(point)).isEmpty();
    assertThat(Curve.point(new byte[65])).isEmpty();
    var infinite = new byte[65];
    infinite[0] = 4;
    assertThat(Curve.point(infinite)).isEmpty();
    assertThat(Curve.point(new byte[] {4})).isEmpty();
    assertThat(Base64Url.read("+/")).isEmpty();
  }
}
