package fr.zizanie.server.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Time that is over. */
class ClosedTest {
  static Stream<Time> times() {
    return Stream.of(new MachineTime(), new HandTime());
  }

  @ParameterizedTest
  @MethodSource("times")
  void nothing_rings_any_more_and_whoever_asks_is_told(Time time) {
    var rung = new AtomicBoolean();
    assertThat(time.in(3_600_000, () -> rung.set(true)).isCancelled()).isFalse();
    time.close();
    assertThat(time.in(0, () -> rung.set(true)).isCancelled()).isTrue();
    assertThat(rung).isFalse();
  }
}
