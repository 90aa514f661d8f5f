package fr.zizanie.server.meeting;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.trait.Varied;
import fr.zizanie.server.store.meeting.Meeting;
import fr.zizanie.sheets.wire.meeting.OpenSeat;
import fr.zizanie.sheets.wire.meeting.RatingInfo;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.PlayerKind;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * An open seat as visitors read it: nothing that its lobby doesn't tell anybody.
 *
 * @param host for whom it is their own
 */
record Listing(PlayerId host, OpenSeat seat) {
  /** Longer values of options are cut: a deck of one's own is read in the lobby. */
  private static final int LONGEST = 60;

  /** {@return a seat of a game as it is listed, unless its terms are another version's} */
  static Optional<Listing> of(Game<?, ?> game, Meeting.Open open, Optional<RatingInfo> rating) {
    return Options.read(game.profile().options(), open.terms().options())
            instanceof Answer.Ok<Options>(Options options)
        ? Optional.of(of(Varied.agreed(game, options).profile(), game.profile(), open, rating))
        : Optional.empty();
  }

  private static Listing of(
      Profile named, Profile usual, Meeting.Open open, Optional<RatingInfo> rating) {
    Guest host = open.host();
    Seat free = open.terms().ready().contains(Seat.FIRST) ? Seat.SECOND : Seat.FIRST;
    return new Listing(
        host.id(),
        new OpenSeat(
            open.match().text(),
            open.terms().version(),
            named.name(free),
            host.standing() == PlayerKind.ACCOUNT ? "account" : "guest",
            host.name(),
            rating,
            unusual(usual, open.terms().options()),
            open.terms().control().text(),
            open.rated(),
            false));
  }

  private static Map<String, String> unusual(Profile profile, Map<String, String> given) {
    var out = new TreeMap<String, String>();
    for (var option : profile.options()) {
      String value = given.getOrDefault(option.name(), option.fallback());
      if (value.equals(option.fallback())) continue;
      boolean longer = value.length() > LONGEST;
      out.put(option.name(), longer ? value.substring(0, LONGEST - 1) + "…" : value);
    }
    return out;
  }

  /** {@return it as a player reads it} */
  OpenSeat seenBy(PlayerId player) {
    if (!host.equals(player)) return seat;
    return new OpenSeat(
        seat.match(),
        seat.version(),
        seat.seat(),
        seat.kind(),
        seat.name(),
        seat.rating(),
        seat.options(),
        seat.clock(),
        seat.rated(),
        true);
  }
}
