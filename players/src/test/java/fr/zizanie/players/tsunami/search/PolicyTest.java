package fr.zizanie.players.tsunami.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Places;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the policy learnt from sixty games thinks of stones. */
class PolicyTest {
  private static final Policy LEARNT = read();

  private static Policy read() {
    try (var in = PolicyTest.class.getResourceAsStream("stones.policy")) {
      return Policy.read(Objects.requireNonNull(in));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int at(String name) {
    return Places.of(Grid.parse(name));
  }

  /** Black to move: three white stones in atari at G3. */
  private static Features atari() {
    var board = new Goban();
    for (String name : "D2 E2 F2 C3 D4 E4 F4".split(" ", -1)) board.play(0, at(name));
    for (String name : "D3 E3 F3 G2 G4 H3".split(" ", -1)) board.play(1, at(name));
    var playout = new Playout(1);
    playout.begin(board, at("H3"));
    var features = new Features(playout);
    features.look(0);
    return features;
  }

  private static int[] empty(Features features) {
    Goban board = features.playout().board;
    return IntStream.range(0, board.emptyCount()).map(board::empty).toArray();
  }

  @Test
  void chances_sum_to_one_and_taking_three_stones_is_likely() {
    var features = atari();
    int[] stones = empty(features);
    double[] chances = LEARNT.chances(features, stones);
    assertThat(Arrays.stream(chances).sum()).isCloseTo(1, within(1e-9));
    int best = 0;
    for (int i = 0; i < chances.length; i++) if (chances[i] > chances[best]) best = i;
    assertThat(stones[best]).isEqualTo(at("G3"));
    assertThat(chances[best]).isGreaterThan(0.2);
  }

  @Test
  void imaginary_games_favour_the_likely() {
    var features = atari();
    int[] stones = empty(features);
    int[] games = new int[stones.length];
    int[] won = new int[stones.length];
    LEARNT.tell(features, stones, games, won);
    for (int i = 0; i < stones.length; i++) {
      assertThat(won[i]).isBetween(0, games[i]);
      if (stones[i] == at("G3")) assertThat(won[i] * 5).isGreaterThan(games[i] * 4);
      if (stones[i] == at("A1")) assertThat(won[i] * 2).isLessThan(games[i]);
    }
  }

  @Test
  void what_is_written_reads_back() throws IOException {
    var out = new ByteArrayOutputStream();
    LEARNT.write(out);
    var again = Policy.read(new ByteArrayInputStream(out.toByteArray()));
    var features = atari();
    int[] stones = empty(features);
    assertThat(again.chances(features, stones)).isEqualTo(LEARNT.chances(features, stones));
    assertThatThrownBy(() -> Policy.read(new ByteArrayInputStream(new byte[100])))
        .isInstanceOf(IOException.class);
  }
}
