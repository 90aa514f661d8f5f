package fr.zizanie.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Answer;
import fr.zizanie.rules.core.Dealer;
import fr.zizanie.rules.core.Entry;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Match;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Records;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.SeedDealer;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.laws.Laws;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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
    var match = dealt(game);
    var position = game.notation().position(match.state());
    int loaded = 0;
    for (int i = 0; i < ROUNDS; i++) {
      match.play(Seat.values()[i % 2], damaged("e2e4"));
      Options.read(game.profile().options(), Map.of("board", damaged("CM-1")));
      Options.read(game.profile().options(), Map.of(damaged("board"), "CM-1"));
      if (game.notation().load(damaged(position), options) instanceof Answer.Ok<S>(S state)) {
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
      if (records.read(damaged(text)) instanceof Answer.No<Records.Loaded>) refused++;
    assertThat(refused).isGreaterThan(ROUNDS / 40);
  }

  private static <S, V> Match<S, V> dealt(Game<S, V> game) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    return Match.begin(game, options).deal(dealer(game));
  }

  private static Dealer dealer(Game<?, ?> game) {
    return SeedDealer.of("fuzz", game.profile().id());
  }

  /** The tree with one of its leaves damaged, or missing, or of another form. */
  private Tree damaged(Tree tree) {
    return switch (tree) {
      case Tree.Text(String text) -> new Tree.Text(damaged(text));
      case Tree.Whole(long value) -> new Tree.Whole(value + random.nextInt(-70, 70));
      case Tree.Flag(boolean value) -> new Tree.Flag(!value);
      case Tree.Items(var items) when items.isEmpty() -> new Tree.Items(List.of(new Tree.Whole(1)));
      case Tree.Items(var items) -> {
        var more = new ArrayList<>(items);
        int at = random.nextInt(more.size());
        if (random.nextInt(4) == 0) more.remove(at);
        else more.set(at, damaged(more.get(at)));
        yield new Tree.Items(more);
      }
      case Tree.Fields(var fields) -> {
        var more = new LinkedHashMap<>(fields);
        var name = List.copyOf(fields.sequencedKeySet()).get(random.nextInt(fields.size()));
        switch (random.nextInt(8)) {
          case 0 -> more.remove(name);
          case 1 -> more.put(damaged(name), new Tree.Flag(true));
          case 2 -> more.put(name, new Tree.Whole(random.nextInt(200)));
          default -> more.computeIfPresent(name, (_, part) -> damaged(part));
        }
        yield new Tree.Fields(more);
      }
    };
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
