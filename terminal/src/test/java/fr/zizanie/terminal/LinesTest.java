package fr.zizanie.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class LinesTest {
  @Test
  void a_line_over_one_mebibyte_is_read_over() throws IOException {
    String text = "x".repeat(Lines.LONGEST) + "\n" + "y".repeat(Lines.LONGEST + 1) + "\nshort";
    var lines = new Lines(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    assertThat(lines.next()).isTrue();
    assertThat(lines.tooLong()).isFalse();
    assertThat(lines.next()).isTrue();
    assertThat(lines.tooLong()).isTrue();
    assertThat(lines.next()).isTrue();
    assertThat(lines.text()).isEqualTo("short");
    assertThat(lines.next()).isFalse();
  }
}
