package fr.zizanie.server.store.matches;

import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.time.Away;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Where it is kept when people are away. Fails as the whole store does. */
public interface Vacations {
  /**
   * What somebody may take.
   *
   * @param year how long a year is, in milliseconds as the rest
   * @param most how much of a year somebody may be away
   * @param least what each time counts for at least, however soon it ends
   * @param apart how long somebody is back before they leave again
   */
  record Bounds(long year, long most, long least, long apart) {}

  /** {@return when each of some people is away, was or will be} */
  Map<PlayerId, Away> of(Collection<PlayerId> players);

  /** {@return whether it was kept that somebody is away then; false if a bound doesn't let them} */
  boolean take(PlayerId player, Away.Span span, Bounds bounds, long now);

  /** {@return whether somebody was away, or would have been, and isn't any more} */
  boolean end(PlayerId player, long now);

  /** Forgets those that ended before a time. */
  void forget(long before);

  /** {@return when those who sit somewhere are away, in their order} */
  default List<Away> seated(List<Sitter> sitters) {
    return seated(sitters, of(people(sitters)));
  }

  /** {@return the same by what is known of all who are, or were} */
  static List<Away> seated(List<Sitter> sitters, Map<PlayerId, Away> known) {
    return sitters.stream()
        .map(s ->
            s instanceof Sitter.Person(Guest guest)
                ? known.getOrDefault(guest.id(), Away.NEVER)
                : Away.NEVER)
        .toList();
  }

  /** {@return the people who sit somewhere} */
  static List<PlayerId> people(List<Sitter> sitters) {
    return sitters.stream()
        .flatMap(s -> s instanceof Sitter.Person(Guest guest) ? Stream.of(guest.id()) : Stream.of())
        .toList();
  }

  /** {@return all that is kept of somebody's, the earliest first} */
  default List<Away.Span> of(PlayerId player) {
    return of(List.of(player)).getOrDefault(player, Away.NEVER).spans();
  }
}
