package fr.zizanie.sheets.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What isn't copied into a text is a part of it all the same. */
final class SectionedJsonTest {
  private static final byte[] NAME = JsonText.constant("\"name\":");

  private static Precompiled<String> made(String json) {
    return Precompiled.of(json);
  }

  static Stream<Consumer<JsonText>> texts() {
    return Stream.of(
        out -> list(out, "1", "\"é\"", "{\"a\":\"\uD83C\uDF0A\"}"),
        out -> object(out, "{}", "1"),
        out -> object(out, "{\"a\":1}", "{\"b\":2}"),
        out -> object(out, "{\"a\":\"ü\"}", "{}"),
        out -> {
          out.open();
          out.spread(made("{\"a\":1}"));
          out.spread(made("{}"));
          out.name(NAME);
          out.number(2);
          out.close();
        });
  }

  private static void list(JsonText out, String... items) {
    out.openList();
    for (String item : items) {
      out.next();
      out.raw(made(item));
    }
    out.closeList();
  }

  private static void object(JsonText out, String fields, String value) {
    out.open();
    out.spread(made(fields));
    out.name(NAME);
    out.raw(made(value));
    out.name(NAME);
    out.text("né");
    out.close();
  }

  @ParameterizedTest
  @MethodSource("texts")
  void a_text_in_sections_is_the_same_text(Consumer<JsonText> write) {
    String text = JsonText.of(write);
    var sectioned = JsonText.parted(write);
    assertThat(sectioned).hasToString(text);
    assertThat(sectioned.units()).isEqualTo(text.length());
    assertThat(sectioned.bytes()).isEqualTo(JsonText.constant(text).length);
  }

  @Test
  void pieces_of_it_are_named_by_their_places_in_the_text() {
    var first = made("\"" + "é".repeat(40) + "\"");
    var second = made("\"" + "\uD83C\uDF0A".repeat(30) + "\"");
    var before = pair("né", first, second);
    var next = pair("née", first, second);
    var splice = Splice.of(SectionedJson.NONE, before, next);
    assertThat(splice.on(before.toString())).isEqualTo(next.toString());
    assertThat(splice.room()).isLessThan(next.units() / 2);
  }

  private static SectionedJson pair(String name, Precompiled<?> first, Precompiled<?> second) {
    return JsonText.parted(out -> {
      out.openList();
      out.next();
      out.text(name);
      out.next();
      out.raw(first);
      out.next();
      out.raw(second);
      out.closeList();
    });
  }
}
