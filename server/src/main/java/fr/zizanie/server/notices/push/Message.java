package fr.zizanie.server.notices.push;

import static java.nio.charset.StandardCharsets.UTF_8;

import fr.zizanie.server.notices.Telling;
import fr.zizanie.server.store.notices.Inbox.Kept;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.notices.NoticesCodecs;
import fr.zizanie.sheets.wire.notices.Pushed;
import fr.zizanie.table.setup.MatchId;
import java.time.Duration;

/** A notice as a push service carries it. */
record Message(Kept kept) {
  private static final Duration LIFE = Duration.ofDays(1);

  /** {@return what the browser reads} */
  byte[] text(String language) {
    var pushed = new Pushed(language, Telling.told(kept));
    return JsonText.of(out -> NoticesCodecs.write(pushed, out)).getBytes(UTF_8);
  }

  /** {@return for how many seconds from {@code now} a service tries to deliver it} */
  long seconds(long now) {
    long due = kept.notice().due();
    long left = due == 0 ? LIFE.toMillis() : due - now;
    return Math.clamp(left / 1_000, 0, LIFE.toSeconds());
  }

  /** {@return what a newer message of the same takes the place of: 32 letters at most} */
  String topic() {
    return kept.notice().match().map(MatchId::text).orElse(kept.notice().game());
  }

  /** {@return how much the battery of a phone may be asked for it} */
  String urgency() {
    return switch (kept.notice().kind()) {
      case DUE -> "high";
      case TURN, BEGUN, CHALLENGED, WANTED -> "normal";
      case OVER, DECLINED -> "low";
    };
  }
}
