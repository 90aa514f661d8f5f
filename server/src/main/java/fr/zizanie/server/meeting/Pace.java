package fr.zizanie.server.meeting;

import fr.zizanie.table.time.TimeControl;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How fast somebody who looks for an opponent would play. */
enum Pace {
  /** A quarter of an hour. */
  FAST("5+5"),
  /** An hour. */
  CALM("15+10"),
  /** An evening. */
  LONG("30+20"),
  /** Three days a move. */
  DAYS("3d"),
  /** As the other likes, but now. */
  ANY("15+10");

  private final String control;

  Pace(String control) {
    this.control = control;
  }

  /** {@return the pace of a name as the wire has it} */
  static Optional<Pace> named(String name) {
    return Arrays.stream(values()).filter(pace -> pace.text().equals(name)).findFirst();
  }

  String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** {@return what two play by, if they agree} */
  Optional<TimeControl> with(Pace other) {
    if (this != other && (this == DAYS || other == DAYS)) return Optional.empty();
    if (this != other && this != ANY && other != ANY) return Optional.empty();
    Pace chosen = this == ANY ? other : this;
    return Optional.of(TimeControl.parse(chosen.control).orThrow());
  }
}
