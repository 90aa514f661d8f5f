package fr.zizanie.table.policy;

import fr.zizanie.rules.core.Seat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The gestures that a table's players made lately: each stays in the log for good, so there is a
 * limit to how often they make them.
 */
public record Gestures(List<Made> made) {
  /** A gesture of a seat, at a time in milliseconds since 1970. */
  record Made(Seat by, long at) {}

  /** None. */
  public static final Gestures NONE = new Gestures(List.of());

  /** Requests are gestures of themselves, and there is no chat. */
  private static final Set<String> KINDS = Set.of("emote", "nudge", "gg");

  private static final int MOST = 5;
  private static final long WITHIN = 30_000;
  private static final long APART = 2_000;

  public Gestures {
    made = List.copyOf(made);
  }

  static boolean known(String kind) {
    return KINDS.contains(kind);
  }

  /** {@return these with one more of a seat at {@code now}; nothing if that is one too many} */
  Optional<Gestures> with(Seat seat, long now) {
    var recent = made.stream().filter(one -> one.at > now - WITHIN).toList();
    var own = recent.stream().filter(one -> one.by == seat).toList();
    return own.size() >= MOST || !own.isEmpty() && now - own.getLast().at < APART
        ? Optional.empty()
        : Optional.of(
            new Gestures(Stream.concat(recent.stream(), Stream.of(new Made(seat, now))).toList()));
  }
}
