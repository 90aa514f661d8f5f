package fr.zizanie.device;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Preparing;
import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import fr.zizanie.table.live.TellingPace;
import fr.zizanie.table.live.Thought;
import fr.zizanie.table.seat.PlayerId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** When the computer of a device tells what it found tells nothing of what that was. */
class PacedThinkingTest implements PacedThinking.Elsewhere {
  private static final List<Choice> FOUND = List.of(Choice.square(7), Choice.DONE);
  private static final List<Choice> LOT = List.of(Choice.PASS);
  private static final List<List<Choice>> OFFERED = List.of(LOT);
  private static final long BEGUN = 1_000;

  private final PacedThinking thinking =
      new PacedThinking(this, () -> this.now, new SplittableRandom(1));
  private final List<Integer> asked = new ArrayList<>();
  private final List<Integer> cancelled = new ArrayList<>();
  private final List<List<Choice>> told = new ArrayList<>();
  private String question = "";
  private boolean urgent;
  private long now = BEGUN;

  @Override
  public void think(int number, String json, boolean asks) {
    asked.add(number);
    question = json;
    urgent = asks;
  }

  @Override
  public void cancel(int number) {
    cancelled.add(number);
  }

  private <S, V> Thought move(Game<S, V> game, int level) {
    return thinking
        .of(() -> "as it stands")
        .think(PlayerId.NOBODY, game, view(game), () -> OFFERED, level, this::tell);
  }

  private Thought answer() {
    var game = new Confusion();
    return thinking
        .of(() -> "as it stands")
        .answer(PlayerId.NOBODY, game, view(game), OFFERED, 3, this::tell);
  }

  private static <S, V> V view(Game<S, V> game) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    return game.view(game.start(options), Viewer.FIRST);
  }

  private void tell(Advice advice) {
    told.add(advice.action());
  }

  private void found() {
    thinking.thought(asked.getLast(), new ThoughtAdvice(List.of(FOUND), 12, 0).json());
  }

  private void failed() {
    thinking.thought(asked.getLast(), "");
  }

  /** Lets time go to when something is due; {@return the milliseconds that it took since then} */
  private long rings() {
    thinking.ring(thinking.due() - 1);
    assertThat(told).isEmpty();
    now = thinking.due();
    thinking.ring(now);
    return now - BEGUN;
  }

  @Test
  void a_question_holds_the_game_as_it_stands() {
    move(new Confusion(), 3);
    var read = ThoughtQuestion.read(question);
    assertThat(read.saved()).isEqualTo("as it stands");
    assertThat(read.level()).isEqualTo(3);
    assertThat(read.kind()).isEqualTo(ThoughtQuestion.Kind.THINK);
    assertThat(ThoughtQuestion.read(read.json())).isEqualTo(read);
  }

  @Test
  void where_nothing_is_hidden_a_move_is_told_at_once() {
    move(new Mutation(), 4);
    assertThat(thinking.due()).isEqualTo(Long.MAX_VALUE);
    found();
    assertThat(told).containsExactly(FOUND);
    assertThat(thinking.due()).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void where_something_is_hidden_it_is_told_at_its_time() {
    move(new Confusion(), 1);
    assertThat(urgent).isFalse();
    found();
    assertThat(rings()).isBetween(150L, 249L);
    assertThat(told).containsExactly(FOUND);
  }

  @Test
  void a_move_that_was_not_found_in_time_comes_half_seconds_later() {
    move(new Confusion(), 1);
    now += 300;
    found();
    assertThat(rings()).isBetween(650L, 749L);
  }

  @Test
  void the_highest_level_takes_its_whole_time() {
    move(new Confusion(), Players.levels(new Confusion()));
    now += 12;
    found();
    assertThat(rings()).isBetween(2_450L, 2_549L);
  }

  @Test
  void an_answer_comes_at_its_time_whatever_was_found() {
    answer();
    assertThat(urgent).isTrue();
    found();
    assertThat(rings()).isBetween(400L, 900L);
    assertThat(told).containsExactly(FOUND);
    assertThat(cancelled).isEmpty();
  }

  @Test
  void an_answer_that_is_not_thought_out_by_then_is_drawn_by_lot() {
    answer();
    assertThat(rings()).isBetween(400L, 900L);
    assertThat(told).containsExactly(LOT);
    assertThat(cancelled).isEqualTo(asked);
    found();
    assertThat(told).hasSize(1);
  }

  @Test
  void who_fails_is_asked_once_more_and_then_a_lot_decides() {
    move(new Mutation(), 4);
    failed();
    assertThat(told).isEmpty();
    thinking.thought(asked.getLast(), "{\"actions\":[\"no code\"],\"score\":0}");
    assertThat(asked).hasSize(TellingPace.TRIES);
    assertThat(told).containsExactly(LOT);
  }

  @Test
  void what_is_called_off_is_told_no_more() {
    var thought = move(new Confusion(), 1);
    thought.cancel();
    assertThat(cancelled).isEqualTo(asked);
    assertThat(thinking.due()).isEqualTo(Long.MAX_VALUE);
    found();
    thinking.ring(Long.MAX_VALUE);
    assertThat(told).isEmpty();
    thought.cancel();
    assertThat(cancelled).hasSize(1);
  }

  @Test
  void what_is_known_already_waits_behind_nothing() {
    move(new Confusion(), 1);
    found();
    var second = move(new Confusion(), 1);
    var third = move(new Mutation(), 1);
    assertThat(second.before()).isZero();
    assertThat(third.before()).isEqualTo(1);
  }

  @Test
  void what_is_prepared_for_the_other_side_comes_as_it_is_found() {
    var game = new Tsunami();
    var prepared = new ArrayList<List<List<Choice>>>();
    var agent = (Preparing<TsunamiView>) Players.of(game, 1).orElseThrow();
    thinking.of(() -> "").prepare(PlayerId.NOBODY, agent, view(game), prepared::add);
    thinking.thought(asked.getLast(), new ThoughtAdvice(List.of(FOUND, LOT), 0, 0).json());
    assertThat(prepared).containsExactly(List.of(FOUND, LOT));
  }
}
