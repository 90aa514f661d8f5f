package fr.zizanie.sheets;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;

/** Fingerprints of texts, as commitments are made (Architecture, 4.4). */
public final class Sha256 {
  private Sha256() {}

  /** {@return the SHA-256 of a text's UTF-8 bytes, in hexadecimal} */
  public static String hex(String text) {
    try {
      var sha = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(sha.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
