package fr.zizanie.server.notifications.push;

import java.util.Base64;
import java.util.Optional;

/**
 * Bytes as browsers write them.
 *
 * @param text base64url without padding
 */
record Base64Url(String text) {
  static Base64Url of(byte[] bytes) {
    return new Base64Url(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
  }

  /** {@return what a text says; nothing if it isn't one of those} */
  static Optional<byte[]> read(String text) {
    try {
      return Optional.of(Base64.getUrlDecoder().decode(text));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  byte[] bytes() {
    return Base64.getUrlDecoder().decode(text);
  }
}
