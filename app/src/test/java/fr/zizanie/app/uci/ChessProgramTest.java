package fr.zizanie.app.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import fr.zizanie.players.ironpond.Bounds;
import fr.zizanie.rules.core.Choice;
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

  private static final String MOVE = "[a-h][1-8][a-h][1-8][qrbn]?";
  private static final String BEST = "bestmove " + MOVE + "( ponder " + MOVE + ")?";

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

  /** So that whoever watches an endless search sees something before they stop it. */
  @Test
  void it_tells_how_deep_it_has_looked() {
    var lines = told("position startpos", "go depth 4");
    assertThat(lines)
        .hasSize(6)
        .first(STRING)
        .matches("info depth 1 score cp -?\\d+ nodes \\d+ time \\d+ pv " + MOVE);
    assertThat(lines.subList(1, 4).stream().map(line -> line.split(" ", -1)[2]))
        .containsExactly("2", "3", "4");
    assertThat(lines.get(4)).startsWith("info depth 4 score ");
  }

  @Test
  void who_has_a_bishop_more_and_nothing_else_is_no_better() {
    assertThat(told("position fen 6k1/8/8/8/8/8/8/B6K w - - 0 1", "go movetime 300"))
        .anyMatch(line -> line.contains("score cp 0"))
        .noneMatch(line -> line.matches(".*score cp -?[1-9].*"));
  }

  @Test
  void it_mates_in_one_and_promotes() {
    assertThat(told("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "go movetime 300"))
        .endsWith("bestmove a1a8");
    assertThat(told("position fen 8/P6k/8/8/8/8/8/K7 w - - 0 1", "go movetime 300"))
        .last(STRING)
        .startsWith("bestmove a7a8q ponder h7");
  }

  @Test
  void it_follows_moves_of_both_sides_castling_and_en_passant() {
    var lines =
        told(
            "position startpos moves e2e4 a7a6 e4e5 d7d5 e5d6 a6a5 g1f3 a5a4 f1e2 a4a3 e1g1",
            "go wtime 3000 btime 3000 winc 0 binc 0");
    assertThat(lines).noneMatch(line -> line.startsWith("info string"));
    assertThat(lines.getLast()).matches(BEST);
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
          if (line.startsWith("info depth 1 ")) thinking.set(Thread.currentThread());
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

  private static Pace pace(String line, boolean white) {
    return Pace.of(Words.of(line), white, ChessGame::move);
  }

  @Test
  void time_is_shared_out() {
    assertThat(pace("go wtime 60000 btime 1000 winc 1000", true).millis())
        .isEqualTo(60_000 / 30 + 750 - 20);
    assertThat(pace("go wtime 60000 btime 1000", false).millis()).isLessThan(40);
    assertThat(pace("go wtime 60000 btime 1000 movestogo 1", true).millis()).isEqualTo(29_980);
    assertThat(pace("go wtime -50 btime 1000", true).millis()).isEqualTo(1);
    assertThat(pace("go wtime 99999999999", true).millis()).isGreaterThan(1_000_000_000);
    assertThat(pace("go movetime 5", true).millis()).isEqualTo(1);
    assertThat(pace("go infinite", true).waits()).isEqualTo(Pace.Waits.FOR_STOP);
    assertThat(pace("go", true)).isEqualTo(new Pace(1_000, Pace.Waits.NOT, Bounds.NONE));
    assertThat(pace("go ponder movetime 520", true))
        .isEqualTo(new Pace(500, Pace.Waits.FOR_PONDERHIT, Bounds.NONE));
  }

  @Test
  void what_bounds_the_work_bounds_no_time() {
    for (String bound : List.of("depth 3", "nodes 10", "mate 2"))
      assertThat(pace("go " + bound, true).millis()).as(bound).isGreaterThan(1_000_000);
    assertThat(pace("go depth 3 movetime 120", true).millis()).isEqualTo(100);
    assertThat(pace("go depth 3", true).bounds().depth()).isEqualTo(3);
    assertThat(pace("go nodes 10", true).bounds().visits()).isEqualTo(10);
    assertThat(pace("go mate 2", true).bounds().depth()).isGreaterThan(3);
    assertThat(pace("go depth 0 nodes 0", true).bounds()).isEqualTo(new Bounds(1, 1, Set.of()));
    assertThat(pace("go searchmoves e2e4 d2d4 depth 2 g1f3", true).bounds().moves())
        .containsExactlyInAnyOrder(move("e2e4"), move("d2d4"));
  }

  private static Choice move(String word) {
    return ChessGame.move(word).orElseThrow();
  }

  @Test
  void depth_and_nodes_are_kept_to() {
    assertThat(nodes("go depth 1")).isLessThan(nodes("go depth 4"));
    assertThat(nodes("go nodes 10")).isLessThan(100);
    assertThat(nodes("go nodes 3000")).isBetween(1_000L, 3_100L);
  }

  private long nodes(String go) {
    var lines = told("position startpos moves e2e4", go);
    assertThat(lines).last(STRING).matches(BEST);
    return Words.of(lines.get(lines.size() - 2)).number("nodes").orElseThrow();
  }

  @Test
  void only_the_named_moves_are_looked_at() {
    assertThat(told("go searchmoves a2a3 h2h3 depth 3"))
        .last(STRING)
        .matches("bestmove (a2a3|h2h3) ponder .*");
    assertThat(told("go searchmoves e2e5 depth 2")).last(STRING).matches(BEST);
  }

  @Test
  void a_mate_is_told_in_moves() {
    assertThat(told("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "go mate 1"))
        .anyMatch(line -> line.contains("score mate 1 "));
    assertThat(told("position fen 7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", "go mate 2"))
        .anyMatch(line -> line.contains("score mate 2 "));
    assertThat(told("position fen 7k/R7/8/8/8/8/8/1R4K1 b - - 0 1", "go depth 6"))
        .anyMatch(line -> line.contains("score mate -1 "));
  }

  @Test
  void words_before_a_command_are_passed_over() {
    assertThat(told("joho isready", " \t foo  bar\tisready")).containsExactly("readyok", "readyok");
    assertThat(told("joho position startpos moves e2e5")).hasSize(1);
    assertThat(told("debug joho on", "register name go code 1", "setoption name Ponder value true"))
        .isEmpty();
    assertThat(told("uci")).contains("option name Ponder type check default false");
  }

  @Test
  void a_draw_is_never_claimed_by_a_move() {
    assertThat(told("position fen 8/8/8/3k4/8/8/q7/5K2 w - - 100 90", "go depth 2"))
        .last(STRING)
        .matches(BEST);
  }

  @Test
  void the_time_of_a_pondered_move_runs_from_the_hit_on() {
    assertThat(
            told(
                "position startpos moves e2e4 e7e5",
                "go ponder wtime 2000 btime 2000",
                "isready",
                "ponderhit"))
        .contains("readyok")
        .last(STRING)
        .matches(BEST);
  }

  @Test
  void a_pondered_move_is_told_after_the_hit_and_not_before() {
    try (var program = new ChessProgram(said::add)) {
      program.hear("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
      program.hear("go ponder movetime 100");
      Eventually.until("the move is found", () -> !said.isEmpty());
      program.hear("isready");
      assertThat(said).contains("readyok").noneMatch(line -> line.startsWith("bestmove"));
      program.hear("ponderhit");
      Eventually.until("it is told", () -> said.getLast().equals("bestmove a1a8"));
      program.hear("ponderhit");
      program.hear("go ponder");
      program.hear("stop");
      assertThat(said).last(STRING).isEqualTo("bestmove a1a8");
    }
  }

  @Test
  void a_hit_ends_no_endless_search() {
    try (var program = new ChessProgram(said::add)) {
      program.hear("go infinite");
      program.hear("ponderhit");
      program.hear("joho isready");
      assertThat(said).contains("readyok").noneMatch(line -> line.startsWith("bestmove"));
    }
    assertThat(said).last(STRING).matches(BEST);
  }
}
