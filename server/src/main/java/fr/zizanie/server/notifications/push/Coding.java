package fr.zizanie.server.notifications.push;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** The content coding aes128gcm (RFC 8188), in one record. */
final class Coding {
  /** How long a salt is. */
  static final int SALT = 16;

  /** How long a record may be. */
  static final int RECORD = 4096;

  /** How much of a record isn't text: where it ends, and its tag. */
  static final int OVERHEAD = 17;

  private static final int TAG_BITS = 128;
  private static final byte LAST = 2;

  private Coding() {}

  /**
   * {@return a text encrypted, after a header with salt and key id}
   *
   * @param ikm from which the keys are derived, with a salt that is never used again
   * @param padded how long the text is made, so that its length tells less
   */
  static byte[] encrypt(byte[] ikm, byte[] salt, byte[] keyId, byte[] text, int padded) {
    byte[] plain = Arrays.copyOf(text, Math.max(text.length, padded) + 1);
    if (plain.length + OVERHEAD - 1 > RECORD) throw new IllegalArgumentException("too long");
    plain[text.length] = LAST;
    try {
      var cipher = Cipher.getInstance("AES/GCM/NoPadding");
      var key = new SecretKeySpec(derived(ikm, salt, "Content-Encoding: aes128gcm\0", 16), "AES");
      var nonce = derived(ikm, salt, "Content-Encoding: nonce\0", 12);
      cipher.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(TAG_BITS, nonce));
      byte[] record = cipher.doFinal(plain);
      return ByteBuffer.allocate(SALT + 5 + keyId.length + record.length)
          .put(salt)
          .putInt(RECORD)
          .put((byte) keyId.length)
          .put(keyId)
          .put(record)
          .array();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] derived(byte[] ikm, byte[] salt, String info, int length) {
    return hkdf(ikm, salt, info.getBytes(US_ASCII), length);
  }

  /** {@return so many bytes by HKDF with SHA-256 (RFC 5869)} */
  static byte[] hkdf(byte[] ikm, byte[] salt, byte[] info, int length) {
    try {
      return KDF.getInstance("HKDF-SHA256")
          .deriveData(
              HKDFParameterSpec.ofExtract().addIKM(ikm).addSalt(salt).thenExpand(info, length));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
