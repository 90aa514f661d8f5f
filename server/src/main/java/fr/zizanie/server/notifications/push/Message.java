package fr.zizanie.server.notifications.push;

import static java.nio.charset.StandardCharsets.UTF_8;

import fr.zizanie.server.notifications.NotificationText;
import fr.zizanie.server.store.notifications.Inbox.Kept;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.notifications.NotificationsCodecs;
import fr.zizanie.sheets.wire.notifications.PushMessage;
import fr.zizanie.table.setup.MatchId;
import java.time.Duration;

/** A notification as a push service carries it. */
record Message(Kept kept) {
  private static final Duration LIFE = Duration.ofDays(1);

  /** {@return what the browser reads} */
  byte[] text(String language) {
    var pushed = new PushMessage(language, NotificationText.told(kept));
    return JsonText.of(out -> NotificationsCodecs.write(pushed, out)).getBytes(UTF_8);
  }

  /** {@return for how many seconds from {@code now} a service tries to deliver it} */
  long seconds(long now) {
    long due = kept.notification().due();
    long left = due == 0 ? LIFE.toMillis() : due - now;
    return Math.clamp(left / 1_000, 0, LIFE.toSeconds());
  }

  /** {@return what a newer message of the same takes the place of: 32 letters at most} */
  String topic() {
    return kept.notification().match().map(MatchId::text).orElse(kept.notification().game());
  }

  /** {@return how much the battery of a phone may be asked for it} */
  String urgency() {
    return switch (kept.notification().kind()) {
      case DUE -> "high";
      case TURN, BEGUN, DEAL, CHALLENGED, WANTED -> "normal";
      case OVER, DECLINED -> "low";
    };
  }
}
