package fr.zizanie.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Base64;

/** An authenticator without a device: one ES256 key, and the few forms of CBOR that it takes. */
final class SoftKey {
  private static final int USER_PRESENT = 1;
  private static final int HAS_KEY = 0x40;
  private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

  private final String origin;
  private final String site;
  private final KeyPair keys;
  private final byte[] id;
  private int signatures;
  private int each = 1;

  SoftKey(String origin, String site) throws GeneralSecurityException {
    this(origin, site, fresh(), new byte[32]);
    new SecureRandom().nextBytes(id);
  }

  private SoftKey(String origin, String site, KeyPair keys, byte[] id) {
    this.origin = origin;
    this.site = site;
    this.keys = keys;
    this.id = id;
  }

  private static KeyPair fresh() throws GeneralSecurityException {
    var generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp256r1"));
    return generator.generateKeyPair();
  }

  /** {@return the same key where a browser shows another page, or an authenticator another site} */
  SoftKey elsewhere(String origin, String site) {
    var other = new SoftKey(origin, site, keys, id);
    other.signatures = signatures;
    return other;
  }

  /** {@return what has this one's id and another's key} */
  SoftKey withKeysOf(SoftKey other) {
    return new SoftKey(origin, site, other.keys, id);
  }

  /** {@return this key with so many signatures by now, and so many more with each from now on} */
  SoftKey counting(int from, int more) {
    signatures = from;
    each = more;
    return this;
  }

  /** {@return the id of its passkey, base64url} */
  String id() {
    return text(id);
  }

  /** {@return the fields of a passkey that was just made} */
  String made(String challenge) throws GeneralSecurityException {
    var object = new ByteArrayOutputStream();
    object.write(0xA3);
    text(object, "fmt");
    text(object, "none");
    text(object, "attStmt");
    object.write(0xA0);
    text(object, "authData");
    bytes(object, authenticatorData(HAS_KEY, attested()));
    return "\"challenge\":\"%s\",\"client\":\"%s\",\"attestation\":\"%s\""
        .formatted(challenge, client("webauthn.create", challenge), text(object.toByteArray()));
  }

  /** {@return the fields of a signature} */
  String proof(String challenge) throws GeneralSecurityException {
    return proof(challenge, challenge, "webauthn.get");
  }

  /** {@return the same, where the browser says another challenge or another type} */
  String proof(String challenge, String said, String type) throws GeneralSecurityException {
    signatures += each;
    byte[] data = authenticatorData(0, new byte[0]);
    String client = client(type, said);
    var signing = Signature.getInstance("SHA256withECDSA");
    signing.initSign(keys.getPrivate());
    signing.update(data);
    signing.update(sha256(Base64.getUrlDecoder().decode(client)));
    return "\"id\":\"%s\",\"challenge\":\"%s\",\"client\":\"%s\",\"data\":\"%s\",\"signature\":\"%s\""
        .formatted(text(id), challenge, client, text(data), text(signing.sign()));
  }

  private String client(String type, String challenge) {
    return text(
        "{\"type\":\"%s\",\"challenge\":\"%s\",\"origin\":\"%s\",\"crossOrigin\":false}"
            .formatted(type, challenge, origin)
            .getBytes(UTF_8));
  }

  private byte[] authenticatorData(int flags, byte[] more) throws GeneralSecurityException {
    return ByteBuffer.allocate(37 + more.length)
        .put(sha256(site.getBytes(UTF_8)))
        .put((byte) (USER_PRESENT | flags))
        .putInt(signatures)
        .put(more)
        .array();
  }

  private byte[] attested() {
    var point = ((ECPublicKey) keys.getPublic()).getW();
    var key = new ByteArrayOutputStream();
    // kty 2 (EC2), alg -7 (ES256), crv 1 (P-256), x, y
    key.writeBytes(new byte[] {(byte) 0xA5, 1, 2, 3, 0x26, 0x20, 1, 0x21});
    bytes(key, coordinate(point.getAffineX()));
    key.write(0x22);
    bytes(key, coordinate(point.getAffineY()));
    return ByteBuffer.allocate(18 + id.length + key.size())
        .put(new byte[16])
        .putShort((short) id.length)
        .put(id)
        .put(key.toByteArray())
        .array();
  }

  private static byte[] coordinate(BigInteger value) {
    byte[] signed = value.toByteArray();
    byte[] out = new byte[32];
    int length = Math.min(32, signed.length);
    System.arraycopy(signed, signed.length - length, out, 32 - length, length);
    return out;
  }

  private static void text(ByteArrayOutputStream out, String text) {
    out.write(0x60 | text.length());
    out.writeBytes(text.getBytes(UTF_8));
  }

  private static void bytes(ByteArrayOutputStream out, byte[] bytes) {
    out.write(0x58);
    out.write(bytes.length);
    out.writeBytes(bytes);
  }

  private static String text(byte[] bytes) {
    return BASE64.encodeToString(bytes);
  }

  private static byte[] sha256(byte[] bytes) throws GeneralSecurityException {
    return MessageDigest.getInstance("SHA-256").digest(bytes);
  }
}
