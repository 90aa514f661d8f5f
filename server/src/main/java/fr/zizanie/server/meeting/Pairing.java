package fr.zizanie.server.meeting;

import fr.zizanie.server.store.meeting.Meeting;
import fr.zizanie.server.store.meeting.Rating;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.time.TimeControl;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;

/** Who plays with whom among those who look for an opponent of one game. Pure. */
final class Pairing {
  /** How far apart two may be at once, in points. */
  private static final double NEAR = 100;

  /** After so many milliseconds anybody will do. */
  private static final long PATIENCE = 60_000;

  /** How much farther apart two may be with each second that one of them has waited. */
  private static final double WIDENING = 10;

  /** Two who will play, and how. */
  record Pair(Meeting.Seeker one, Meeting.Seeker other, TimeControl control) {
    /** Both want it to count. */
    boolean rated() {
      return one.rated() && other.rated();
    }
  }

  private final Map<PlayerId, Rating> ratings;
  private final BiPredicate<PlayerId, PlayerId> avoids;
  private final long now;

  /** {@code ratings} of those of whom something is known; {@code avoids} either way. */
  Pairing(Map<PlayerId, Rating> ratings, BiPredicate<PlayerId, PlayerId> avoids, long now) {
    this.ratings = Map.copyOf(ratings);
    this.avoids = avoids;
    this.now = now;
  }

  /** {@return the pairs: who has waited longest chooses first, and chooses who is nearest} */
  List<Pair> of(List<Meeting.Seeker> seekers) {
    var left = new ArrayList<>(seekers);
    left.sort(Comparator.comparingLong(Meeting.Seeker::since));
    var out = new ArrayList<Pair>();
    while (!left.isEmpty()) {
      var first = left.removeFirst();
      left.stream()
          .filter(other -> meet(first, other))
          .min(Comparator.comparingDouble(other -> gap(first, other)))
          .ifPresent(other -> {
            left.remove(other);
            out.add(new Pair(first, other, control(first, other).orElseThrow()));
          });
    }
    return out;
  }

  private boolean meet(Meeting.Seeker one, Meeting.Seeker other) {
    return !one.player().equals(other.player())
        && control(one, other).isPresent()
        && gap(one, other) <= Math.max(bound(one), bound(other))
        && !avoids.test(one.player(), other.player())
        && !avoids.test(other.player(), one.player());
  }

  static Optional<TimeControl> control(Meeting.Seeker one, Meeting.Seeker other) {
    return Pace.named(one.pace()).flatMap(pace -> Pace.named(other.pace()).flatMap(pace::with));
  }

  /** What lies between two beyond what isn't known of them. */
  private double gap(Meeting.Seeker one, Meeting.Seeker other) {
    var mine = rating(one);
    var theirs = rating(other);
    double unsure = Math.hypot(mine.deviation(), theirs.deviation());
    return Math.max(0, Math.abs(mine.rating() - theirs.rating()) - unsure);
  }

  private Rating rating(Meeting.Seeker seeker) {
    return Glicko2.rested(ratings.getOrDefault(seeker.player(), Rating.NEW), now);
  }

  private double bound(Meeting.Seeker seeker) {
    long waited = now - seeker.since();
    return waited >= PATIENCE
        ? Double.POSITIVE_INFINITY
        : NEAR + WIDENING * Math.max(0, waited) / 1_000;
  }
}
