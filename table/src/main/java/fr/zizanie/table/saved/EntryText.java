package fr.zizanie.table.saved;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.trait.Attentive;
import java.util.List;
import java.util.Optional;

/**
 * Entries as they are stored: {@code white e2e4}, {@code chance #12}, {@code white: offer draw}.
 */
public final class EntryText {
  private EntryText() {}

  /** {@return whose an entry is; empty for chance} */
  public static String seat(Match<?, ?> match, Entry entry) {
    return switch (entry) {
      case Entry.Acted(Seat by, _) -> match.profile().name(by);
      case Entry.Dealt _ -> "";
      case Entry.Happened(Event event) -> match.profile().name(event.by());
    };
  }

  /** {@return an entry as text} */
  public static String print(Match<?, ?> match, Entry entry) {
    var notation = match.game().notation();
    String seat = seat(match, entry);
    return switch (entry) {
      case Entry.Acted(_, var picks) -> seat + " " + notation.print(picks);
      case Entry.Dealt(var result) -> "chance " + notation.print(result);
      case Entry.Happened(Event event) -> seat + ": " + event.text();
    };
  }

  /** {@return the match after stored entries; or which of them cannot be} */
  public static <S, V> Answer<Match<S, V>> enter(Match<S, V> match, List<String> texts) {
    return enter(match, texts, Optional.empty());
  }

  /** {@return the same where chance must answer as a dealer does, if there is one} */
  static <S, V> Answer<Match<S, V>> enter(
      Match<S, V> match, List<String> texts, Optional<SeedDealer> dealer) {
    var m = match;
    for (String text : texts) {
      int number = m.log().size() + 1;
      switch (enter(m, text, dealer)) {
        case Answer.Ok<Match<S, V>>(var next) -> m = next;
        case Answer.No<Match<S, V>>(Refusal refusal) -> {
          var why = refusal.message();
          return Answer.no(
              Reason.BAD_RECORD.because(
                  "Entrée " + number + " : " + why.fr(), "Entry " + number + ": " + why.en()));
        }
      }
    }
    return Answer.ok(m);
  }

  private static <S, V> Answer<Match<S, V>> enter(
      Match<S, V> match, String text, Optional<SeedDealer> dealer) {
    int space = text.indexOf(' ');
    if (space < 2) return Answer.no(Reason.ILLEGAL_SYNTAX.refusal());
    String who = text.substring(0, space);
    String what = text.substring(space + 1);
    if (who.equals("chance"))
      return match.read(what).then(picks -> dealt(match, picks.getFirst(), dealer));
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

  private static <S, V> Answer<Match<S, V>> dealt(
      Match<S, V> match, Choice result, Optional<SeedDealer> dealer) {
    return match
        .enter(new Entry.Dealt(result))
        .then(next ->
            dealer.filter(one -> !match.due(one).equals(result)).isPresent()
                ? Answer.no(Reason.OTHER_DRAW.refusal())
                : Answer.ok(next));
  }
}
