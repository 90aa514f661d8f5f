package fr.zizanie.table.seat;

import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.wire.SeatInfo;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Who sits where at one table. */
public record Seats(List<Sitter> sitters) {
  private static final Set<Seat> FIRST = Set.of(Seat.FIRST);
  private static final Set<Seat> SECOND = Set.of(Seat.SECOND);

  public Seats {
    sitters = List.copyOf(sitters);
  }

  /** {@return who holds a seat} */
  public Sitter at(Seat seat) {
    return sitters.get(seat.ordinal());
  }

  /** {@return the seats that a guest holds, in moving order} */
  public Set<Seat> of(PlayerId guest) {
    boolean first = at(Seat.FIRST).is(guest);
    boolean second = at(Seat.SECOND).is(guest);
    if (first && second) return people();
    if (first) return FIRST;
    return second ? SECOND : Set.of();
  }

  /** {@return whether the computer holds a seat} */
  public boolean computer() {
    return sitters.stream().anyMatch(sitter -> sitter instanceof Sitter.Computer);
  }

  /** {@return whether one guest holds both seats} */
  public boolean alone() {
    return sitters.getFirst() instanceof Sitter.Person(Guest guest)
        && sitters.getLast().is(guest.id());
  }

  /** {@return whether two people play who don't share a screen, or will} */
  public boolean apart() {
    return !computer() && !alone();
  }

  /** {@return whether two people sit here who don't share a screen} */
  public boolean two() {
    return !alone() && sitters.stream().allMatch(sitter -> sitter instanceof Sitter.Person);
  }

  /** {@return whether each seat is an account's, so that a match may change their standings} */
  public boolean kept() {
    return sitters.stream()
        .allMatch(sitter -> sitter instanceof Sitter.Person(Guest guest) && guest.kept());
  }

  /** {@return the seats that people hold, or may take} */
  public Set<Seat> people() {
    var out = EnumSet.noneOf(Seat.class);
    for (Seat seat : Seat.values()) if (!(at(seat) instanceof Sitter.Computer)) out.add(seat);
    return out;
  }

  /** {@return who sits opposite a guest who sits here, if that is somebody else} */
  public Optional<Guest> opposite(PlayerId guest) {
    return of(guest).stream()
        .map(seat -> at(seat.other()))
        .flatMap(sitter ->
            sitter instanceof Sitter.Person(Guest other) && !other.id().equals(guest)
                ? Stream.of(other)
                : Stream.of())
        .findFirst();
  }

  /** {@return the first seat that nobody holds} */
  public Optional<Seat> free() {
    for (Seat seat : Seat.values()) if (at(seat) instanceof Sitter.Nobody) return Optional.of(seat);
    return Optional.empty();
  }

  /** {@return the same with somebody else at a seat} */
  public Seats with(Seat seat, Sitter sitter) {
    var next = new ArrayList<>(sitters);
    next.set(seat.ordinal(), sitter);
    return new Seats(next);
  }

  /** {@return the same where who sat there under an id is a guest under their present name} */
  public Seats becomes(PlayerId before, Guest guest) {
    var next = this;
    for (Seat seat : of(before)) next = next.with(seat, new Sitter.Person(guest));
    return next;
  }

  /** {@return what a guest sees: with both seats, what the seat to act sees} */
  public Viewer viewer(PlayerId guest, Match<?, ?> match) {
    var mine = of(guest);
    if (mine.isEmpty()) return Viewer.PUBLIC;
    if (mine.size() == 2 && match.turn() instanceof Turn.Of(Seat seat)) return Viewer.of(seat);
    return Viewer.of(mine.iterator().next());
  }

  /** {@return how a record names who sits there; nothing for nobody} */
  public Optional<String> name(Seat seat) {
    return switch (at(seat)) {
      case Sitter.Person(Guest guest) -> Optional.of(guest.name());
      case Sitter.Computer(int level) -> Optional.of("Zizanie " + level);
      case Sitter.Nobody() -> Optional.empty();
    };
  }

  /**
   * {@return the seats as {@code viewer} is told; {@code here} tells which guests are connected}
   */
  public List<SeatInfo> shown(Profile profile, PlayerId viewer, Predicate<PlayerId> here) {
    return List.of(
        shown(Seat.FIRST, profile, viewer, here), shown(Seat.SECOND, profile, viewer, here));
  }

  private SeatInfo shown(Seat seat, Profile profile, PlayerId viewer, Predicate<PlayerId> here) {
    String name = profile.name(seat);
    return switch (at(seat)) {
      case Sitter.Person(Guest guest) ->
          new SeatInfo(
              name,
              kind(guest.standing()),
              guest.name(),
              0,
              guest.id().equals(viewer),
              here.test(guest.id()));
      case Sitter.Computer(int level) -> new SeatInfo(name, "computer", "", level, false, true);
      case Sitter.Nobody() -> new SeatInfo(name, "open", "", 0, false, false);
    };
  }

  /** {@return how it is told whose an id is} */
  public static String kind(PlayerKind standing) {
    return switch (standing) {
      case GUEST -> "guest";
      case ACCOUNT -> "account";
      case GONE -> "gone";
    };
  }
}
