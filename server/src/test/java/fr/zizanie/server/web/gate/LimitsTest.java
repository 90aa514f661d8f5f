package fr.zizanie.server.web.gate;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.table.seat.PlayerId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is too much, for whom. */
class LimitsTest {
  private static final String HOUSE = Network.household("1.2.3.4");
  private final Limits limits = new Limits(StandingTime.STILL, 1);

  private static Caller guest(String name) {
    return new Caller(Optional.of(new PlayerId(name)), HOUSE);
  }

  private static Caller stranger(String address) {
    return new Caller(Optional.empty(), Network.household(address));
  }

  /**
   * How often somebody is let through until they aren't: time stands still, so they never are
   * again.
   */
  private long taken(RequestKind kind, Caller caller) {
    return IntStream.range(0, 20_000).takeWhile(_ -> limits.allows(kind, caller)).count();
  }

  @Test
  void one_address_may_have_only_so_many_replays_worked_out() {
    assertThat(taken(RequestKind.DEAR, stranger("1.2.3.4"))).isEqualTo(300);
    assertThat(limits.allows(RequestKind.DEAR, stranger("5.6.7.8"))).isTrue();
  }

  /** 3,500 requests without a cookie left another guest behind the same address 2 of 50. */
  @Test
  void strangers_use_up_nothing_of_a_guest_at_the_same_address() {
    assertThat(taken(RequestKind.CREATE, stranger("1.2.3.4"))).isEqualTo(3_000);
    assertThat(taken(RequestKind.CREATE, guest("ann"))).isGreaterThanOrEqualTo(50);
  }

  @Test
  void guests_who_take_all_leave_their_neighbours_a_reserve() {
    for (int i = 0; i < 10; i++) taken(RequestKind.CREATE, guest("greedy" + i));
    assertThat(taken(RequestKind.CREATE, guest("ann")))
        .isEqualTo(RequestKind.CREATE.reserve.burst());
  }

  @Test
  void fresh_cookies_bring_no_more_than_a_household_may_have() {
    assertThat(taken(RequestKind.GREET, stranger("1.2.3.4"))).isEqualTo(3_000);
    assertThat(limits.allows(RequestKind.GREET, stranger("1.2.3.4"))).isFalse();
  }

  /** 400 sockets of one household said 137,600 things in 11 seconds. */
  @Test
  void what_comes_over_many_sockets_of_a_household_is_bounded_in_all() {
    var gate = new Gate(Trust.NOBODY, StandingTime.STILL);
    long heard = 0;
    for (int k = 0; k < 13; k++)
      for (int socket = 0; socket < 30; socket++) {
        var open = gate.open(guest("greedy" + k)).orElseThrow();
        for (int n = 0; n < 400; n++) if (open.hears().getAsBoolean()) heard++;
      }
    assertThat(heard).isLessThan(14_000);
    var ann = gate.open(guest("ann")).orElseThrow();
    assertThat(IntStream.range(0, 100).allMatch(_ -> ann.hears().getAsBoolean()))
        .as("a neighbour has a reserve")
        .isTrue();
  }

  @Test
  void a_household_has_many_addresses_of_ipv6() {
    taken(RequestKind.WRITE, stranger("2001:db8:1:2::1"));
    assertThat(limits.allows(RequestKind.WRITE, stranger("2001:db8:1:3:4:5:6:7"))).isFalse();
    assertThat(limits.allows(RequestKind.WRITE, stranger("2001:db8:2:2::1"))).isTrue();
  }

  @Test
  void a_crowd_behind_one_address_may_do_more() {
    var crowded = new Limits(StandingTime.STILL, 3);
    long taken =
        IntStream.range(0, 20_000)
            .filter(_ -> crowded.allows(RequestKind.CREATE, stranger("1.2.3.4")))
            .count();
    assertThat(taken).isEqualTo(9_000);
  }

  @Test
  void sockets_are_counted_for_guests_households_and_in_all() {
    var sockets = new ConcurrencyLimit(new ConcurrencyLimit.Bounds(40, 6, 400, 20_000));
    long ann = IntStream.range(0, 1_000).filter(_ -> sockets.take(guest("ann"), 1)).count();
    assertThat(ann).isEqualTo(40);
    long strangers =
        IntStream.range(0, 1_000).filter(_ -> sockets.take(stranger("1.2.3.4"), 1)).count();
    assertThat(strangers).isEqualTo(200);
    assertThat(sockets.take(guest("bob"), 1)).isTrue();
    assertThat(sockets.take(stranger("5.6.7.8"), 1)).isTrue();
    assertThat(sockets.all()).isEqualTo(242);
    for (int i = 0; i < 40; i++) sockets.give(guest("ann"), 1);
    assertThat(sockets.take(guest("ann"), 1)).isTrue();
    assertThat(sockets.free(guest("ann"), 1)).isTrue();
  }

  /** Thirteen guests of one network held all of its sockets. */
  @Test
  void whoever_comes_to_a_full_household_opens_a_few_sockets_of_their_own() {
    var sockets = new ConcurrencyLimit(new ConcurrencyLimit.Bounds(40, 6, 400, 20_000));
    for (int i = 0; i < 10; i++)
      for (int j = 0; j < 40; j++) assertThat(sockets.take(guest("greedy" + i), 1)).isTrue();
    assertThat(sockets.take(guest("greedy0"), 1)).isFalse();
    assertThat(sockets.take(stranger("1.2.3.4"), 1)).isFalse();
    long ann = IntStream.range(0, 100).filter(_ -> sockets.take(guest("ann"), 1)).count();
    assertThat(ann).isEqualTo(6);
  }

  /** Forty tickets without a cookie shut all doors for everybody of that network. */
  @Test
  void who_signs_in_has_tries_that_no_stranger_uses_up() {
    for (RequestKind kind : List.of(RequestKind.PROVE, RequestKind.SECRET)) {
      assertThat(taken(kind, stranger("1.2.3.4"))).isEqualTo(40);
      for (int i = 0; i < 10; i++) taken(kind, guest(kind + "greedy" + i));
      assertThat(taken(kind, guest("ann"))).as(kind.name()).isEqualTo(kind.reserve.burst());
    }
  }

  @Test
  void hundreds_of_fresh_cookies_are_one_visitor_who_tries_passwords() {
    long taken = 0;
    for (int i = 0; i < 300; i++) taken += taken(RequestKind.PROVE, guest("mint" + i));
    assertThat(taken).isEqualTo(400 + 40);
  }

  @Test
  void what_is_given_back_may_be_taken_again_here_and_isn_t_told_elsewhere() {
    limits.taken();
    var ann = guest("ann");
    for (int i = 0; i < 100; i++) limits.admits(RequestKind.PROVE, ann).orElseThrow().run();
    assertThat(limits.taken()).isEmpty();
    assertThat(taken(RequestKind.PROVE, ann)).isEqualTo(15);
  }

  /** A household that goes from server to server had as much again at each. */
  @Test
  void servers_count_together_what_they_share() {
    var other = new Limits(StandingTime.STILL, 1);
    assertThat(limits.taken()).isEmpty();
    for (int i = 0; i < 2_900; i++) limits.allows(RequestKind.GREET, stranger("1.2.3.4"));
    limits.allows(RequestKind.READ, stranger("1.2.3.4"));
    var taken = limits.taken();
    assertThat(taken.values()).containsExactly(2_900);
    other.takenElsewhere(taken);
    assertThat(
            IntStream.range(0, 200)
                .filter(_ -> other.allows(RequestKind.GREET, stranger("1.2.3.4")))
                .count())
        .isEqualTo(100);
    assertThat(limits.taken()).isEmpty();
    limits.takenElsewhere(Map.of("GREET strangers " + HOUSE, 1_000_000));
    assertThat(limits.allows(RequestKind.GREET, stranger("1.2.3.4"))).isFalse();
    assertThat(limits.taken()).as("what was taken elsewhere isn't told again").isEmpty();
  }

  @Test
  void what_a_server_of_another_version_counts_harms_nothing() {
    limits.takenElsewhere(Map.of("MOOD household x", 9, "", 9));
    assertThat(limits.allows(RequestKind.CREATE, guest("ann"))).isTrue();
  }

  @Test
  void a_server_alone_counts_for_nobody() {
    taken(RequestKind.CREATE, guest("ann"));
    assertThat(limits.taken()).isEmpty();
  }
}
