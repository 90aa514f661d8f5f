package fr.zizanie.sheets.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Texts share arrays to be written in, and nothing of one may be read in another. */
final class JsonTextTest {
  private static Consumer<JsonText> items(int from, int count) {
    return out -> {
      out.openList();
      for (int k = 0; k < count; k++) {
        out.next();
        out.number(from + k);
      }
      out.closeList();
    };
  }

  private static String expected(int from, int count) {
    return IntStream.range(from, from + count).boxed().toList().toString().replace(" ", "");
  }

  @Test
  void aShortTextAfterALongOneIsNotLonger() {
    assertThat(JsonText.of(items(1000, 100_000))).isEqualTo(expected(1000, 100_000));
    assertThat(JsonText.of(items(7, 2))).isEqualTo("[7,8]");
    assertThat(Precompiled.of(7, (seven, out) -> out.number(seven))).hasToString("7");
    assertThat(JsonText.parted(items(7, 2))).hasToString("[7,8]");
  }

  @Test
  void aTextThatIsWrittenWhileAnotherIsKeepsApart() {
    var text =
        JsonText.of(out -> {
          out.openList();
          for (int k = 0; k < 20; k++) {
            out.next();
            int from = 10 * k;
            out.raw(Precompiled.of(from, (at, inner) -> items(at, 3).accept(inner)));
          }
          out.closeList();
        });
    assertThat(text)
        .isEqualTo(
            IntStream.range(0, 20)
                .mapToObj(k -> expected(10 * k, 3))
                .toList()
                .toString()
                .replace(" ", ""));
  }

  @Test
  void afterAWriterThatFailsTheNextTextIsWhole() {
    assertThatThrownBy(() ->
            JsonText.of(out -> {
              out.open();
              throw new IllegalStateException("half way");
            }))
        .isInstanceOf(IllegalStateException.class);
    assertThat(JsonText.of(items(1, 3))).isEqualTo("[1,2,3]");
  }

  @Test
  void manyThreadsWriteEachTheirOwn() {
    List<String> texts =
        IntStream.range(0, 2_000)
            .parallel()
            .mapToObj(k -> JsonText.of(items(k, 1 + 37 * k % 900)))
            .toList();
    for (int k = 0; k < texts.size(); k++)
      assertThat(texts.get(k)).isEqualTo(expected(k, 1 + 37 * k % 900));
  }
}
