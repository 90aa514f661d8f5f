package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a server would run with, and where each value came from. */
class ServeTest {
  private static final Map<String, String> NOTHING = Map.of();

  private record Ran(int code, List<String> lines) {}

  private static Ran print(Map<String, String> variables, String... flags) {
    var before = System.out;
    var bytes = new ByteArrayOutputStream();
    System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try {
      int code =
          Main.run(
              variables,
              Optional.empty(),
              Stream.concat(Stream.of("serve", "--print-config"), Stream.of(flags))
                  .toArray(String[]::new));
      return new Ran(
          code,
          bytes
              .toString(StandardCharsets.UTF_8)
              .lines()
              .map(line -> line.replaceAll(" +", " "))
              .toList());
    } finally {
      System.setOut(before);
    }
  }

  @Test
  void a_default_is_called_one() {
    assertThat(print(NOTHING).lines())
        .contains("port 8080 default", "data ./data default", "database (none) default");
  }

  @Test
  void the_environment_beats_a_default_and_a_flag_beats_both() {
    var variables = Map.of("ZIZANIE_PORT", "9001", "ZIZANIE_DATA", "there", "ZIZANIE_HOST", " ");
    assertThat(print(variables, "--port", "9002").lines())
        .contains("port 9002 --port", "data there ZIZANIE_DATA", "host 127.0.0.1 default");
  }

  @Test
  void passwords_are_not_printed() {
    for (String url :
        List.of(
            "jdbc:postgresql://db/zizanie?user=z&password=tr0ub4dor&ssl=true",
            "jdbc:postgresql://z:tr0ub4dor@db/zizanie"))
      assertThat(String.join("\n", print(NOTHING, "--database", url).lines()))
          .contains("jdbc:postgresql://", "***", "--database")
          .doesNotContain("tr0ub4dor");
    var variables = Map.of("ZIZANIE_DATABASE_USER", "z", "ZIZANIE_DATABASE_PASSWORD", "tr0ub4dor");
    assertThat(print(variables).lines())
        .contains(
            "database-user z ZIZANIE_DATABASE_USER",
            "database-password *** ZIZANIE_DATABASE_PASSWORD");
  }

  @Test
  void the_password_of_the_mail_server_is_said_by_the_environment_or_a_file(@TempDir Path folder)
      throws IOException {
    var place = List.of("--public-url", "https://play.example.org", "--mail-from", "a@b.example");
    String server = "smtp://zoe@mail.example.org:587";
    var variables = Map.of("ZIZANIE_MAIL_PASSWORD", "tr0ub4dor");
    var ran = print(variables, flags(place, "--mail", server));
    assertThat(ran.lines())
        .contains("mail " + server + " --mail", "mail-password *** ZIZANIE_MAIL_PASSWORD");
    var file = Files.writeString(folder.resolve("password"), "tr0ub4dor\n");
    var kept = print(NOTHING, flags(place, "--mail", server, "--mail-password-file", "" + file));
    assertThat(kept.code()).isZero();
    assertThat(String.join("\n", kept.lines())).doesNotContain("tr0ub4dor");
    for (String unusable : List.of(server, "smtp://zoe:tr0ub4dor@mail.example.org", "mail.example"))
      assertThat(print(NOTHING, flags(place, "--mail", unusable)).code()).isEqualTo(2);
    assertThat(print(NOTHING, "--mail", "smtp://localhost", "--mail-from", "a@b.example").code())
        .as("no public address")
        .isEqualTo(2);
    assertThat(
            print(NOTHING, "--mail", "smtp://localhost", "--public-url", "https://a.example")
                .code())
        .as("no sender")
        .isEqualTo(2);
  }

  private static String[] flags(List<String> place, String... more) {
    return Stream.concat(place.stream(), Stream.of(more)).toArray(String[]::new);
  }

  @Test
  void every_flag_stands_in_the_table_of_the_documents() throws IOException {
    String table = Files.readString(Path.of("..", "docs", "operating.md"));
    for (String line : print(NOTHING).lines()) {
      // Variables without a flag.
      if (line.startsWith("database-") || line.startsWith("mail-password ")) continue;
      String flag = line.substring(0, line.indexOf(' '));
      String variable = "ZIZANIE_" + flag.replace('-', '_').toUpperCase(Locale.ROOT);
      assertThat(table).contains("| `--" + flag + "` | `" + variable + "` |");
    }
  }

  @Test
  void values_that_cannot_be_are_refused() {
    assertThat(print(NOTHING, "--port", "65536").code()).isEqualTo(2);
    assertThat(print(Map.of("ZIZANIE_PORT", "eighty")).code()).isEqualTo(2);
    assertThat(print(NOTHING, "--push-hosts", "push.example.org, 10.0.0.7").code()).isEqualTo(2);
    assertThat(print(NOTHING, "--push-hosts", "push.example.org").code()).isZero();
  }
}
