package fr.zizanie.server.store.notices;

import fr.zizanie.table.seat.PlayerId;
import java.util.List;

/** What somebody is told in a test. */
public final class Inboxes {
  private Inboxes() {}

  /** {@return whether what was owed has become a notice} */
  public static boolean add(Inbox inbox, PlayerId to, Notice notice, long at) {
    var owed = new Owed(to, notice, at);
    inbox.owe(List.of(owed));
    return inbox.deliver(owed);
  }
}
