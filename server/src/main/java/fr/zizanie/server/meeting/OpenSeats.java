package fr.zizanie.server.meeting;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.server.store.meeting.Meeting;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.sheets.wire.house.Seated;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import java.util.List;
import java.util.Optional;

/** Seats that anybody may take: they are opened, taken and withdrawn. */
public final class OpenSeats {
  /** How many seats somebody may have open. */
  private static final int MOST = 3;

  /** How long a host may be away, in milliseconds. */
  static final long AWAY = 60_000;

  /** The same where a move may take days: nobody waits at the screen for that. */
  static final long AWAY_FOR_DAYS = 7 * 86_400_000L;

  private static final Refusal ENOUGH =
      Reason.TOO_MANY.because(
          "Vous proposez déjà trois parties : retirez-en une d’abord.",
          "You already have three open games: withdraw one first.");

  private final MeetingDependencies dependencies;
  private final Meeting store;

  OpenSeats(MeetingDependencies dependencies) {
    this.dependencies = dependencies;
    store = dependencies.store().meeting();
  }

  /** {@return whether a seat is shown: its host is there, or needn't be} */
  static boolean lives(Meeting.Open open, long now) {
    boolean days = open.terms().control().overDays();
    return open.seen() > now - (days ? AWAY_FOR_DAYS : AWAY);
  }

  /** {@return a new match whose other seat anybody may take} */
  Answer<Seated> open(Guest host, MatchRequest request) {
    long now = dependencies.clock().millis();
    long held = store.opened(host.id()).stream().filter(open -> lives(open, now)).count();
    if (held >= MOST) return Answer.no(ENOUGH);
    return dependencies
        .matches()
        .create(host, request)
        .then(seated -> {
          var match = new MatchId(seated.id());
          store.open(match, request.game(), host.id(), dependencies.clock().millis());
          dependencies.wishes().accept(new Wish(request.game(), host.id(), Optional.of(match)));
          return Answer.ok(seated);
        });
  }

  /**
   * Gives the free seat of a match to a guest; with the version of what they saw they agree to it
   * by that.
   */
  Answer<Seated> sit(MatchId match, Guest guest, Optional<Integer> version) {
    var matches = dependencies.matches();
    return matches
        .at(match, m -> Answer.ok(m.seats()))
        .then(seats -> {
          var answer =
              version.isPresent()
                  ? matches.accept(match, guest, version.get())
                  : matches.sit(match, guest);
          return answer.then(seated -> {
            if (seats.of(guest.id()).isEmpty()) told(match, seats, guest);
            return Answer.ok(seated);
          });
        });
  }

  static List<PlayerId> people(Seats seats) {
    return seats.sitters().stream()
        .filter(Sitter.Person.class::isInstance)
        .map(sitter -> ((Sitter.Person) sitter).guest().id())
        .toList();
  }

  /** The host may look at something else. */
  private void told(MatchId match, Seats before, Guest guest) {
    if (dependencies.matches().at(match, m -> Answer.ok(m.setup().game()))
        instanceof Answer.Ok<String>(String game))
      for (PlayerId host : people(before))
        if (!dependencies.matches().here(match, host))
          dependencies
              .notifications()
              .tell(host, new Notification(kind(match, host), game, match, guest.name()));
  }

  /** Whether it begins by itself, or is dealt once the host comes. */
  private Notification.Kind kind(MatchId match, PlayerId host) {
    boolean deals =
        dependencies.matches().lobby(match, lobby -> Answer.ok(lobby.awaits(host)))
                instanceof Answer.Ok<Boolean>(Boolean awaits)
            && awaits;
    return deals ? Notification.Kind.DEAL : Notification.Kind.BEGUN;
  }

  /** Hides the seat of a match; people who have its address may still sit down. */
  Answer<Boolean> withdraw(MatchId match, PlayerId host) {
    return store.withdraw(match, host) ? Answer.ok(true) : Answer.no(Reason.NOT_OFFERED.refusal());
  }
}
