package fr.zizanie.server.notifications.push;

import static java.nio.charset.StandardCharsets.UTF_8;

import fr.zizanie.server.store.notifications.Subscriptions;
import fr.zizanie.sheets.json.JsonText;
import java.net.URI;
import java.security.GeneralSecurityException;
import java.security.Signature;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.time.Duration;
import java.util.Optional;

/**
 * Names this server to push services (RFC 8292).
 *
 * @param open the public key, which pages subscribe with
 * @param home whom a service may write to: an https address, if there is one
 */
record Vapid(ECPrivateKey secret, Base64Url open, Optional<URI> home) {
  /** A day at most is allowed. */
  private static final Duration LIFE = Duration.ofHours(12);

  private static final String HEADER = "{\"typ\":\"JWT\",\"alg\":\"ES256\"}";

  /** {@return the key that all servers of a store have, made now if none had been} */
  static Vapid of(Subscriptions store, Optional<URI> home) {
    var pair = Curve.fresh();
    var key =
        store.key(
            new Subscriptions.Key(
                Base64Url.of(pair.getPrivate().getEncoded()).text(),
                Base64Url.of(Curve.bytes((ECPublicKey) pair.getPublic())).text()));
    return new Vapid(
        Curve.secret(new Base64Url(key.secret()).bytes()), new Base64Url(key.open()), home);
  }

  /** {@return the header Authorization of a message to an address at {@code now}} */
  String authorization(URI address, long now) {
    return "vapid t=" + token(address, now) + ", k=" + open.text();
  }

  private String token(URI address, long now) {
    String claims =
        JsonText.of(out -> {
          out.open();
          out.key("aud");
          out.text(address.getScheme() + "://" + address.getAuthority());
          out.key("exp");
          out.number((now + LIFE.toMillis()) / 1_000);
          home.filter(at -> at.getScheme().equals("https"))
              .ifPresent(at -> {
                out.key("sub");
                out.text(at.toString());
              });
          out.close();
        });
    String signed = encoded(HEADER) + "." + encoded(claims);
    try {
      var signature = Signature.getInstance("SHA256withECDSAinP1363Format");
      signature.initSign(secret);
      signature.update(signed.getBytes(UTF_8));
      return signed + "." + Base64Url.of(signature.sign()).text();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String encoded(String text) {
    return Base64Url.of(text.getBytes(UTF_8)).text();
  }

  /** {@return nothing of the key} */
  @Override
  public String toString() {
    return "Vapid";
  }
}
