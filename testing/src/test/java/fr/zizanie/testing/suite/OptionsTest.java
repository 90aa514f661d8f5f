package fr.zizanie.testing.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OptionsTest {
  @Test
  void without_words_everything_short_runs_once_in_its_order() {
    assertThat(Options.of(List.of()))
        .isEqualTo(new Options(false, OptionalLong.empty(), 1, false, Optional.empty(), List.of()));
  }

  @Test
  void each_word_is_understood() {
    assertThat(
            Options.of(
                List.of(
                    "--long",
                    "--seed",
                    "7",
                    "--again",
                    "10",
                    "--keep",
                    "runs",
                    "--only",
                    "rules,page")))
        .isEqualTo(
            new Options(
                true,
                OptionalLong.of(7),
                10,
                false,
                Optional.of(Path.of("runs")),
                List.of("rules", "page")));
    assertThat(Options.of(List.of("--planted")).planted()).isTrue();
    assertThat(Options.of(List.of("--shuffle")).seed()).isPresent();
  }

  @Test
  void only_some_lanes_are_wanted_where_they_are_named() {
    assertThat(Options.of(List.of()).wants("server")).isTrue();
    Options some = Options.of(List.of("--only", "rules,page"));
    assertThat(some.wants("page")).isTrue();
    assertThat(some.wants("server")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--quick", "--seed", "--seed x", "--again 0", "--keep"})
  void what_is_not_understood_is_refused_in_words(String words) {
    assertThatThrownBy(() -> Options.of(List.of(words.split(" "))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching(".*(--|number).*");
  }
}
