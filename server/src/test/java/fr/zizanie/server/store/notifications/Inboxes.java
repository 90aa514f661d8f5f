package fr.zizanie.server.store.notifications;

import fr.zizanie.table.seat.PlayerId;
import java.util.List;

/** What somebody is told in a test. */
public final class Inboxes {
  private Inboxes() {}

  /** {@return whether what was owed has become a notification} */
  public static boolean add(Inbox inbox, PlayerId to, Notification notification, long at) {
    var owed = new Owed(to, notification, at);
    inbox.owe(List.of(owed));
    return inbox.deliver(owed);
  }
}
