package fr.zizanie.server.table;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.live.Seats;
import fr.zizanie.server.notices.Notices;
import fr.zizanie.server.store.ids.PlayerId;
import fr.zizanie.server.store.matches.Setup;
import fr.zizanie.server.store.matches.Sitter;
import fr.zizanie.server.store.notices.Notice;
import fr.zizanie.server.store.notices.Owed;
import fr.zizanie.server.store.people.Guest;
import fr.zizanie.server.table.policy.Windows;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What those of two people are told who aren't at their table: that it waits for them, and that it
 * is over. Whether somebody is told follows from what both see, never from a hand: so over days a
 * window is told once the moment has come at which their orders might have answered.
 */
final class Summons<S, V> {
  /** What ends sooner by itself is over before anybody comes, in milliseconds. */
  private static final long SOON = 60_000;

  private final Setup setup;
  private final Play<S, V> play;
  private final Predicate<PlayerId> here;
  private final Notices notices;
  private final InstantSource time;

  /** {@code here} says who is connected, to whichever server. */
  Summons(Setup setup, Play<S, V> play, Predicate<PlayerId> here, Means means) {
    this.setup = setup;
    this.play = play;
    this.here = here;
    notices = means.notices();
    time = means.clock();
  }

  /** {@return what is owed once the match is {@code next}, at a time in ms since 1970} */
  List<Owed> owed(Match<S, V> next, long at) {
    if (!people()) return List.of();
    var match = play.match();
    if (next.outcome().isPresent()) return match.outcome().isEmpty() ? over(at) : List.of();
    // Most are here, and whether a window is open costs a view.
    return awaited(next)
        .filter(this::absent)
        .filter(seat -> news(seat, match, next))
        .flatMap(seat -> summons(seat, next, at))
        .stream()
        .toList();
  }

  /** Whether a seat is to act otherwise than before. */
  private static <S, V> boolean news(Seat seat, Match<S, V> before, Match<S, V> next) {
    return !awaited(before).equals(Optional.of(seat))
        || acted(seat, before, next)
        || !Windows.open(before).equals(Windows.open(next));
  }

  /** What was owed by a move is written. */
  void written(List<Owed> news) {
    if (!news.isEmpty()) notices.owed();
  }

  /** The match has begun. */
  void begun() {
    if (people()) awaited(play.match()).ifPresent(this::summon);
  }

  /** Somebody has sat down, who needn't be told that they are to act. */
  void met(Seat comer) {
    if (people()) awaited(play.match()).filter(seat -> seat != comer).ifPresent(this::summon);
  }

  private void summon(Seat seat) {
    notices.owe(summons(seat, play.match(), time.millis()).stream().toList());
  }

  private List<Owed> over(long at) {
    return Stream.of(Seat.values())
        .flatMap(seat -> owed(seat, Notice.Kind.OVER, at).stream())
        .toList();
  }

  private static <S, V> boolean acted(Seat seat, Match<S, V> before, Match<S, V> match) {
    return match.log().subList(before.log().size(), match.log().size()).stream()
        .anyMatch(entry -> entry instanceof Entry.Acted acted && acted.by() == seat);
  }

  /** Over days an order may answer first: a try of Confusion as well, which is no window. */
  private Optional<Owed> summons(Seat seat, Match<S, V> match, long at) {
    var left = play.times().left(match, play.seats(), time.millis());
    boolean ends = left.isPresent() && left.getAsLong() < SOON;
    return ends || moment(match).isPresent() ? Optional.empty() : owed(seat, Notice.Kind.TURN, at);
  }

  /** It was looked whether orders answer, as was to be done at {@code look}, and nobody did. */
  void asked(long look) {
    var match = play.match();
    if (moment(match).stream().noneMatch(moment -> moment == look && look <= time.millis())) return;
    var owed = awaited(match).flatMap(seat -> owed(seat, Notice.Kind.TURN, time.millis()));
    notices.owe(owed.stream().toList());
  }

  private OptionalLong moment(Match<S, V> match) {
    return play.deputy.moment(match, play.seats());
  }

  private Optional<Owed> owed(Seat seat, Notice.Kind kind, long at) {
    var other = guest(seat.other()).map(Guest::name).orElse("");
    var notice = new Notice(kind, setup.game(), setup.id(), other);
    return guest(seat).filter(_ -> absent(seat)).map(guest -> new Owed(guest.id(), notice, at));
  }

  private boolean absent(Seat seat) {
    return guest(seat).filter(guest -> !here.test(guest.id())).isPresent();
  }

  private static Optional<Seat> awaited(Match<?, ?> match) {
    return match.outcome().isEmpty() && match.turn() instanceof Turn.Of(Seat seat)
        ? Optional.of(seat)
        : Optional.empty();
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
