package fr.zizanie.server.table;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.live.Seats;
import fr.zizanie.server.notices.Notices;
import fr.zizanie.server.store.Guest;
import fr.zizanie.server.store.Notice;
import fr.zizanie.server.store.PlayerId;
import fr.zizanie.server.store.Setup;
import fr.zizanie.server.store.Sitter;
import fr.zizanie.server.time.Alarms;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * What those of two people are told who aren't at their table: that it waits for them, and that it
 * is over. Whether somebody is told follows from what both see, never from a hand: so a window is
 * told once it has been open for longer than what the server says for somebody may take; over days
 * once the moment has come at which their orders might have answered.
 */
final class Summons<S, V> {
  /** How long a window is open before it is told, in milliseconds. */
  static final long WINDOW = 10_000;

  /** What ends sooner by itself is over before anybody comes, in milliseconds. */
  private static final long SOON = 60_000;

  private final Setup setup;
  private final Play<S, V> play;
  private final Predicate<PlayerId> here;
  private final Notices notices;
  private final Alarms alarms;
  private final InstantSource time;
  private final Consumer<Runnable> alone;

  /** Who may have been told by some server that it is their turn. */
  private final Set<Seat> told = EnumSet.allOf(Seat.class);

  /** {@code here} says who is connected, to whichever server. */
  Summons(
      Setup setup,
      Play<S, V> play,
      Predicate<PlayerId> here,
      Means means,
      Consumer<Runnable> alone) {
    this.setup = setup;
    this.play = play;
    this.here = here;
    notices = means.notices();
    alarms = means.alarms();
    time = means.clock();
    this.alone = alone;
  }

  /** Looks whom other servers may tell that it is their turn. */
  void follow() {
    awaited(play.match()).filter(this::absent).ifPresent(told::add);
  }

  /** The match has gone on since {@code before}, by what was written here. */
  void tell(Match<S, V> before) {
    if (!people()) return;
    var match = play.match();
    if (match.outcome().isPresent()) {
      if (before.outcome().isEmpty()) over();
      return;
    }
    var acted = acted(before, match);
    for (Seat seat : acted) settle(seat);
    boolean same =
        awaited(before).equals(awaited(match))
            && Windows.open(before).equals(Windows.open(match))
            && awaited(match).filter(acted::contains).isEmpty();
    if (!same) awaited(match).ifPresent(this::wait);
  }

  /** The match has begun. */
  void begun() {
    if (people()) awaited(play.match()).ifPresent(this::wait);
  }

  /** Somebody has sat down, who needn't be told that they are to act. */
  void met(Seat comer) {
    if (people()) awaited(play.match()).filter(seat -> seat != comer).ifPresent(this::wait);
  }

  private void over() {
    notices.over(setup.id());
    for (Seat seat : Seat.values()) if (absent(seat)) tell(seat, Notice.Kind.OVER);
  }

  /** Who did, or had done for them, what they were told about. */
  private Set<Seat> acted(Match<S, V> before, Match<S, V> match) {
    var out = EnumSet.noneOf(Seat.class);
    for (Entry entry : match.log().subList(before.log().size(), match.log().size()))
      if (entry instanceof Entry.Acted acted) out.add(acted.by());
    awaited(before).filter(seat -> !match.turn().is(seat)).ifPresent(out::add);
    return out;
  }

  /** With clocks of minutes most are here all the time: then nothing was told. */
  private void settle(Seat seat) {
    boolean maybe = told.remove(seat) || !play.times.hurried();
    if (maybe) guest(seat).ifPresent(guest -> notices.acted(guest.id(), setup.id()));
  }

  private void wait(Seat seat) {
    if (!awaits(seat)) return;
    // Over days an order may answer first: a try of Confusion as well, which is no window.
    if (moment().isPresent()) return;
    if (Windows.open(play.match()).isEmpty()) {
      tell(seat, Notice.Kind.TURN);
      return;
    }
    int entries = play.match().log().size();
    var _ =
        alarms.in(
            WINDOW,
            () ->
                alone.accept(() -> {
                  if (play.match().log().size() == entries && awaits(seat))
                    tell(seat, Notice.Kind.TURN);
                }));
  }

  /** It was looked whether orders answer, as was to be done at {@code look}, and nobody did. */
  void asked(long look) {
    if (moment().stream().noneMatch(moment -> moment == look && look <= time.millis())) return;
    awaited(play.match()).filter(this::awaits).ifPresent(seat -> tell(seat, Notice.Kind.TURN));
  }

  private OptionalLong moment() {
    return play.deputy.moment(play.match(), play.seats());
  }

  /** Whether a match waits for somebody to come. */
  private boolean awaits(Seat seat) {
    boolean ends = play.times.running().filter(running -> running.left() < SOON).isPresent();
    return !ends && absent(seat);
  }

  private void tell(Seat seat, Notice.Kind kind) {
    var other = guest(seat.other()).map(Guest::name).orElse("");
    guest(seat)
        .ifPresent(
            guest -> notices.tell(guest.id(), new Notice(kind, setup.game(), setup.id(), other)));
  }

  private static Optional<Seat> awaited(Match<?, ?> match) {
    return match.outcome().isEmpty() && match.turn() instanceof Turn.Of(Seat seat)
        ? Optional.of(seat)
        : Optional.empty();
  }

  private boolean absent(Seat seat) {
    return guest(seat).filter(guest -> !here.test(guest.id())).isPresent();
  }

  private Optional<Guest> guest(Seat seat) {
    return play.seats().at(seat) instanceof Sitter.Person(Guest guest)
        ? Optional.of(guest)
        : Optional.empty();
  }

  private boolean people() {
    Seats seats = play.seats();
    return !seats.alone()
        && seats.sitters().stream().allMatch(sitter -> sitter instanceof Sitter.Person);
  }
}
