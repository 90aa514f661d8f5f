package fr.zizanie.sheets.wire.notifications;

import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import java.util.Optional;

/**
 * What a browser hears over the socket /ws/me: at first, and when something is new to somebody.
 *
 * @param unseen how many notifications they haven't seen
 * @param notice the latest of them, if it wasn't told over this socket
 */
@Wire
public record Rung(int unseen, Optional<NotificationItem> notice) {
  /** {@return it as JSON} */
  public String json() {
    return JsonText.of(out -> NotificationsCodecs.write(this, out));
  }
}
