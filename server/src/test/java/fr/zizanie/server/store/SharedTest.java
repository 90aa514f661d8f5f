package fr.zizanie.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.store.matches.MatchDraws;
import fr.zizanie.server.store.matches.Samples;
import fr.zizanie.server.store.matches.Stamp;
import fr.zizanie.server.store.matches.Terms;
import fr.zizanie.server.store.sql.Databases;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.WrittenAt;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What servers on one database tell each other and may claim. */
class SharedTest {
  /** No test takes as long. */
  private static final long LONG = 3_600_000;

  private static final MatchId M1 = new MatchId("m1");
  private static final MatchId M2 = new MatchId("m2");
  private static final PlayerId ANN = new PlayerId("ann");

  private final String url = new StillPostgres().url();
  private final List<Store> stores = new ArrayList<>();

  private Store opened() {
    var store = Databases.open(Optional.of(url), Path.of(""), Map.of());
    stores.add(store);
    return store;
  }

  private Shared node() {
    var node = opened().shared().orElseThrow();
    node.beat(LONG);
    return node;
  }

  @AfterEach
  void close() {
    stores.forEach(Store::close);
  }

  @Test
  void what_one_has_claimed_nobody_else_gets() {
    var one = node();
    var two = node();
    assertThat(one.claim(Set.of(M1))).containsExactly(M1);
    assertThat(one.claim(Set.of(M1))).containsExactly(M1);
    assertThat(two.claim(Set.of(M1, M2))).containsExactly(M2);
    assertThat(two.kept(M1)).contains(0L);
    two.release(Set.of(M1));
    assertThat(one.kept(M1)).isPresent();
    one.release(Set.of(M1));
    assertThat(one.kept(M1)).isEmpty();
    assertThat(two.claim(Set.of(M1))).containsExactly(M1);
    assertThat(one.adopt(9)).isEmpty();
  }

  @Test
  void what_a_dead_node_had_is_taken_up_once() throws Exception {
    var one = node();
    var ids = IntStream.range(0, 40).mapToObj(i -> new MatchId("m" + i)).toList();
    assertThat(one.claim(ids)).hasSize(40);
    assertThat(one.beat(0)).isTrue();
    assertThat(one.beat(0)).isFalse();
    assertThat(one.kept(M1)).isEmpty();
    var others = List.of(node(), node());
    try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
      Callable<List<MatchId>> first = () -> others.getFirst().adopt(15);
      Callable<List<MatchId>> second = () -> others.getLast().adopt(15);
      var got = new ArrayList<MatchId>();
      for (int i = 0; i < 4; i++)
        for (var each : pool.invokeAll(List.of(first, second))) got.addAll(each.get());
      assertThat(got).containsExactlyInAnyOrderElementsOf(ids);
    }
    // Its node was alive a moment ago: its clocks have gone on.
    assertThat(others.getFirst().kept(M1)).contains(0L);
  }

  @Test
  void no_time_goes_by_while_no_node_is_alive() {
    var one = node();
    one.claim(Set.of(M1, M2));
    one.beat(-3_600_000);
    var two = node();
    long before = two.millis();
    assertThat(two.claim(Set.of(M1))).containsExactly(M1);
    assertThat(two.adopt(9)).containsExactly(M2);
    for (var id : List.of(M1, M2))
      assertThat(two.kept(id))
          .hasValueSatisfying(at -> assertThat(at).isBetween(before, before + LONG));
  }

  @Test
  void who_leaves_gives_up_everything_at_once() {
    var one = node();
    var two = node();
    one.claim(Set.of(M1));
    one.present(M1, ANN, true);
    assertThat(two.elsewhere(Set.of(M1))).isEqualTo(Map.of(M1, Set.of(ANN)));
    assertThat(one.elsewhere(Set.of(M1))).isEmpty();
    one.leave();
    assertThat(two.elsewhere(Set.of(M1))).isEmpty();
    assertThat(two.claim(Set.of(M1))).containsExactly(M1);
  }

  @Test
  void a_commitment_of_one_server_is_good_at_another_once() {
    var one = node();
    var two = node();
    var seed = MatchDraws.secret().seed();
    one.draw(ANN, seed);
    assertThat(two.take(new PlayerId("eve"), seed.commitment())).isEmpty();
    assertThat(two.take(ANN, seed.commitment())).contains(seed);
    assertThat(one.take(ANN, seed.commitment())).isEmpty();
    for (int i = 0; i < 9; i++) one.draw(ANN, MatchDraws.secret().seed());
    one.draw(ANN, seed);
    assertThat(two.take(ANN, seed.commitment())).contains(seed);
  }

  @Test
  void what_a_guest_makes_is_counted_on_all_servers() {
    var store = opened();
    long ever = 2 * store.shared().orElseThrow().millis();
    for (String id : List.of("m1", "m2"))
      store
          .matches()
          .create(Samples.setup(new MatchId(id), new Sitter.Nobody()), Samples.news(0, "", 5));
    assertThat(node().made(Samples.ANN.id(), ever)).isEqualTo(2);
    assertThat(node().made(Samples.ANN.id(), 1_000)).isZero();
    assertThat(node().made(new PlayerId("bob"), ever)).isZero();
  }

  @Test
  void who_hangs_up_is_no_longer_there() {
    var one = node();
    var two = node();
    one.present(M1, ANN, true);
    one.present(M1, ANN, true);
    one.present(M1, ANN, false);
    assertThat(two.elsewhere(Set.of(M1, M2))).isEmpty();
  }

  @Test
  void the_first_server_decides_which_secret_signs() {
    assertThat(node().signs(List.of("a"))).isTrue();
    assertThat(node().signs(List.of("b"))).isFalse();
    assertThat(node().signs(List.of("a"))).isTrue();
    assertThat(node().signs(List.of("b", "a"))).as("a new secret before the old one").isTrue();
    assertThat(node().signs(List.of("b"))).isTrue();
    assertThat(node().signs(List.of("c"))).isFalse();
  }

  @Test
  void a_stamp_tells_how_a_match_stands() {
    var store = opened();
    var shared = store.shared().orElseThrow();
    var setup = Samples.setup(M1, new Sitter.Nobody());
    store.matches().create(setup, Samples.news(0, "white e2e4", 5));
    assertThat(shared.stamps(List.of(M1, M2)))
        .isEqualTo(Map.of(M1, new Stamp(1, -1, setup.sitters(), Optional.empty())));
    store.matches().append(M1, Samples.news(1, "black e7e5", 6));
    var terms = Terms.of(setup.options(), setup.control(), false);
    store.matches().propose(Samples.setup(M2, new Sitter.Nobody()), terms, M1);
    assertThat(shared.stamps(List.of(M1, M2)))
        .isEqualTo(
            Map.of(
                M1, new Stamp(2, -1, setup.sitters(), Optional.of(M2)),
                M2, new Stamp(0, 0, setup.sitters(), Optional.empty())));
    assertThat(store.matches().later(M1, 1).entries()).containsExactly("black e7e5");
    assertThat(store.matches().later(M1, 1).times()).containsExactly(WrittenAt.at(6));
    assertThat(shared.millis()).isPositive();
  }

  @Test
  void what_is_spent_on_one_node_is_told_to_the_others_once() {
    var one = node();
    var two = node();
    assertThat(one.spend(Map.of())).isEmpty();
    assertThat(one.spend(Map.of("CREATE guest a", 3))).isEmpty();
    assertThat(two.spend(Map.of("CREATE guest a", 1, "WRITE guest b", 2)))
        .as("what was spent before it came")
        .isEmpty();
    assertThat(one.spend(Map.of("CREATE guest a", 4)))
        .isEqualTo(Map.of("CREATE guest a", 1, "WRITE guest b", 2));
    assertThat(one.spend(Map.of())).isEmpty();
    assertThat(two.spend(Map.of())).isEqualTo(Map.of("CREATE guest a", 4));
    assertThat(two.spend(Map.of())).isEmpty();
  }
}
