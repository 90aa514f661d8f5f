package fr.zizanie.server.web.gate;

import static java.nio.charset.StandardCharsets.UTF_8;

import fr.zizanie.server.store.OwnFile;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.table.seat.PlayerId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * What browsers show for themselves: an id and its HMAC-SHA256, so that nobody can make up
 * another's; for an account with the secret of a session between them; and behind that the guest,
 * signed alike, that the browser was before.
 */
public final class Cookies {
  private static final String NAME = "zizanie";
  private static final int ID_BYTES = 16;
  private static final int SECRET_BYTES = 32;
  private static final Duration AGE = Duration.ofDays(365);
  private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

  private final SecureRandom random = new SecureRandom();
  private final List<SecretKeySpec> keys;

  private Cookies(List<byte[]> secrets) {
    keys = secrets.stream().map(secret -> new SecretKeySpec(secret, "HmacSHA256")).toList();
  }

  /**
   * {@return cookies signed with the first secret in {@code folder}, which is made at the first
   * start, and proved by any of them: an operator puts a new one before the others}
   */
  public static Cookies in(Path folder) {
    Path file = folder.resolve("secret");
    try {
      Files.createDirectories(folder);
      if (!Files.exists(file)) write(file);
      return new Cookies(secrets(file));
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be used", e);
    }
  }

  private static List<byte[]> secrets(Path file) throws IOException {
    var lines = Files.readAllLines(file).stream().map(String::strip).filter(l -> !l.isEmpty());
    var secrets = lines.map(line -> secret(file, line)).toList();
    if (secrets.isEmpty()) throw unusable(file);
    return secrets;
  }

  private static byte[] secret(Path file, String line) {
    if (!line.matches("[0-9A-Fa-f]{" + 2 * SECRET_BYTES + "}")) throw unusable(file);
    return HexFormat.of().parseHex(line);
  }

  private static IllegalArgumentException unusable(Path file) {
    return new IllegalArgumentException(
        file
            + " must hold secrets of "
            + 2 * SECRET_BYTES
            + " hexadecimal digits, one a line; put the old file back, or remove it to begin anew:"
            + " then every guest becomes somebody else");
  }

  private static void write(Path file) throws IOException {
    byte[] secret = new byte[SECRET_BYTES];
    new SecureRandom().nextBytes(secret);
    try (var out = OwnFile.begin(file)) {
      out.write((HexFormat.of().formatHex(secret) + "\n").getBytes(UTF_8));
    }
    OwnFile.end(file);
  }

  /**
   * {@return what tells each secret from others and nothing else of it, the one that signs first}
   */
  public List<String> fingerprints() {
    return keys.stream().map(key -> signed(key, "fingerprint")).toList();
  }

  /** {@return a new id} */
  public PlayerId fresh() {
    byte[] bytes = new byte[ID_BYTES];
    random.nextBytes(bytes);
    return new PlayerId(BASE64.encodeToString(bytes));
  }

  /**
   * What a cookie says that we have signed.
   *
   * @param secret of a session; empty for a guest
   * @param before the guest that the browser was before
   */
  public record Shown(PlayerId player, String secret, Optional<PlayerId> before) {}

  /** {@return what a request's cookie says} */
  public Optional<Shown> shown(Request request) {
    for (String cookie : request.header("cookie").orElse("").split(";", -1)) {
      String[] parts = cookie.strip().split("[=.]", 7);
      if (parts.length < 3 || !parts[0].equals(NAME)) continue;
      var found = shown(List.of(parts).subList(1, parts.length));
      if (found.isPresent()) return found;
    }
    return Optional.empty();
  }

  private Optional<Shown> shown(List<String> parts) {
    // An odd number of parts has a secret between the first id and its signature.
    boolean session = parts.size() % 2 == 1;
    int own = session ? 3 : 2;
    String secret = session ? parts.get(1) : "";
    var player = new PlayerId(parts.getFirst());
    if (parts.size() > own + 2 || !signed(text(player, secret), parts.get(own - 1)))
      return Optional.empty();
    if (parts.size() == own) return Optional.of(new Shown(player, secret, Optional.empty()));
    var before = new PlayerId(parts.get(own));
    return signed(text(before, ""), parts.getLast())
        ? Optional.of(new Shown(player, secret, Optional.of(before)))
        : Optional.empty();
  }

  private boolean signed(String text, String signature) {
    return keys.stream()
        .anyMatch(key ->
            MessageDigest.isEqual(signed(key, text).getBytes(UTF_8), signature.getBytes(UTF_8)));
  }

  private static String text(PlayerId id, String secret) {
    return secret.isEmpty() ? "guest|" + id.text() : "session|" + id.text() + "|" + secret;
  }

  private static String signed(SecretKeySpec key, String text) {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(key);
      return BASE64.encodeToString(mac.doFinal(text.getBytes(UTF_8)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** {@return what proves a guest, as the header of a request has it} */
  public String cookie(PlayerId id) {
    return NAME + "=" + proof(id, "");
  }

  private String proof(PlayerId id, String secret) {
    String middle = secret.isEmpty() ? "" : "." + secret;
    return id.text() + middle + "." + signed(keys.getFirst(), text(id, secret));
  }

  /** {@return the header that gives a browser its cookie, for a year from now} */
  public String header(Shown shown, boolean secure) {
    String behind = shown.before().map(id -> "." + proof(id, "")).orElse("");
    return "%s=%s%s; Path=/; Max-Age=%d; HttpOnly; SameSite=Lax%s"
        .formatted(
            NAME,
            proof(shown.player(), shown.secret()),
            behind,
            AGE.toSeconds(),
            secure ? "; Secure" : "");
  }

  /** {@return the header that gives a browser the cookie of a guest} */
  public String header(PlayerId guest, boolean secure) {
    return header(new Shown(guest, "", Optional.empty()), secure);
  }
}
