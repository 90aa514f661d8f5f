package fr.zizanie.server.web;

import fr.zizanie.server.store.PlayerId;
import fr.zizanie.server.web.http.Request;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Guests' cookies: an id and its HMAC-SHA256, so that nobody can make up another's. */
public final class Cookies {
  private static final String NAME = "zizanie";
  private static final int ID_BYTES = 16;
  private static final int SECRET_BYTES = 32;
  private static final Duration AGE = Duration.ofDays(365);
  private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

  private final SecureRandom random = new SecureRandom();
  private final SecretKeySpec key;

  private Cookies(byte[] secret) {
    key = new SecretKeySpec(secret, "HmacSHA256");
  }

  /**
   * {@return cookies signed with the secret in {@code folder}, which is made at the first start}
   */
  public static Cookies in(Path folder) {
    Path file = folder.resolve("secret");
    try {
      if (!Files.exists(file)) write(file);
      return new Cookies(HexFormat.of().parseHex(Files.readString(file).strip()));
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be used", e);
    }
  }

  private static void write(Path file) throws IOException {
    byte[] secret = new byte[SECRET_BYTES];
    new SecureRandom().nextBytes(secret);
    boolean posix = Files.getFileAttributeView(file, PosixFileAttributeView.class) != null;
    // Closed to others before anything is in it.
    if (posix)
      Files.createFile(
          file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    Files.writeString(file, HexFormat.of().formatHex(secret));
  }

  /** {@return what tells this secret from others and nothing else of it} */
  public String fingerprint() {
    return signed("fingerprint");
  }

  /** {@return a new id} */
  PlayerId fresh() {
    byte[] bytes = new byte[ID_BYTES];
    random.nextBytes(bytes);
    return new PlayerId(BASE64.encodeToString(bytes));
  }

  /** {@return the id that a request proves} */
  Optional<PlayerId> id(Request request) {
    for (String cookie : request.header("cookie").orElse("").split(";", -1)) {
      String[] parts = cookie.strip().split("[=.]", 3);
      if (parts.length == 3 && parts[0].equals(NAME) && signed(parts[1], parts[2]))
        return Optional.of(new PlayerId(parts[1]));
    }
    return Optional.empty();
  }

  private boolean signed(String id, String signature) {
    return MessageDigest.isEqual(
        signature(id).getBytes(StandardCharsets.UTF_8), signature.getBytes(StandardCharsets.UTF_8));
  }

  private String signature(String id) {
    return signed("guest|" + id);
  }

  private String signed(String text) {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(key);
      return BASE64.encodeToString(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** {@return the header that gives a browser its cookie} */
  String header(PlayerId id, boolean secure) {
    return "%s=%s.%s; Path=/; Max-Age=%d; HttpOnly; SameSite=Lax%s"
        .formatted(
            NAME, id.text(), signature(id.text()), AGE.toSeconds(), secure ? "; Secure" : "");
  }
}
