package fr.zizanie.server.web.javalin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class QueriesTest {
  @Test
  void the_first_value_of_each_name_counts() {
    assertThat(Queries.read("a=1&b=%C3%A9+x&a=2&c&&d=e=f"))
        .hasValue(Map.of("a", "1", "b", "é x", "c", "", "d", "e=f"));
    assertThat(Queries.read("")).hasValue(Map.of());
  }

  @Test
  void a_percent_sign_that_means_nothing_is_refused() {
    for (String wrong : List.of("a=%zz", "%", "a=%4", "%g0=1"))
      assertThat(Queries.read(wrong)).as(wrong).isEmpty();
  }
}
