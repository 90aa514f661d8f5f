package fr.zizanie.server.computer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Owners take turns, whatever each of them has asked for. */
class FairQueueTest {
  private final FairQueue<String, String> queue = new FairQueue<>();

  private void add(String... things) {
    for (String thing : things) queue.add(thing.substring(0, 1), thing);
  }

  /** What comes next, and is done at once. */
  private Optional<String> one() {
    var next = queue.next();
    next.ifPresent(turn -> queue.done(turn.owner()));
    return next.map(FairQueue.Turn::thing);
  }

  private List<String> rest() {
    var out = new ArrayList<String>();
    for (var next = one(); next.isPresent(); next = one()) out.add(next.get());
    return out;
  }

  @Test
  void owners_take_turns() {
    add("a1", "a2", "a3", "b1", "c1", "b2");
    assertThat(rest()).containsExactly("a1", "b1", "c1", "a2", "b2", "a3");
  }

  @Test
  void who_comes_later_waits_for_one_of_each() {
    add("a1", "a2", "a3", "b1");
    assertThat(one()).contains("a1");
    add("c1");
    assertThat(rest()).containsExactly("b1", "a2", "c1", "a3");
  }

  @Test
  void nobody_has_two_things_under_way() {
    add("a1", "a2", "b1");
    assertThat(queue.next().map(FairQueue.Turn::thing)).contains("a1");
    assertThat(queue.next().map(FairQueue.Turn::thing)).contains("b1");
    assertThat(queue.next()).isEmpty();
    assertThat(queue.done("b")).isFalse();
    assertThat(queue.next()).isEmpty();
    assertThat(queue.done("a")).isTrue();
    assertThat(queue.next().map(FairQueue.Turn::thing)).contains("a2");
  }

  @Test
  void how_many_come_before_is_how_many_do() {
    add("a1", "b1", "a2", "c1", "a3", "b2", "d1", "d2", "d3", "d4");
    one();
    queue.remove("c", "c1");
    var things = List.of("b1", "d1", "a2", "b2", "d2", "a3", "d3", "d4");
    for (int k = 0; k < things.size(); k++)
      assertThat(queue.ahead(things.get(k).substring(0, 1), things.get(k))).contains(k);
    assertThat(queue.ahead("c", "c1")).isEmpty();
    assertThat(rest()).isEqualTo(things);
  }
}
