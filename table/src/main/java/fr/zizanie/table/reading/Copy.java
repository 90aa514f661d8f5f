package fr.zizanie.table.reading;

import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.TimesLeft;
import fr.zizanie.rules.core.trait.Hushed;
import fr.zizanie.sheets.Draws;
import fr.zizanie.sheets.Foreseen;
import fr.zizanie.sheets.MatchSoFar;
import fr.zizanie.sheets.Seals;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.log.Dealt;
import fr.zizanie.sheets.wire.log.Replay;
import fr.zizanie.sheets.wire.orders.ForeseenQuestion;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.setup.Setup;
import java.util.List;
import java.util.Optional;

/**
 * A match as it stood when somebody asked, for reading it as a whole: it doesn't change, so a long
 * one keeps nobody from playing on.
 *
 * @param own as whom they look
 * @param times what was left to the seats
 */
public record Copy<S, V>(
    Setup setup, Match<S, V> match, Seats seats, Viewer own, TimesLeft times, Recent recent) {
  /**
   * {@return the boards as they saw them, or as {@code eyes} did: a viewer's, or {@code truth};
   * other eyes than their own only once the match is over}
   */
  public Answer<Replay> replay(Optional<String> eyes) {
    boolean truth = eyes.filter("truth"::equals).isPresent();
    var asked =
        truth
            ? Optional.<Viewer>empty()
            : eyes.map(match.profile()::viewer).orElse(Optional.of(own));
    if (!truth && asked.isEmpty()) return Answer.no(Reason.UNKNOWN_VIEWER.refusal());
    boolean allowed = match.outcome().isPresent() || asked.equals(Optional.of(own));
    var silence = allowed ? asked.flatMap(this::silence) : Optional.<Refusal>empty();
    if (silence.isPresent()) return Answer.no(silence.get());
    return allowed
        ? Answer.ok(recent.replay(key("replay", asked), () -> past().replay(asked)))
        : Answer.no(
            Reason.NOT_SEATED.because(
                "Vous pourrez changer de point de vue à la fin de la partie.",
                "You can switch viewpoint when the game is over."));
  }

  /** {@return what a player can foresee in a match over days; or why not} */
  public Answer<ToPage> foreseen(PlayerId guest, ForeseenQuestion asked) {
    var mine = seats.of(guest);
    if (mine.size() != 1) return Answer.no(Reason.UNKNOWN_MATCH.refusal());
    return setup.control().overDays() && seats.apart()
        ? Foreseen.answer(match, mine.iterator().next(), asked)
        : Answer.no(Reason.NOT_OFFERED.refusal());
  }

  /** {@return what chance answered, to deal it again; only once the game is over} */
  public Answer<List<Dealt>> draws() {
    return match.outcome().isPresent() && setup.seed().complete()
        ? Answer.ok(Draws.of(match))
        : Answer.no(Reason.NOT_OFFERED.refusal());
  }

  /** {@return the match as a file; {@code foreign} for other programs, if they can show it} */
  public Answer<Download> download(boolean foreign) {
    return silence(own)
        .<Answer<Download>>map(Answer::no)
        .orElseGet(() ->
            Answer.ok(
                recent.download(
                    key(foreign ? "foreign" : "record", Optional.of(own)),
                    () -> Download.of(setup, match, seats, own, times, foreign))));
  }

  private MatchSoFar<S, V> past() {
    return new MatchSoFar<>(match, Seals.of(setup.dealer()));
  }

  private Recent.Key key(String what, Optional<Viewer> eyes) {
    return new Recent.Key(what, match.log().size(), seats, eyes);
  }

  /** Why a viewer may not look back now, if it is so. */
  private Optional<Refusal> silence(Viewer viewer) {
    return match.outcome().isPresent()
        ? Optional.empty()
        : Hushed.silence(match.game(), match.game().view(match.state(), viewer));
  }
}
