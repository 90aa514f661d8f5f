package fr.zizanie.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LimitsTest {
  @Test
  void one_address_may_have_only_so_many_pictures_drawn() {
    var limits = new Limits(StandingTime.STILL);
    long drawn = IntStream.range(0, 1_000).filter(_ -> limits.drawing("1.2.3.4")).count();
    assertThat(drawn).isEqualTo(60);
    assertThat(limits.drawing("5.6.7.8")).isTrue();
  }
}
