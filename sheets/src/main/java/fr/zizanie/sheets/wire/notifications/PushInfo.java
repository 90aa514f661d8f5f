package fr.zizanie.sheets.wire.notifications;

import fr.zizanie.codec.mark.Wire;
import java.util.List;

/**
 * GET /api/notifications/push: what somebody is told on browsers that have no page open.
 *
 * @param key with which a browser subscribes, a point of P-256 in base64url
 * @param matters what they want to be told: "turns", "endings", "challenges", "wishes"
 * @param browsers on which they are told, the oldest first
 */
@Wire
public record PushInfo(String key, List<String> matters, List<Browser> browsers) {
  /**
   * A browser on which somebody is told.
   *
   * @param id the SHA-256 of its address at the push service, in hex
   * @param label such as "Firefox, Android"; empty if it doesn't say
   * @param since in milliseconds since 1970
   */
  @Wire
  public record Browser(String id, String label, long since) {}
}
