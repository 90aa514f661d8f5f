package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.terminal.Laboratory;
import fr.zizanie.testing.Typed;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A program that was built without the lab. */
class LeftOutTest {
  private static Typed typed(String words) {
    return Typed.in(args -> Main.run(Map.of(), Optional.empty(), args), words.split(" ", -1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "arena",
        "arena --help",
        "arena mutation --a 2 --b 1",
        "lab tsunami --games 2",
        "train mutation --out here"
      })
  void its_commands_say_in_a_sentence_where_they_are(String words) {
    String name = words.split(" ", 2)[0];
    assertThat(typed(words))
        .isEqualTo(
            new Typed(
                1,
                "",
                "zizanie: this program for servers leaves the lab out, and '"
                    + name
                    + "' with it; the command line has both (./zizanie, zizanie-all.jar)\n"));
  }

  @Test
  void programs_of_others_are_of_the_lab_too() {
    var played = typed("play tsunami --option deck=none --gtp gnugo");
    assertThat(played.code()).isEqualTo(1);
    assertThat(played.errors()).contains("leaves the lab out, and '--gtp' with it");
  }

  @Test
  void everything_else_is_there() {
    assertThat(typed("perft mutation --depth 1").code()).isZero();
    assertThat(typed("play --help").code()).isZero();
  }

  @Test
  void the_command_line_has_the_lab() {
    assertThat(Laboratory.found()).isPresent();
    for (String name : Laboratory.COMMANDS) {
      var help = Zizanie.typed(name, "--help");
      assertThat(help.code()).isZero();
      assertThat(help.out()).startsWith("Usage: zizanie " + name);
    }
    assertThat(Zizanie.typed("arena", "nowhere").errors()).contains("no game is called 'nowhere'");
  }
}
