package fr.zizanie.rules.ironpond;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.trait.Conditional;
import fr.zizanie.rules.ironpond.blank.Vocabulary;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.laws.ReasonLaws;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The law of reasons in Iron Pond: moves, cards, their picks and words. */
class ReasonsTest {
  private static final IronPond GAME = new IronPond();
  private static final String CROOKED =
      "[1,11,12,22,26,28,32,33,34,57,66,68,69,71,72,3,41,44,53,65]";
  private static final List<String> WORDS =
      List.of(
          ("end claim concede accept pass discard place take guess . 1 q e1g1 e8c8 e2e4 e7e8q e2 d7"
                  + " h8 a1 e1e8 e4e5 !#16 #127")
              .split(" ", -1));

  private final Set<Condition<?>> named = new HashSet<>();
  private final Set<Condition<?>> alone = new HashSet<>();
  private int seed = 20261122;

  private static Options options(Map<String, String> given) {
    return Options.read(GAME.profile().options(), given).orThrow();
  }

  private static IronPondState start(Map<String, String> given) {
    return GAME.start(options(given));
  }

  private void look(IronPondState start, List<String> more, int plies) {
    var always = Stream.concat(WORDS.stream(), more.stream()).toList();
    var seen = ReasonLaws.check(GAME, List.of(start), always, seed++, plies);
    named.addAll(seen.named());
    alone.addAll(seen.alone());
  }

  @Test
  void reasons_hold_in_random_games_of_every_kind() {
    var cards = IntStream.rangeClosed(1, 73).mapToObj(i -> "#" + i).toList();
    look(start(Map.of()), cards, 20);
    look(start(Map.of("fundamental", "strict", "freeDiscard", "true")), cards, 10);
    look(start(Map.of("deck", "none")), List.of(), 20);
    look(start(Map.of("deck", CROOKED)), List.of("#12", "#34", "#57", "#41", "#26"), 40);
    look(start(Map.of("custom", Vocabulary.examples())), List.of("#100", "#101", "#102"), 40);
    assertThat(named).hasSizeGreaterThan(40);
  }

  /** Where a case of a card begins and where it leads, with the card in hand. */
  @Test
  void reasons_hold_wherever_a_case_of_a_card_leads() {
    int n = 0;
    for (CardCase c : CardFile.cases(true).toList()) {
      if (n++ % 5 != 0) continue;
      var start = c.load(CardsTest.ASSIST, Map.of());
      look(start.state(), c);
      look(c.play(start, 0, c.actions().size()).match().state(), c);
    }
    assertThat(named).hasSizeGreaterThan(75);
    assertThat(alone).hasSizeGreaterThan(40);
  }

  private void look(IronPondState s, CardCase c) {
    if (GAME.turn(s) instanceof Turn.Of) look(s, List.of("#" + c.card()), 1);
  }

  // ---- planted faults

  private static final List<String> ALWAYS = List.of("#1", "#16", "#40", "end", "e2e4", "e4e5");

  private static String broken(Game<IronPondState, IronPondView> game) {
    var start = List.of(GAME.start(options(Map.of())));
    var planted = (Conditional<IronPondState, IronPondView>) game;
    return String.valueOf(
        catchThrowable(() -> ReasonLaws.check(planted, start, ALWAYS, 20261122, 60)));
  }

  /** Iron Pond with something wrong about its reasons. */
  private abstract static class Faulty extends Watched
      implements Conditional<IronPondState, IronPondView> {
    @Override
    public List<Condition<?>> conditions() {
      return GAME.conditions();
    }

    @Override
    public Game<IronPondState, IronPondView> waiving(Condition<?> condition) {
      return GAME.waiving(condition);
    }
  }

  @Test
  void a_reason_that_tells_of_the_other_hand_is_caught() {
    assertThat(broken(new Telling())).contains("tells what is hidden");
  }

  private static final class Telling extends Faulty {
    @Override
    public Optional<Unmet> unmet(IronPondState s, Choice c) {
      return super.unmet(s, c)
          .map(u -> {
            var words = Words.same("They hold " + s.zones().hand(s.now().by().other()) + ".");
            var rule = u.by().rule();
            var refusal = new Refusal(u.refusal().reason(), rule.after(words), Optional.of(rule));
            return new Unmet(u.by(), refusal);
          });
    }
  }

  @Test
  void a_card_that_is_refused_by_the_wrong_rule_is_caught() {
    assertThat(broken(new Confused())).contains("reasons: #");
  }

  /** Whatever is wrong with a card, it says that it is not in the hand. */
  private static final class Confused extends Faulty {
    @Override
    public Optional<Unmet> unmet(IronPondState s, Choice c) {
      var unmet = super.unmet(s, c);
      return c.kind() == Choice.Kind.CARD && unmet.isPresent()
          ? super.unmet(s, Choice.card(127))
          : unmet;
    }
  }

  @Test
  void a_refusal_without_a_reason_is_caught() {
    assertThat(broken(new Mute())).contains("is refused without a reason");
  }

  private static final class Mute extends Faulty {
    @Override
    public Optional<Unmet> unmet(IronPondState s, Choice c) {
      return c.kind() == Choice.Kind.CARD ? Optional.empty() : super.unmet(s, c);
    }

    @Override
    public boolean takes(IronPondState s, Choice c) {
      return GAME.takes(s, c);
    }
  }
}
