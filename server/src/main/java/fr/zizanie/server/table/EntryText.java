package fr.zizanie.server.table;

import fr.zizanie.rules.core.Answer;
import fr.zizanie.rules.core.Entry;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Match;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Reason;
import fr.zizanie.rules.core.Refusal;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Words;

/**
 * Entries as they are stored: {@code white e2e4}, {@code chance #12}, {@code white: offer draw}.
 */
final class EntryText {
  private EntryText() {}

  static String write(Match<?, ?> match, Entry entry) {
    var profile = match.game().profile();
    var notation = match.game().notation();
    return switch (entry) {
      case Entry.Acted(Seat by, var picks) -> profile.name(by) + " " + notation.print(picks);
      case Entry.Dealt(var result) -> "chance " + notation.print(result);
      case Entry.Happened(Event event) -> profile.name(event.by()) + ": " + event.text();
    };
  }

  /** {@return the match after a stored entry; or why the entry can't be} */
  static <S, V> Answer<Match<S, V>> enter(Match<S, V> match, String text) {
    int space = text.indexOf(' ');
    if (space < 2) return bad(text);
    String who = text.substring(0, space);
    String what = text.substring(space + 1);
    if (who.equals("chance"))
      return match.read(what).then(picks -> match.enter(new Entry.Dealt(picks.getFirst())));
    boolean event = who.endsWith(":");
    Profile profile = match.game().profile();
    var seat = profile.seat(event ? who.substring(0, who.length() - 1) : who);
    if (seat.isEmpty()) return bad(text);
    if (!event)
      return match.read(what).then(picks -> match.enter(new Entry.Acted(seat.get(), picks)));
    return Event.parse(seat.get(), what)
        .map(e -> match.enter(new Entry.Happened(e)))
        .orElseGet(() -> bad(text));
  }

  private static <T> Answer<T> bad(String text) {
    return Answer.no(new Refusal(Reason.BAD_RECORD, Words.same("«" + text + "»")));
  }
}
