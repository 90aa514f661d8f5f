package fr.zizanie.server.notifications.push;

import static java.nio.charset.StandardCharsets.UTF_8;

import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.table.seat.PlayerId;
import java.util.List;

/** What push services would get, for tests without one. */
public final class Pushes {
  private Pushes() {}

  /** {@return what is new for somebody, as it leaves: the text and what stands beside it} */
  public static List<String> taken(Inbox inbox, PlayerId player, long now) {
    return inbox.take(player, Inbox.Way.PUSH, 0, now, now).stream()
        .map(Message::new)
        .map(message ->
            "%s %s %d %s"
                .formatted(
                    message.topic(),
                    message.urgency(),
                    message.seconds(now),
                    new String(message.text("fr"), UTF_8)))
        .toList();
  }
}
