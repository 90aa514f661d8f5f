package fr.zizanie.server.mail;

import java.time.Duration;
import java.util.Optional;

/**
 * A letter to one person.
 *
 * @param to an address
 * @param text as plain text
 * @param html the same as a document
 * @param leaving an address that ends such letters when it is posted to (RFC 8058), if there is one
 * @param life how long it is worth being sent
 * @param lost what is done if it could not be sent, but another one may be; not if it was refused
 */
public record Letter(
    String to,
    String subject,
    String text,
    String html,
    Optional<String> leaving,
    Duration life,
    Runnable lost) {
  /** {@return nothing of it: it may hold what lets somebody in} */
  @Override
  public String toString() {
    return "Letter";
  }
}
