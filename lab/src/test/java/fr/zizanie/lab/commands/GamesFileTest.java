package fr.zizanie.lab.commands;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fr.zizanie.lab.arena.Ladder;
import fr.zizanie.lab.arena.Result;
import fr.zizanie.terminal.Failure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A ladder goes on from the games that were kept. */
class GamesFileTest {
  private static final String HEAD = "ladder 1 nim {} seed 1";
  private static final Ladder.Task WON = new Ladder.Task(new Ladder.Pair(2, 1), 0);
  private static final Ladder.Task DRAWN = new Ladder.Task(new Ladder.Pair(3, 2), 1);

  @TempDir Path folder;

  private Path path() {
    return folder.resolve("games");
  }

  private static Ladder ladder() {
    return new Ladder(3, new Ladder.Most(4, 4, 0));
  }

  private Ladder read(String head) {
    var ladder = ladder();
    new GamesFile(Optional.of(path()), head, ladder);
    return ladder;
  }

  private void write(Ladder.Task task, Result result) {
    new GamesFile(Optional.of(path()), HEAD, ladder()).write(task, result);
  }

  private static Result of(Ladder ladder, Ladder.Pair pair) {
    return ladder.matches().stream()
        .filter(m -> m.pair().equals(pair))
        .findFirst()
        .orElseThrow()
        .trial()
        .result();
  }

  @Test
  void games_are_read_as_they_were_written() {
    write(WON, new Result(1, 0, 0, 31));
    write(new Ladder.Task(DRAWN.pair(), 0), new Result(0, 0, 1, 9));
    write(DRAWN, new Result(0, 1, 0, 40));
    var ladder = read(HEAD);
    assertThat(of(ladder, WON.pair())).isEqualTo(new Result(1, 0, 0, 31));
    assertThat(of(ladder, DRAWN.pair())).isEqualTo(new Result(0, 1, 1, 49));
  }

  @Test
  void a_line_that_was_cut_off_is_lost_alone() throws IOException {
    write(WON, new Result(1, 0, 0, 31));
    Files.writeString(path(), "2 1 1 1", StandardOpenOption.APPEND);
    write(new Ladder.Task(WON.pair(), 1), new Result(0, 0, 1, 50));
    assertThat(of(read(HEAD), WON.pair())).isEqualTo(new Result(1, 0, 1, 81));
  }

  @Test
  void games_that_were_played_otherwise_are_refused() {
    write(WON, new Result(1, 0, 0, 31));
    assertThatThrownBy(() -> read("ladder 1 nim {} seed 2"))
        .isInstanceOf(Failure.class)
        .hasMessageContaining("another file");
  }
}
