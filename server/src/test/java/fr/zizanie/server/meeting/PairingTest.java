package fr.zizanie.server.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.store.meeting.Meeting;
import fr.zizanie.server.store.meeting.Rating;
import fr.zizanie.table.seat.PlayerId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Who plays with whom. */
class PairingTest {
  private static final long NOW = 100_000;

  private static Meeting.Seeker seeker(String name, String pace, long waited) {
    return new Meeting.Seeker(new PlayerId(name), "felon", pace, true, "", NOW - waited);
  }

  private static Map<PlayerId, Rating> ratings(Map<String, Integer> ratings) {
    var out = new HashMap<PlayerId, Rating>();
    ratings.forEach(
        (name, rating) -> out.put(new PlayerId(name), new Rating(rating, 40, 0.06, 20, NOW)));
    return out;
  }

  private static Map<String, String> pairs(
      Map<String, Integer> ratings, Meeting.Seeker... seekers) {
    var out = new TreeMap<String, String>();
    new Pairing(ratings(ratings), (_, _) -> false, NOW)
        .of(List.of(seekers))
        .forEach(pair -> out.put(pair.one().player().text(), pair.other().player().text()));
    return out;
  }

  @Test
  void the_nearest_meet_first_and_who_waits_longest_chooses() {
    assertThat(
            pairs(
                Map.of("a", 1500, "b", 1560, "c", 1650, "d", 1700),
                seeker("a", "any", 9_000),
                seeker("d", "any", 8_000),
                seeker("c", "any", 7_000),
                seeker("b", "any", 6_000)))
        .isEqualTo(Map.of("a", "b", "d", "c"));
  }

  @Test
  void bounds_widen_with_the_wait_until_anybody_will_do() {
    var far = Map.of("a", 1200, "b", 2200);
    assertThat(pairs(far, seeker("a", "any", 0), seeker("b", "any", 0))).isEmpty();
    assertThat(pairs(far, seeker("a", "any", 59_000), seeker("b", "any", 59_000))).isEmpty();
    assertThat(pairs(far, seeker("a", "any", 60_000), seeker("b", "any", 0))).hasSize(1);
    var near = Map.of("a", 1500, "b", 1900);
    assertThat(pairs(near, seeker("a", "any", 10_000), seeker("b", "any", 0))).isEmpty();
    assertThat(pairs(near, seeker("a", "any", 40_000), seeker("b", "any", 0))).hasSize(1);
  }

  @Test
  void what_is_not_known_of_somebody_is_no_distance() {
    assertThat(pairs(Map.of("a", 1900), seeker("a", "any", 0), seeker("new", "any", 0))).hasSize(1);
  }

  @Test
  void paces_must_go_together() {
    assertThat(pairs(Map.of(), seeker("a", "fast", 0), seeker("b", "long", 90_000))).isEmpty();
    // Whoever would play now as the other likes hasn't asked for days.
    assertThat(pairs(Map.of(), seeker("a", "any", 0), seeker("b", "days", 90_000))).isEmpty();
    assertThat(pairs(Map.of(), seeker("a", "days", 0), seeker("b", "days", 0))).hasSize(1);
    var two =
        new Pairing(Map.of(), (_, _) -> false, NOW)
            .of(List.of(seeker("a", "any", 0), seeker("b", "long", 0)));
    assertThat(two.getFirst().control().text()).isEqualTo("30+20");
  }

  @Test
  void it_counts_only_if_both_want_that() {
    var plain = new Meeting.Seeker(new PlayerId("b"), "felon", "any", false, "", NOW);
    var pair =
        new Pairing(Map.of(), (_, _) -> false, NOW).of(List.of(seeker("a", "any", 0), plain));
    assertThat(pair.getFirst().rated()).isFalse();
  }

  @Test
  void nobody_meets_whom_either_avoids_nor_themselves() {
    var avoided = new PlayerId("b");
    var pairing = new Pairing(Map.of(), (_, other) -> other.equals(avoided), NOW);
    var a = seeker("a", "any", 90_000);
    var b = seeker("b", "any", 90_000);
    assertThat(pairing.of(List.of(a, b))).isEmpty();
    assertThat(pairing.of(List.of(b, a))).isEmpty();
    assertThat(pairing.of(List.of(a, a))).isEmpty();
    assertThat(Set.copyOf(pairing.of(List.of(a, b, seeker("c", "any", 0))))).hasSize(1);
  }
}
