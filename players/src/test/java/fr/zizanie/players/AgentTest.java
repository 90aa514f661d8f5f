package fr.zizanie.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.alphabeta.Boards;
import fr.zizanie.players.search.Limit;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.mutation.MutationState;
import fr.zizanie.rules.mutation.MutationView;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What an opponent does when asked. */
class AgentTest {
  private static Advice ask(MutationState s, long visits) {
    return Boards.opponent()
        .advise(Boards.view(s), Boards.held(60, visits), Limit.of(visits, 60_000));
  }

  private static Advice ask(MutationState s, int level, long seed) {
    return agent(seed).advise(Boards.view(s), new Budget(60_000, level));
  }

  private static Agent<MutationView> agent(long seed) {
    return Players.of(Boards.GAME, seed).orElseThrow();
  }

  private static boolean offered(MutationState s, Advice advice) {
    return Lines.actions(Boards.GAME, s, 1000).contains(advice.action());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void a_weak_level_always_advises_what_is_offered(int level) {
    assertThat(Boards.random(200, level)).allMatch(s -> offered(s, ask(s, level, 5)));
  }

  @ParameterizedTest
  @CsvSource({
    "6k1/pp4pp/8/3p4/8/4P3/PP3P1P/1P4K1 w - 0 20, e3d5",
    "8/pp4pk/8/5p2/3P4/8/5PPP/5PK1 b - 0 20, f5d4",
  })
  void what_hangs_is_taken(String fen, String move) {
    assertThat(Boards.text(ask(Boards.at(fen), 20_000).action())).isEqualTo(move);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void a_won_ending_is_won(long seed) {
    var s = Boards.at("4k3/8/8/8/8/8/8/P3K2P w - 0 1");
    var random = new SplittableRandom(seed);
    for (int ply = 0; ply < 120 && Boards.GAME.turn(s) instanceof Turn.Of; ply += 2) {
      s = Lines.after(Boards.GAME, s, ask(s, 10_000).action());
      s = Boards.walked(s, 1, random);
    }
    assertThat(Boards.GAME.turn(s))
        .isInstanceOfSatisfying(
            Turn.Over.class, over -> assertThat(over.outcome().reason()).isEqualTo("checkmate"));
  }

  @Test
  void a_lost_side_claims_the_draw_when_it_can() {
    var lost = Boards.at("4k3/8/8/8/8/8/1P5P/P3K2P b - 200 150");
    assertThat(Boards.text(ask(lost, 5_000).action())).isEqualTo("claim");
  }

  @Test
  void a_winning_side_does_not_claim_but_mates_or_takes() {
    var mating = Boards.at("4P3/7k/8/3P4/3P4/8/2K5/8 w - 230 150");
    assertThat(Boards.text(ask(mating, 5_000).action())).isEqualTo("d5h1");
  }

  @Test
  void a_lost_side_takes_a_third_repetition() {
    var s = Boards.at("k7/ppp5/8/8/8/8/8/6K1 b - 0 1");
    for (String move : List.of("a8b8", "g1h1", "b8a8", "h1g1", "a8b8", "g1h1", "b8a8"))
      s = Boards.GAME.apply(s, Boards.GAME.notation().parse(move).orElseThrow());
    var advice = ask(s, 5_000);
    assertThat(Boards.text(advice.action())).isEqualTo("h1g1");
    assertThat(advice.score()).isZero();
  }

  @Test
  void so_many_visits_and_no_more_give_the_same_advice_again() {
    assertThat(Boards.random(20, 9))
        .allSatisfy(s -> {
          var advice = ask(s, 3_000);
          assertThat(advice).isEqualTo(ask(s, 3_000));
          assertThat(advice.visits()).isLessThanOrEqualTo(3_001);
        });
  }

  @Test
  void the_same_seed_has_the_same_whims() {
    var s = Boards.start();
    assertThat(ask(s, 1, 3)).isEqualTo(ask(s, 1, 3));
    assertThat(LongStream.range(0, 20).mapToObj(seed -> ask(s, 1, seed).action()).distinct())
        .hasSizeGreaterThan(3);
  }

  @Test
  void an_interrupt_ends_the_search_with_an_offered_action() {
    var s = Boards.start();
    Thread.currentThread().interrupt();
    try {
      var advice = agent(1).advise(Boards.view(s), new Budget(60_000, 8));
      assertThat(offered(s, advice)).isTrue();
      assertThat(advice.visits()).isLessThan(2_000);
    } finally {
      assertThat(Thread.interrupted()).as("the flag stays set").isTrue();
    }
  }

  @Test
  void nobody_is_advised_when_the_game_is_over() {
    var mating = Boards.at("4P3/7k/8/3P4/3P4/8/2K5/8 w - 5 39");
    var mate = Lines.after(Boards.GAME, mating, ask(mating, 5_000).action());
    assertThat(Boards.GAME.turn(mate)).isInstanceOf(Turn.Over.class);
    assertThatThrownBy(() -> ask(mate, 100)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void level_two_mostly_sees_a_mate_in_one_and_mostly_takes_a_queen() {
    var mate = Boards.at("4P3/7k/8/3P4/3P4/8/2K5/8 w - 5 39");
    var hanging = Boards.at("8/pp4pk/8/5p2/3P4/8/5PPP/5PK1 b - 0 20");
    assertThat(LongStream.range(0, 100).filter(seed -> mates(mate, seed)).count())
        .isBetween(60L, 99L);
    assertThat(LongStream.range(0, 100).filter(seed -> advised(hanging, seed, "f5d4")).count())
        .isBetween(60L, 99L);
  }

  private static boolean advised(MutationState s, long seed, String move) {
    return Boards.text(ask(s, 2, seed).action()).equals(move);
  }

  private static boolean mates(MutationState s, long seed) {
    var next = Lines.after(Boards.GAME, s, ask(s, 2, seed).action());
    return Boards.GAME.turn(next) instanceof Turn.Over(Outcome.Won _);
  }
}
