package fr.zizanie.server.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Guests' signed cookies: an id and its HMAC under a secret kept beside the database. */
final class Passport {
  static final String COOKIE = "zizanie";

  private static final int SECRET_BYTES = 32;
  private static final int ID_BYTES = 12;
  private static final long YEAR_SECONDS = 365L * 24 * 3600;

  private final SecureRandom random = new SecureRandom();
  private final byte[] secret;

  private Passport(byte[] secret) {
    this.secret = secret.clone();
  }

  /**
   * {@return the passports of a data folder; its secret is made at the first start, readable by its
   * owner only}
   */
  static Passport in(Path folder) {
    Path file = folder.resolve("secret");
    try {
      Files.createDirectories(folder);
      if (!Files.exists(file)) {
        byte[] fresh = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(fresh);
        Files.createFile(
            file,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        Files.write(file, fresh, StandardOpenOption.WRITE);
      }
      return new Passport(Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot keep the secret in " + folder, e);
    }
  }

  /** {@return a new guest's id} */
  String fresh() {
    byte[] id = new byte[ID_BYTES];
    random.nextBytes(id);
    return encoded(id);
  }

  /** {@return the guest that a cookie's value names, if we signed it} */
  Optional<String> read(String value) {
    int dot = value.indexOf('.');
    if (dot < 1) return Optional.empty();
    String id = value.substring(0, dot);
    boolean ours = MessageDigest.isEqual(bytes(value.substring(dot + 1)), bytes(signature(id)));
    return ours ? Optional.of(id) : Optional.empty();
  }

  /** {@return the header that gives a guest his cookie} */
  String cookie(String id, boolean https) {
    return COOKIE
        + "="
        + id
        + "."
        + signature(id)
        + "; Path=/; Max-Age="
        + YEAR_SECONDS
        + "; HttpOnly; SameSite=Lax"
        + (https ? "; Secure" : "");
  }

  private String signature(String id) {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret, "HmacSHA256"));
      return encoded(mac.doFinal(bytes(id)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String encoded(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
