package fr.zizanie.server.store.matches;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.table.time.WrittenAt;
import java.util.List;
import java.util.Optional;

/**
 * Entries as they are stored: {@code white e2e4}, {@code chance #12}, {@code white: offer draw}.
 */
public final class EntryText {
  private EntryText() {}

  static NewEntries.Line line(Match<?, ?> match, Entry entry) {
    var profile = match.profile();
    var notation = match.game().notation();
    return switch (entry) {
      case Entry.Acted(Seat by, var picks) ->
          new NewEntries.Line(profile.name(by), profile.name(by) + " " + notation.print(picks));
      case Entry.Dealt(var result) -> new NewEntries.Line("", "chance " + notation.print(result));
      case Entry.Happened(Event event) -> {
        String seat = profile.name(event.by());
        yield new NewEntries.Line(seat, seat + ": " + event.text());
      }
    };
  }

  /** {@return what {@code next} has more than {@code before}, to be stored} */
  public static NewEntries news(
      Match<?, ?> before, Match<?, ?> next, int actions, boolean told, long at) {
    int from = before.log().size();
    return new NewEntries(
        from,
        next.log().subList(from, next.log().size()).stream()
            .map(entry -> line(next, entry))
            .toList(),
        next.turn() instanceof Turn.Of(Seat seat) ? Optional.of(seat) : Optional.empty(),
        next.outcome(),
        actions,
        told,
        WrittenAt.at(at));
  }

  /** {@return the match after stored entries; or which of them cannot be} */
  public static <S, V> Answer<Match<S, V>> enter(Match<S, V> match, List<String> texts) {
    var m = match;
    for (String text : texts) {
      int number = m.log().size() + 1;
      switch (enter(m, text)) {
        case Answer.Ok<Match<S, V>>(var next) -> m = next;
        case Answer.No<Match<S, V>>(Refusal refusal) -> {
          return Answer.no(
              new Refusal(
                  Reason.BAD_RECORD,
                  Words.same("(" + number + ": " + refusal.reason().code() + ")")));
        }
      }
    }
    return Answer.ok(m);
  }

  private static <S, V> Answer<Match<S, V>> enter(Match<S, V> match, String text) {
    int space = text.indexOf(' ');
    if (space < 2) return Answer.no(Reason.ILLEGAL_SYNTAX.refusal());
    String who = text.substring(0, space);
    String what = text.substring(space + 1);
    if (who.equals("chance"))
      return match.read(what).then(picks -> match.enter(new Entry.Dealt(picks.getFirst())));
    boolean event = who.endsWith(":");
    Profile profile = match.profile();
    var seat = profile.seat(event ? who.substring(0, who.length() - 1) : who);
    if (seat.isEmpty()) return Answer.no(Reason.UNKNOWN_SEAT.refusal());
    return event
        ? Attentive.parse(match.game(), seat.get(), what)
            .map(e -> match.enter(new Entry.Happened(e)))
            .orElseGet(() -> Answer.no(Reason.ILLEGAL_SYNTAX.refusal()))
        : match.read(what).then(picks -> match.enter(new Entry.Acted(seat.get(), picks)));
  }
}
