package fr.zizanie.server.orders;

import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import java.util.function.IntToLongFunction;

/**
 * When something was done that may be answered, and so the moment at which an order about it is
 * carried out: it hangs on nobody's hand and on nobody's orders, and is the same on every server.
 *
 * @param index how many entries the log had then
 * @param at in milliseconds since 1970
 */
public record AnswerMoment(int index, long at) {
  /** The earliest such moment after it, and the latest, in milliseconds. */
  public static final long SOONEST = 60_000;

  public static final long LATEST = 10 * SOONEST;

  /** {@return when the match came to be as it is; {@code times} of each entry, from 0} */
  public static AnswerMoment of(Match<?, ?> match, long begun, IntToLongFunction times) {
    for (int k = match.log().size(); k > 0; k--)
      if (matters(match.log().get(k - 1))) return new AnswerMoment(k, times.applyAsLong(k - 1));
    return new AnswerMoment(0, begun);
  }

  /** {@return whether more than gestures, requests and refusals came after a match} */
  public static boolean later(Match<?, ?> before, Match<?, ?> next) {
    return next.log().subList(before.log().size(), next.log().size()).stream()
        .anyMatch(AnswerMoment::matters);
  }

  private static boolean matters(Entry entry) {
    return switch (entry) {
      case Entry.Acted _, Entry.Dealt _ -> true;
      case Entry.Happened(var event) ->
          switch (event.kind()) {
            case HELP, GESTURE, OFFER_DRAW, OFFER_TAKEBACK, DECLINE_DRAW, DECLINE_TAKEBACK -> false;
            default -> true;
          };
    };
  }

  /** {@return the moment that is drawn for it, in milliseconds since 1970} */
  public long moment(SeedDealer dealer) {
    return at + SOONEST + dealer.moment(index, (int) (LATEST - SOONEST) + 1);
  }
}
