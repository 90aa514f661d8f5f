package fr.zizanie.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Passwords aren't guessed, and nobody is locked out by those who try. */
class SignInAttemptsTest {
  private final SignInAttempts tries = new SignInAttempts(java.time.InstantSource.system());

  private long allowed(int many, String network) {
    return IntStream.range(0, many).filter(_ -> tries.admits("ann", network).isPresent()).count();
  }

  @Test
  void a_flood_from_one_network_leaves_the_owner_room() {
    assertThat(allowed(1_000, "192.0.2.1")).isEqualTo(10);
    assertThat(allowed(1, "198.51.100.7")).isEqualTo(1);
  }

  @Test
  void many_networks_together_are_slowed() {
    long all = IntStream.range(0, 100).mapToLong(i -> allowed(10, "192.0.2." + i)).sum();
    assertThat(all).isEqualTo(50);
  }

  @Test
  void names_are_tried_apart() {
    allowed(1_000, "192.0.2.1");
    assertThat(tries.admits("bob", "192.0.2.1")).isPresent();
  }
}
