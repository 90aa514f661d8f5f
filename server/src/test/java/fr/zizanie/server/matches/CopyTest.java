package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.Tables.ANN;
import static fr.zizanie.server.matches.Tables.EVE;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.match.Counted;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.felon.Felon;
import fr.zizanie.rules.mutation.Mutation;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Matches are read as they stood, once for all who ask, and without their table. */
class CopyTest {
  @TempDir Path data;

  @Test
  void it_stays_as_it_was_while_others_play_on() {
    try (var tables = new Tables(data)) {
      var game = new Mutation();
      var options = Options.read(game.profile().options(), Map.of()).orThrow();
      var table = tables.table(Match.begin(game, options));
      Tables.say(table, Seat.FIRST, "e2e4").orThrow();
      var copy = table.copy(EVE);
      Tables.say(table, Seat.SECOND, "g7g5").orThrow();
      assertThat(copy.replay(Optional.empty()).orThrow().lines()).hasSize(1);
      assertThat(copy.download(false).orThrow().text()).contains("e2e4").doesNotContain("g7g5");
      assertThat(table.copy(EVE).download(false).orThrow().text()).contains("g7g5");
    }
  }

  @Test
  void it_is_worked_out_once_for_all_who_see_the_same() {
    try (var tables = new Tables(data)) {
      var counted = Counted.of(new Felon());
      var options = Options.read(counted.game().profile().options(), Map.of()).orThrow();
      var table = tables.table(Match.begin(counted.game(), options));
      var first = table.copy(EVE).download(false);
      long before = counted.applied().get();
      for (int k = 0; k < 50; k++) assertThat(table.copy(EVE).download(false)).isEqualTo(first);
      assertThat(counted.applied().get()).isEqualTo(before);
      assertThat(table.copy(ANN.id()).download(false).orThrow().text())
          .isEqualTo(first.orThrow().text());
    }
  }
}
