package fr.zizanie.server.notifications.push;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;

/**
 * Messages that only one browser can read (RFC 8291).
 *
 * @param browser its public key
 * @param auth the secret that it gave with it
 */
record Sealing(ECPublicKey browser, Base64Url auth) {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final byte[] LABEL = "WebPush: info\0".getBytes(US_ASCII);
  private static final int IKM = 32;

  /** So long are most messages made, that their length tells little. */
  private static final int PADDED = 512;

  /** {@return a message to the browser} */
  byte[] sealed(byte[] text) {
    var salt = new byte[Coding.SALT];
    RANDOM.nextBytes(salt);
    return sealed(text, Curve.fresh(), salt, PADDED);
  }

  /** {@return the same with a pair of keys and a salt that nobody uses again} */
  byte[] sealed(byte[] text, KeyPair pair, byte[] salt, int padded) {
    byte[] open = Curve.bytes((ECPublicKey) pair.getPublic());
    byte[] theirs = Curve.bytes(browser);
    byte[] common = Curve.shared((ECPrivateKey) pair.getPrivate(), browser);
    byte[] info =
        ByteBuffer.allocate(LABEL.length + theirs.length + open.length)
            .put(LABEL)
            .put(theirs)
            .put(open)
            .array();
    return Coding.encrypt(Coding.hkdf(common, auth.bytes(), info, IKM), salt, open, text, padded);
  }
}
