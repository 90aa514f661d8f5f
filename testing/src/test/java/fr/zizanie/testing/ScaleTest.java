package fr.zizanie.testing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.util.ClearSystemProperty;
import org.junit.jupiter.api.util.SetSystemProperty;

class ScaleTest {
  @Test
  @ClearSystemProperty(key = "zizanie.long")
  void the_usual_measure_is_the_first() {
    assertThat(Scale.of(300, 1500)).isEqualTo(300);
  }

  @Test
  @SetSystemProperty(key = "zizanie.long", value = "true")
  void a_long_run_takes_the_second() {
    assertThat(Scale.of(300, 1500)).isEqualTo(1500);
  }

  @Test
  @SetSystemProperty(key = "zizanie.seed", value = "-7")
  void the_seed_asked_for_is_the_seed() {
    assertThat(Scale.seed()).isEqualTo(-7);
  }
}
