package fr.zizanie.server.people;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Secrets that nobody can guess; only their hashes are kept. */
public final class Secrets {
  private static final int BYTES = 24;
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

  private Secrets() {}

  /** {@return a new secret, base64url} */
  public static String fresh() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return BASE64.encodeToString(bytes);
  }

  /** {@return {@code length} of the characters of an alphabet} */
  static String of(String alphabet, int length) {
    var out = new StringBuilder();
    for (int i = 0; i < length; i++) out.append(alphabet.charAt(RANDOM.nextInt(alphabet.length())));
    return out.toString();
  }

  /** {@return the SHA-256 of a secret, in hexadecimal: enough where nobody can guess it} */
  public static String hash(String secret) {
    return HexFormat.of().formatHex(digest(secret));
  }

  /** {@return the SHA-256 of a text, base64url} */
  static String mask(String text) {
    return BASE64.encodeToString(digest(text));
  }

  private static byte[] digest(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
