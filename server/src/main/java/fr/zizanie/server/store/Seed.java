package fr.zizanie.server.store;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;

/** The secret that the chance of one match is dealt from (Architecture, 4). */
public record Seed(String hex) {
  private static final int BYTES = 32;

  /** {@return a new seed} */
  public static Seed from(SecureRandom random) {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    return new Seed(HexFormat.of().formatHex(bytes));
  }

  /** {@return what is published before the first move: the SHA-256 of the seed, in hexadecimal} */
  public String commitment() {
    try {
      var sha = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(sha.digest(hex.getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** {@return nothing: a seed must not get into a log} */
  @Override
  public String toString() {
    return "Seed";
  }
}
