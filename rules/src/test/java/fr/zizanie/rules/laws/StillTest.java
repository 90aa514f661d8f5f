package fr.zizanie.rules.laws;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.core.trait.Movable;
import fr.zizanie.testing.Scale;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Why a piece has no move: the sentence names the condition that fails. */
class StillTest {
  private static final int GAMES = 12;
  private static final int PLIES = 90;

  /** Positions out of check are much alike: one of so many is looked at, of either side. */
  private static final int EVERY = Scale.of(15, 5);

  private static final int FIRST = Math.floorMod(Scale.seed(), EVERY);

  private static List<Game<?, ?>> movable() {
    return Games.all().stream().filter(Movable.class::isInstance).toList();
  }

  /** What was said of pieces without a move, by its first word. */
  private final Set<String> said = new TreeSet<>();

  private static List<String> squares(String id) {
    int size = id.equals("felon") ? 13 : 8;
    return IntStream.range(0, size * size)
        .mapToObj(k -> "" + (char) ('a' + k % size) + (k / size + 1))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("movable")
  <S, V> void a_piece_without_a_move_is_told_the_condition_that_fails(Movable<S, V> game) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    for (long seed = 0; seed < GAMES; seed++) walk(game, game.start(options), seed);
    assertThat(said).contains("Blocked", "Your");
  }

  private <S, V> void walk(Movable<S, V> game, S start, long seed) {
    var random = new SplittableRandom(seed);
    S s = start;
    for (int ply = 0; ply < PLIES && !(game.turn(s) instanceof Turn.Over); ply++) {
      if (game.settled(s)
          && game.turn(s) instanceof Turn.Of(var seat)
          && (ply % EVERY == FIRST || game.checked(s))) {
        S twin = game.sample(game.view(s, Viewer.of(seat)), random);
        hold(game, s, twin);
      }
      var offered = game.choices(s);
      s = game.apply(s, offered.get(random.nextInt(offered.size())));
    }
  }

  private <S, V> void hold(Movable<S, V> game, S s, S twin) {
    var movers = froms(game.choices(s).toList());
    for (String at : squares(game.profile().id())) {
      var tries = game.tries(s, at);
      var still = Movable.still(game, s, at);
      boolean moves = movers.contains(tries.getFirst().a());
      assertThat(still.isEmpty()).as("%s moves at %s", at, s).isEqualTo(moves);
      assertThat(Movable.still(game, twin, at)).as("%s in a twin of %s", at, s).isEqualTo(still);
      still.ifPresent(unmet -> hold(game, s, at, unmet));
    }
  }

  private <S, V> void hold(Movable<S, V> game, S s, String at, Unmet unmet) {
    String sentence = unmet.refusal().detail().en();
    var exposed =
        game.tries(s, at).stream()
            .map(c -> game.unmet(s, c))
            .flatMap(Optional::stream)
            .filter(one -> one.refusal().reason() == Reason.OWN_KING_IN_CHECK)
            .map(Unmet::by)
            .distinct()
            .toList();
    assertThat(sentence).contains("(" + unmet.by().rule().words().en() + ")");
    if (unmet.refusal().reason() != Reason.OWN_KING_IN_CHECK) {
      assertThat(exposed).as("%s: %s at %s", at, sentence, s).isEmpty();
      if (sentence.startsWith("Blocked")) said.add("Blocked");
      return;
    }
    assertThat(exposed).contains(unmet.by());
    if (!unmet.by().structural()) {
      var lax = game.waiving(unmet.by());
      int from = game.tries(s, at).getFirst().a();
      assertThat(froms(lax.choices(s).toList())).as("%s: %s at %s", at, sentence, s).contains(from);
    }
    String first = sentence.split("[ :]", 2)[0];
    String expected = game.king(s, at) ? "Every" : game.checked(s) ? "Your" : "Pinned";
    assertThat(first).isEqualTo(expected);
    said.add(first);
  }

  private static Set<Integer> froms(List<Choice> offered) {
    var out = new HashSet<Integer>();
    for (Choice c : offered) if (c.kind() == Choice.Kind.MOVE) out.add(c.a());
    return out;
  }

  @Test
  void there_is_such_a_game() {
    assertThat(new ArrayList<>(movable())).hasSize(3);
  }
}
