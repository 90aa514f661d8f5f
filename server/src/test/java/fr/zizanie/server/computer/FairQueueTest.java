package fr.zizanie.server.computer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Owners take turns, whatever each of them has asked for. */
class FairQueueTest {
  private final FairQueue<String, String> queue = new FairQueue<>();

  private void add(String... things) {
    for (String thing : things) queue.add(thing.substring(0, 1), thing);
  }

  private List<String> rest() {
    var out = new ArrayList<String>();
    for (var next = queue.next(); next.isPresent(); next = queue.next()) out.add(next.get());
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
    assertThat(queue.next()).contains("a1");
    add("c1");
    assertThat(rest()).containsExactly("b1", "a2", "c1", "a3");
  }

  @Test
  void how_many_come_before_is_how_many_do() {
    add("a1", "b1", "a2", "c1", "a3", "b2", "d1", "d2", "d3", "d4");
    queue.next();
    queue.remove("c", "c1");
    var things = List.of("b1", "d1", "a2", "b2", "d2", "a3", "d3", "d4");
    for (int k = 0; k < things.size(); k++)
      assertThat(queue.ahead(things.get(k).substring(0, 1), things.get(k))).contains(k);
    assertThat(queue.ahead("c", "c1")).isEmpty();
    assertThat(rest()).isEqualTo(things);
  }
}
