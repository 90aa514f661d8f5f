package fr.zizanie.server.notifications.push;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import fr.zizanie.server.store.notifications.Subscriptions.Subscription;
import fr.zizanie.table.seat.PlayerId;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * What a browser does with messages, written after RFC 8188 and 8291 apart from what seals them.
 */
public final class Browser {
  private static final int TAG = 16;
  private final KeyPair pair;
  private final byte[] auth;

  Browser(KeyPair pair, byte[] auth) {
    this.pair = pair;
    this.auth = auth;
  }

  /** A browser with keys of its own. */
  public Browser() {
    this(Curve.fresh(), "0123456789abcdef".getBytes(US_ASCII));
  }

  /** {@return its public key} */
  public String p256dh() {
    return Base64Url.of(point()).text();
  }

  /** {@return its secret} */
  public String auth() {
    return Base64Url.of(auth).text();
  }

  private byte[] point() {
    return Curve.bytes((ECPublicKey) pair.getPublic());
  }

  /** {@return how it is told at an address of a push service} */
  public Subscription subscription(PlayerId player, String endpoint, long since) {
    return new Subscription(player, "", endpoint, p256dh(), auth(), "fr", "Firefox", since);
  }

  /** {@return the text of a message} */
  public String read(byte[] message) {
    var in = ByteBuffer.wrap(message);
    byte[] salt = taken(in, 16);
    int size = in.getInt();
    byte[] server = taken(in, in.get());
    var theirs = Curve.point(server).orElseThrow();
    byte[] common = Curve.shared((ECPrivateKey) pair.getPrivate(), theirs);
    var info = new ByteArrayOutputStream();
    for (byte[] part : new byte[][] {"WebPush: info\0".getBytes(US_ASCII), point(), server})
      info.writeBytes(part);
    byte[] ikm = Coding.hkdf(common, auth, info.toByteArray(), 32);
    return new String(opened(in, ikm, salt, size), UTF_8);
  }

  private static byte[] taken(ByteBuffer in, int size) {
    var out = new byte[size];
    in.get(out);
    return out;
  }

  /** {@return what records say, each of which but the last is {@code size} bytes long} */
  static byte[] opened(ByteBuffer records, byte[] ikm, byte[] salt, int size) {
    try {
      var out = new ByteArrayOutputStream();
      byte[] key = Coding.hkdf(ikm, salt, "Content-Encoding: aes128gcm\0".getBytes(US_ASCII), 16);
      byte[] base = Coding.hkdf(ikm, salt, "Content-Encoding: nonce\0".getBytes(US_ASCII), 12);
      for (int number = 0; records.hasRemaining(); number++) {
        byte[] nonce = base.clone();
        nonce[11] ^= (byte) number;
        var cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(
            Cipher.DECRYPT_MODE,
            new SecretKeySpec(key, "AES"),
            new GCMParameterSpec(8 * TAG, nonce));
        byte[] plain = cipher.doFinal(taken(records, Math.min(size, records.remaining())));
        int end = plain.length - 1;
        while (plain[end] == 0) end--;
        if (plain[end] != (records.hasRemaining() ? 1 : 2)) throw new AssertionError("delimiter");
        out.writeBytes(Arrays.copyOf(plain, end));
      }
      return out.toByteArray();
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }
}
