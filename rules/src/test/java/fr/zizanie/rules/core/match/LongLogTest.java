package fr.zizanie.rules.core.match;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.mutation.MutationState;
import fr.zizanie.rules.mutation.MutationView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What a match costs grows with its log, not with its square; choices made on states count. */
class LongLogTest {
  private final Counted.Pair<MutationState, MutationView> counted = Counted.of(new Mutation());
  private final AtomicLong applied = counted.applied();
  private Match<MutationState, MutationView> match =
      Match.begin(
          counted.game(), Options.read(counted.game().profile().options(), Map.of()).orThrow());

  private final Random random = new Random(5);

  private void say(Seat by, String text) {
    match = match.play(by, text).orThrow();
  }

  private List<String> moves() {
    var game = match.game();
    return game.choices(match.state()).toList().stream().map(game.notation()::print).toList();
  }

  private Seat toAct() {
    return match.turn().is(Seat.FIRST) ? Seat.FIRST : Seat.SECOND;
  }

  /** Any moves that don't end the game. */
  private void play(int moves) {
    for (int k = 0; k < moves; k++) {
      var offered = moves();
      Match<MutationState, MutationView> next;
      do next = match.play(toAct(), offered.get(random.nextInt(offered.size()))).orThrow();
      while (next.outcome().isPresent());
      match = next;
    }
  }

  /** Moves that are taken back at once. */
  private void storm(int times) {
    for (int k = 0; k < times; k++) {
      Seat by = toAct();
      say(by, moves().getFirst());
      say(by, "offer takeback");
      say(by.other(), "accept takeback");
    }
  }

  private long cost(Runnable deed) {
    long before = applied.get();
    deed.run();
    return applied.get() - before;
  }

  @Test
  void taking_back_costs_the_same_however_long_the_game_is() {
    play(8);
    long early = cost(() -> storm(50));
    play(8 * 64);
    assertThat(cost(() -> storm(50))).isLessThan(early + 50 * 3 * 80);
  }

  @Test
  void reading_all_of_it_costs_a_few_choices_an_entry() {
    play(400);
    storm(200);
    int entries = match.log().size();
    assertThat(cost(() -> match.steps(0))).isLessThan(80L * 200 + 4L * entries);
    assertThat(cost(() -> match.standing().states())).isLessThan(2L * entries);
    assertThat(cost(() -> match.steps(entries))).isLessThan(80);
    assertThat(cost(() -> match.steps(0).subList(entries - 1, entries)))
        .isLessThan(80L * 200 + 4L * entries);
    assertThat(cost(() -> assertThat(match.ply()).isEqualTo(400))).isZero();
  }

  @Test
  void a_match_that_goes_two_ways_is_two_matches() {
    play(10);
    var one = match.play(Seat.FIRST, moves().getFirst()).orThrow();
    var other = match.play(Seat.FIRST, moves().getLast()).orThrow();
    var again = match.play(Seat.FIRST, moves().getFirst()).orThrow();
    assertThat(one).isEqualTo(again).isNotEqualTo(other);
    assertThat(one.log()).hasSize(11).isEqualTo(again.log()).isNotEqualTo(other.log());
    assertThat(match.log()).hasSize(10);
    assertThat(other.standing().states().getLast()).isEqualTo(other.state());
  }

  @Test
  void every_match_equals_the_one_whose_log_it_has() {
    play(130);
    storm(2);
    say(Seat.FIRST, "offer takeback");
    say(Seat.SECOND, "accept takeback");
    play(1);
    var walked = Match.begin(counted.game(), match.start().options());
    var states = new ArrayList<MutationState>();
    for (Entry entry : match.log()) {
      walked = walked.enter(entry).orThrow();
      states.add(walked.state());
    }
    assertThat(walked).isEqualTo(match);
    assertThat(match.steps(0).stream().map(Step::after)).isEqualTo(states);
    for (int since : List.of(0, 1, 100, 131, match.log().size() - 1, match.log().size()))
      assertThat(match.steps(since)).isEqualTo(match.steps(0).subList(since, match.log().size()));
  }
}
