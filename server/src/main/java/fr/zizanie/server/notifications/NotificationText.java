package fr.zizanie.server.notifications;

import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.sheets.wire.notifications.NotificationItem;
import fr.zizanie.table.setup.MatchId;
import java.util.Locale;

/** How a notification is told, in whichever way. */
public final class NotificationText {
  private NotificationText() {}

  /** {@return a notification as pages have it} */
  public static NotificationItem told(Inbox.Kept kept) {
    var notification = kept.notification();
    return new NotificationItem(
        kept.number(),
        kept.at(),
        notification.kind().name().toLowerCase(Locale.ROOT),
        notification.game(),
        notification.match().map(MatchId::text),
        notification.other(),
        notification.due(),
        kept.seen());
  }
}
