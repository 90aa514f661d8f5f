package fr.zizanie.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Dealer;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.laws.Laws;
import fr.zizanie.testing.Scale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Junk and damaged input of every parser gets a refusal or a value, never an exception; it is other
 * junk each day.
 */
class ParserFuzzTest {
  private static final int ROUNDS = Scale.of(6_000, 20_000);
  private final SplittableRandom random = new SplittableRandom(Scale.seed());
  private final Damage damage = new Damage(random);

  @ParameterizedTest
  @MethodSource("fr.zizanie.rules.Games#all")
  <S, V> void tokens_and_positions_survive(Game<S, V> game) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var match = dealt(game);
    var position = game.notation().position(match.state());
    int loaded = 0;
    for (int i = 0; i < ROUNDS; i++) {
      match.play(Seat.values()[i % 2], damage.to("e2e4"));
      Options.read(game.profile().options(), Map.of("board", damage.to("CM-1")));
      Options.read(game.profile().options(), Map.of(damage.to("board"), "CM-1"));
      if (game.notation().load(damage.to(position), options) instanceof Answer.Ok<S>(S state)) {
        loaded++;
        assertThat(game.flaw(state)).isEmpty();
        var again = game.notation().load(game.notation().position(state), options);
        assertThat(again.orThrow()).isEqualTo(state);
      }
    }
    assertThat(loaded).as("some damaged positions are still positions").isPositive();
  }

  @ParameterizedTest
  @MethodSource("fr.zizanie.rules.Games#all")
  <S, V> void records_survive(Game<S, V> game) {
    var records = new Records(Games.all(), Laws.plainRecords(game).trees());
    var match = dealt(game);
    for (int i = 0; i < 30 && match.turn() instanceof Turn.Of(Seat by); i++) {
      var actions = Lines.actions(game, match.state(), 100);
      var action = actions.get(random.nextInt(actions.size()));
      match = match.enter(new Entry.Acted(by, action)).orThrow().deal(dealer(game));
    }
    String text = records.write(match, Map.of(), Optional.empty());
    int refused = 0;
    for (int i = 0; i < ROUNDS / 10; i++)
      if (records.read(damage.to(text)) instanceof Answer.No<Records.Loaded>) refused++;
    assertThat(refused).isGreaterThan(ROUNDS / 40);
  }

  private static <S, V> Match<S, V> dealt(Game<S, V> game) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    return Match.begin(game, options).deal(dealer(game));
  }

  private static Dealer dealer(Game<?, ?> game) {
    return SeedDealer.of("fuzz", game.profile().id());
  }
}
