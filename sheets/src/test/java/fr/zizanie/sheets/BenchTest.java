package fr.zizanie.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.sheets.json.Trees;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.catalogue.BenchQuestion;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is tried from a moment of a recorded game. */
class BenchTest {
  private static final Records RECORDS = new Records(Games.all(), new Trees());
  private static final int ACTIONS = 12;
  private static final int MANY = 200;

  static List<Game<?, ?>> games() {
    return Games.all();
  }

  private static <S, V> Match<S, V> played(Game<S, V> game) {
    var options = game.profile().options(game.profile().rules(), Map.of()).orThrow();
    var dealer = SeedDealer.of("tried", game.profile().id());
    var random = new SplittableRandom(5);
    var match = Match.begin(game, options).deal(dealer);
    while (match.ply() < ACTIONS && match.turn() instanceof Turn.Of(Seat by)) {
      var actions = Lines.actions(match.game(), match.state(), MANY);
      var action = actions.get(random.nextInt(actions.size()));
      match = match.enter(new Entry.Acted(by, action)).orThrow().deal(dealer);
    }
    return match;
  }

  private static String record(Match<?, ?> match) {
    return RECORDS.write(match, Map.of(), Optional.empty());
  }

  private static Bench asked(String record, Optional<Integer> ply, List<String> done) {
    var nothing = Optional.<String>empty();
    return new Bench(
        new BenchQuestion(
            Map.of(),
            nothing,
            Optional.of(record),
            ply,
            Optional.of("bench"),
            List.of(),
            done,
            nothing,
            Optional.empty(),
            nothing));
  }

  @ParameterizedTest
  @MethodSource("games")
  <S, V> void a_moment_of_a_record_is_that_moment(Game<S, V> game) {
    var match = played(game);
    var states = match.standing().states();
    String record = record(match);
    for (int ply = 0; ply < states.size(); ply++) {
      var there = asked(record, Optional.of(ply), List.of()).match(game, RECORDS).orThrow();
      assertThat((Object) there.state()).isEqualTo(states.get(ply));
    }
    var last = asked(record, Optional.empty(), List.of()).match(game, RECORDS).orThrow();
    assertThat((Object) last.state()).isEqualTo(match.state());
  }

  @ParameterizedTest
  @MethodSource("games")
  <S, V> void what_is_tried_there_is_played(Game<S, V> game) {
    var match = played(game);
    if (!(match.turn() instanceof Turn.Of(Seat by))) return;
    var action = Lines.actions(match.game(), match.state(), 1).getFirst();
    String line = match.profile().name(by) + " " + match.game().notation().print(action);
    var bench = asked(record(match), Optional.empty(), List.of(line));
    assertThat(bench.answer(game, RECORDS).orThrow()).isInstanceOf(Sheet.class);
    var after = bench.match(game, RECORDS).orThrow();
    assertThat(after.ply()).isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("games")
  <S, V> void whoever_names_no_seat_holds_all_of_them(Game<S, V> game) {
    ToPage told =
        asked(record(played(game)), Optional.of(0), List.of()).answer(game, RECORDS).orThrow();
    assertThat(told.json()).doesNotContain("\"mine\":false");
  }

  @Test
  void what_a_record_does_not_hold_is_refused() {
    var game = games().getFirst();
    var other = games().get(1);
    String record = record(played(game));
    assertThat(refused(asked(record, Optional.of(ACTIONS + 1), List.of()), game))
        .isEqualTo(Reason.BAD_FIELD);
    assertThat(refused(asked(record, Optional.of(-1), List.of()), game))
        .isEqualTo(Reason.BAD_FIELD);
    assertThat(refused(asked(record, Optional.empty(), List.of()), other))
        .isEqualTo(Reason.BAD_FIELD);
    assertThat(refused(asked("nothing", Optional.empty(), List.of()), game))
        .isEqualTo(Reason.BAD_RECORD);
    assertThat(refused(asked("e4 ".repeat(20_001), Optional.empty(), List.of()), game))
        .isEqualTo(Reason.TOO_LONG);
    var many = Collections.nCopies(601, "white e2e4");
    assertThat(refused(asked(record, Optional.of(0), many), game)).isEqualTo(Reason.TOO_LONG);
  }

  @Test
  void a_game_that_people_play_has_no_position_to_take_away() {
    var match = played(games().getLast());
    for (String id : List.of("m1", "device")) {
      String record = RECORDS.write(match, Map.of("Id", id), Optional.empty());
      var bench = asked(record, Optional.empty(), List.of());
      boolean open = bench.unplayed(games().getLast(), RECORDS) instanceof Answer.Ok;
      assertThat(open).isEqualTo(id.equals("device"));
    }
  }

  private static Reason refused(Bench bench, Game<?, ?> game) {
    return bench.answer(game, RECORDS) instanceof Answer.No<ToPage>(var refusal)
        ? refusal.reason()
        : null;
  }
}
