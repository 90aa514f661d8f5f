package fr.zizanie.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Answer;
import fr.zizanie.rules.core.Entry;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Match;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Records;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.laws.Laws;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Junk and damaged input of every parser gets a refusal or a value, never an exception. */
class ParserFuzzTest {
  private static final int ROUNDS = 20_000;
  private static final String SIGNS = "abhpPkKqQw-/ 0123456789{}<>[]\"\\:.#*x\n\té\u0000\uffff";
  private final SplittableRandom random = new SplittableRandom(42);

  @ParameterizedTest
  @MethodSource("fr.zizanie.rules.Games#all")
  <S, V> void tokens_and_positions_survive(Game<S, V> game) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var match = Match.begin(game, options);
    var position = game.notation().position(match.state());
    String fen = position instanceof Tree.Text(String text) ? text : position.toString();
    int loaded = 0;
    for (int i = 0; i < ROUNDS; i++) {
      match.play(Seat.values()[i % 2], damaged("e2e4"));
      Options.read(game.profile().options(), Map.of("board", damaged("CM-1")));
      Options.read(game.profile().options(), Map.of(damaged("board"), "CM-1"));
      if (game.notation().load(new Tree.Text(damaged(fen)), options)
          instanceof Answer.Ok<S>(S state)) {
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
    var records = new Records(Games::named, Laws.plainRecords(game).trees());
    var match = Match.begin(game, Options.read(game.profile().options(), Map.of()).orThrow());
    for (int i = 0; i < 30 && match.outcome().isEmpty(); i++) {
      var offered = game.choices(match.state());
      var choice = offered.get(random.nextInt(offered.size()));
      match =
          match
              .enter(new Entry.Acted(i % 2 == 0 ? Seat.FIRST : Seat.SECOND, List.of(choice)))
              .orThrow();
    }
    String text = records.write(match, Map.of(), Optional.empty());
    int refused = 0;
    for (int i = 0; i < ROUNDS / 10; i++)
      if (records.read(damaged(text)) instanceof Answer.No<Records.Loaded>) refused++;
    assertThat(refused).isGreaterThan(ROUNDS / 40);
  }

  private String damaged(String text) {
    var out = new StringBuilder(text);
    for (int i = random.nextInt(4); i >= 0; i--) {
      int at = random.nextInt(out.length() + 1);
      char sign = SIGNS.charAt(random.nextInt(SIGNS.length()));
      switch (random.nextInt(3)) {
        case 0 -> out.insert(at, sign);
        case 1 -> out.delete(at, Math.min(out.length(), at + 1 + random.nextInt(4)));
        default -> {
          if (at < out.length()) out.setCharAt(at, sign);
        }
      }
    }
    return out.toString();
  }
}
