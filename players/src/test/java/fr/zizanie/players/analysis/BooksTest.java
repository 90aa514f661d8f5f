package fr.zizanie.players.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fr.zizanie.players.Appraisers;
import fr.zizanie.players.analysis.BookLine.Kind;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.mutation.Mutation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The books of a match balance, and say the same each time. */
class BooksTest {
  /** Games in which everybody sees everything and nothing is left to chance. */
  private static final Set<String> OPEN = Set.of("mutation", "felon");

  private static final double EXACT = 1e-9;

  private static final List<Played<?, ?>> GAMES = Played.games(1, 2).toList();

  static Stream<Played<?, ?>> games() {
    return GAMES.stream();
  }

  static Stream<Played<?, ?>> some() {
    return IntStream.range(0, GAMES.size()).filter(i -> i % 2 == 0).mapToObj(GAMES::get);
  }

  @ParameterizedTest
  @MethodSource("games")
  <S, V> void start_and_values_add_up_to_the_result(Played<S, V> game) {
    var analysis = game.analysis();
    for (Seat seat : Seat.values()) {
      Books books = analysis.books(seat);
      double sum = books.start();
      for (BookLine line : books.lines()) sum += line.value();
      assertThat(sum).isCloseTo(books.result(), within(EXACT));
      assertThat(books.decisions()).allMatch(d -> d.givenUp() >= 0 && d.seat() == seat);
    }
    assertThat(analysis.first().result() + analysis.second().result()).isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("games")
  <S, V> void luck_is_where_something_is_hidden_or_dealt(Played<S, V> game) {
    boolean open = OPEN.contains(game.match().profile().id());
    for (Seat seat : Seat.values()) {
      var luck = game.analysis().books(seat).lines().stream().filter(l -> l.kind() == Kind.LUCK);
      assertThat(luck.findAny().isEmpty()).isEqualTo(open);
    }
  }

  @ParameterizedTest
  @MethodSource("some")
  <S, V> void the_same_match_is_judged_alike_again(Played<S, V> game) {
    assertThat(game.analysis()).isEqualTo(game.again());
  }

  @ParameterizedTest
  @MethodSource("games")
  <S, V> void forced_actions_are_no_decisions(Played<S, V> game) {
    var match = game.match();
    var judged = game.analysis().decisions().stream().map(JudgedDecision::entry).toList();
    assertThat(judged).isNotEmpty();
    S s = match.start().state();
    var entries = match.standing().entries();
    for (int i = 0; i < entries.size(); i++) {
      switch (entries.get(i)) {
        case Entry.Acted(_, var picks) -> {
          if (Lines.actions(match.game(), s, 2).size() == 1) assertThat(judged).doesNotContain(i);
          s = Lines.after(match.game(), s, picks);
        }
        case Entry.Dealt(var result) -> s = match.game().apply(s, result);
        case Entry.Happened _ -> {}
      }
    }
  }

  @Test
  void what_is_not_finished_or_does_not_count_is_refused() {
    var game = new Mutation();
    var options = game.profile().options(game.profile().rules(), Map.of()).orThrow();
    var match = Match.begin(game, options);
    var unplayed = new Entry.Happened(Event.of(Seat.FIRST, Event.Kind.UNPLAYED));
    assertThat(refused(match.enter(unplayed).orThrow())).isPresent();
    assertThat(refused(match)).contains("Only a finished game that counts can be analysed.");
    var over = match.play(Seat.FIRST, "resign").orThrow();
    assertThat(refused(over)).isEmpty();
  }

  private static <S, V> Optional<String> refused(Match<S, V> match) {
    var played = new Played<>(match);
    var appraiser = played.appraiser();
    return switch (Analysis.of(match, appraiser, appraiser.work(Depth.LAW), Watcher.NONE)) {
      case Answer.Ok<Analysis> _ -> Optional.empty();
      case Answer.No<Analysis>(var refusal) -> Optional.of(refusal.message().en());
    };
  }

  @Test
  void every_game_has_an_appraiser() {
    assertThat(Games.all()).allMatch(game -> Appraisers.of(game).isPresent());
  }

  @Test
  void verdicts_follow_what_was_given_up() {
    assertThat(Stream.of(0.0, 0.049, 0.05, 0.1, 0.19, 0.2, 1.0).map(Verdict::of))
        .containsExactly(
            Verdict.FINE,
            Verdict.FINE,
            Verdict.INACCURACY,
            Verdict.MISTAKE,
            Verdict.MISTAKE,
            Verdict.BLUNDER,
            Verdict.BLUNDER);
  }
}
