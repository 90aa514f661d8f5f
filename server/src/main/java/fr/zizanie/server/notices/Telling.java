package fr.zizanie.server.notices;

import fr.zizanie.server.store.notices.Inbox;
import fr.zizanie.sheets.wire.notices.Told;
import fr.zizanie.table.setup.MatchId;
import java.util.Locale;

/** How a notice is told, in whichever way. */
public final class Telling {
  private Telling() {}

  /** {@return a notice as pages have it} */
  public static Told told(Inbox.Kept kept) {
    var notice = kept.notice();
    return new Told(
        kept.number(),
        kept.at(),
        notice.kind().name().toLowerCase(Locale.ROOT),
        notice.game(),
        notice.match().map(MatchId::text),
        notice.other(),
        notice.due(),
        kept.seen());
  }
}
