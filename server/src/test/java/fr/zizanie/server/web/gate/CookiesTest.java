package fr.zizanie.server.web.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fr.zizanie.server.web.http.Body;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.table.seat.PlayerId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Guests' cookies and the file of secrets. */
class CookiesTest {
  private static final String OLD = "ab".repeat(32);
  private static final String NEW = "cd".repeat(32);
  private static final PlayerId ANN = new PlayerId("ann");

  @TempDir Path data;

  private Cookies with(String secrets) throws IOException {
    Files.writeString(data.resolve("secret"), secrets);
    return Cookies.in(data);
  }

  private static Request bearing(Cookies by) {
    String header = by.header(ANN, false);
    var cookie = Map.of("cookie", header.substring(0, header.indexOf(';')));
    return new Request("GET", "/", Map.of(), cookie, "1.2.3.4", Body.NONE);
  }

  @Test
  void a_new_secret_before_the_old_one_keeps_everybody() throws IOException {
    var before = bearing(with(OLD));
    var both = with(NEW + "\n" + OLD + "\n");
    assertThat(both.shown(before).map(Cookies.Shown::player)).hasValue(ANN);
    var after = bearing(both);
    assertThat(with(NEW).shown(after).map(Cookies.Shown::player)).hasValue(ANN);
    assertThat(with(NEW).shown(before)).isEmpty();
  }

  @Test
  void a_file_that_holds_no_secret_is_refused_and_left_alone() throws IOException {
    for (String wrong : List.of("", "\n", "0", "abcd", OLD + "\nabcd", "xy".repeat(32))) {
      assertThatThrownBy(() -> with(wrong))
          .as(wrong)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("put the old file back");
      assertThat(Files.readString(data.resolve("secret"))).isEqualTo(wrong);
    }
  }

  @Test
  void a_start_that_was_cut_short_leaves_no_half_secret() throws IOException {
    Files.writeString(data.resolve("secret.part"), "ab");
    var first = bearing(Cookies.in(data));
    assertThat(Cookies.in(data).shown(first).map(Cookies.Shown::player)).hasValue(ANN);
    assertThat(data.resolve("secret.part")).doesNotExist();
    assertThat(Files.readString(data.resolve("secret"))).hasSize(65);
  }
}
