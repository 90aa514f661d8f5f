package fr.zizanie.app.uci;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.testing.Eventually;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class ChessProgramTest {
  /** Of a thread that waits to be told something, or that has told everything. */
  private static final Set<Thread.State> IDLE =
      EnumSet.of(Thread.State.WAITING, Thread.State.TERMINATED);

  private final CopyOnWriteArrayList<String> said = new CopyOnWriteArrayList<>();

  private List<String> told(String... lines) {
    said.clear();
    try (var program = new ChessProgram(said::add)) {
      for (String line : lines) program.hear(line);
    }
    return List.copyOf(said);
  }

  @Test
  void it_says_who_it_is_and_that_it_is_ready() {
    assertThat(told("uci", "isready"))
        .startsWith("id name Zizanie")
        .contains("uciok", "option name Level type spin default 7 min 1 max 7")
        .endsWith("readyok");
  }

  @Test
  void it_mates_in_one_and_promotes() {
    assertThat(told("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "go movetime 300"))
        .endsWith("bestmove a1a8");
    assertThat(told("position fen 8/P6k/8/8/8/8/8/K7 w - - 0 1", "go movetime 300"))
        .endsWith("bestmove a7a8q");
  }

  @Test
  void it_follows_moves_of_both_sides_castling_and_en_passant() {
    var lines =
        told(
            "position startpos moves e2e4 a7a6 e4e5 d7d5 e5d6 a6a5 g1f3 a5a4 f1e2 a4a3 e1g1",
            "go wtime 3000 btime 3000 winc 0 binc 0");
    assertThat(lines).noneMatch(line -> line.startsWith("info string"));
    assertThat(lines.getLast()).matches("bestmove [a-h][1-8][a-h][1-8][qrbn]?");
  }

  @Test
  void what_is_no_position_is_told_and_changes_nothing() {
    assertThat(told("position startpos moves e2e5", "position fen nonsense", "position"))
        .hasSize(3)
        .allMatch(line -> line.startsWith("info string no such position"));
    assertThat(told("nonsense", "", "setoption name Hash value 16", "debug on")).isEmpty();
    assertThat(told("setoption name Level value 8"))
        .containsExactly("info string Level takes 1 to 7");
  }

  @Test
  void an_endless_search_tells_its_move_once_it_is_stopped() throws Exception {
    var thinking = new AtomicReference<Thread>();
    Consumer<String> heard =
        line -> {
          said.add(line);
          if (line.startsWith("info score")) thinking.set(Thread.currentThread());
        };
    try (var program = new ChessProgram(heard)) {
      program.hear("setoption name Level value 3");
      program.hear("position startpos");
      program.hear("go infinite");
      Eventually.until("the search has ended", () -> thinking.get() != null);
      Eventually.until("its thread waits", () -> IDLE.contains(thinking.get().getState()));
      assertThat(said).noneMatch(line -> line.startsWith("bestmove"));
      program.hear("stop");
      assertThat(said).last().asString().startsWith("bestmove");
    }
  }

  @Test
  void a_lost_game_has_no_move() {
    assertThat(told("position startpos moves f2f3 e7e5 g2g4 d8h4", "go movetime 100"))
        .containsExactly("bestmove 0000");
  }

  @Test
  void time_is_shared_out() {
    assertThat(Pace.of(Words.of("go wtime 60000 btime 1000 winc 1000"), true).millis())
        .isEqualTo(60_000 / 30 + 750 - 20);
    assertThat(Pace.of(Words.of("go wtime 60000 btime 1000"), false).millis()).isLessThan(40);
    assertThat(Pace.of(Words.of("go movetime 5"), true).millis()).isEqualTo(1);
    assertThat(Pace.of(Words.of("go infinite"), true).endless()).isTrue();
    assertThat(Pace.of(Words.of("go"), true)).isEqualTo(new Pace(1_000, false));
  }
}
