package fr.zizanie.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.answer.Answer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Names that people can tell apart. */
class AccountNamesTest {
  private static boolean good(String name) {
    return AccountNames.read(name) instanceof Answer.Ok<String>;
  }

  @Test
  void people_are_called_many_things() {
    for (String name :
        List.of(
            "Anne",
            "Zoé",
            "Jean-François",
            "O\u2019Neill",
            "x",
            "\u0391\u03bb\u03ad\u03be\u03b1\u03bd\u03b4\u03c1\u03bf\u03c2",
            "\u0410\u043d\u043d\u0430",
            "\u5c71\u7530\u592a\u90ce",
            "\u05d3\u05d5\u05d3",
            "\u0645\u0631\u064a\u0645",
            "\u0905\u0928\u0940\u0924\u093e",
            "Ben 2",
            "Fou \uD83D\uDC22",
            "\uD83D\uDC22",
            "A. B.")) assertThat(good(name)).as(name).isTrue();
  }

  @Test
  void what_cannot_be_seen_is_no_name() {
    for (String name :
        List.of(
            "",
            " ",
            "\u00A0",
            "\u3164",
            "\u2800",
            "\u0301",
            "\u0301\u0301\u0301",
            "\u200B",
            "Anne\u200D",
            "\u202EennA",
            "An\u00ADne",
            "---",
            "a\u0301\u0301\u0301\u0301",
            "x".repeat(25),
            "a\nb")) assertThat(good(name)).as(name).isFalse();
  }

  @Test
  void letters_of_several_scripts_are_not_mixed() {
    assertThat(good("\u0410nne")).isFalse();
    assertThat(good("B\u03bfb")).isFalse();
    assertThat(good("Bob\u0661\u0032")).isFalse();
  }

  @Test
  void nobody_passes_for_the_house() {
    for (String name :
        List.of("Zizanie", "zizanie 8", "Z\u0456zanie", "ZIZANIE", "Zi zanie", "\u0396izanie"))
      assertThat(good(name)).as(name).isFalse();
    assertThat(good("Lizanie")).isTrue();
  }

  @Test
  void one_look_has_one_form() {
    assertThat(AccountNames.read("\uFF21\uFF4E\uFF4E\uFF45").orThrow()).isEqualTo("Anne");
    assertThat(AccountNames.read(" Anne \u00A0 Marie ").orThrow()).isEqualTo("Anne Marie");
    assertThat(AccountNames.read("Zoe\u0301").orThrow()).isEqualTo("Zo\u00e9");
  }
}
