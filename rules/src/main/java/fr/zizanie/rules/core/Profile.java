package fr.zizanie.rules.core;

import java.util.List;
import java.util.Optional;

/**
 * What is fixed about a game.
 *
 * @param id as in Formats, 1
 * @param rules the version of its rules, written in records; a record of another version is refused
 * @param seats the two seat ids in moving order
 */
public record Profile(
    String id, String title, int rules, List<String> seats, List<Option> options) {
  public Profile {
    seats = List.copyOf(seats);
    options = List.copyOf(options);
    if (seats.size() != 2) throw new IllegalArgumentException("two seats: " + seats);
  }

  /** {@return the id of {@code seat}} */
  public String name(Seat seat) {
    return seats.get(seat.ordinal());
  }

  /** {@return the id of {@code viewer}: a seat's, or {@code public}} */
  public String name(Viewer viewer) {
    return viewer == Viewer.PUBLIC ? "public" : seats.get(viewer.ordinal());
  }

  /** {@return the seat of that id} */
  public Optional<Seat> seat(String id) {
    int i = seats.indexOf(id);
    return i < 0 ? Optional.empty() : Optional.of(Seat.values()[i]);
  }

  /** {@return the viewer of that id} */
  public Optional<Viewer> viewer(String id) {
    return id.equals("public") ? Optional.of(Viewer.PUBLIC) : seat(id).map(Viewer::of);
  }
}
