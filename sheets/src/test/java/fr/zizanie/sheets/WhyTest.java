package fr.zizanie.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.said.Refusal;
import fr.zizanie.sheets.wire.said.Rule;
import fr.zizanie.sheets.wire.said.Why;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What is refused leads to the rule that forbids it. */
class WhyTest {
  private static final Pattern CITED =
      Pattern.compile("\\((?:[a-z ]+, )?(?:rule |card |F[1-4])[^)]*\\)");

  private static <S, V> Match<S, V> begun(Game<S, V> game, Map<String, String> wanted) {
    var options = Options.read(game.profile().options(), wanted).orThrow();
    return Match.begin(game, options).deal(SeedDealer.of("why", "match"));
  }

  private static <S, V> Why why(Match<S, V> match, String tried) {
    Seat seat = ((Turn.Of) match.turn()).seat();
    return Projection.of(match).explain(seat, match.read(tried).orThrow()).orThrow();
  }

  private static <S, V> Refusal refused(Match<S, V> match, String tried) {
    Seat seat = ((Turn.Of) match.turn()).seat();
    if (match.play(seat, tried) instanceof Answer.No<Match<S, V>>(var refusal))
      return Refusal.of(refusal);
    throw new AssertionError(tried + " is allowed");
  }

  @ParameterizedTest
  @CsvSource({
    "mutation, a1a2, R2.1",
    "confusion, A-N9, R8",
    "felon, a5, 2.3.2",
    "tsunami, draw, P1"
  })
  void a_reason_and_a_refusal_name_the_same_rule(String game, String tried, String number) {
    var match = begun(Games.named(game).orElseThrow(), Map.of());
    var rule = Optional.of(new Rule(game, number));
    var why = why(match, tried);
    var refused = refused(match, tried);
    assertThat(why.rule()).as(why.toString()).isEqualTo(rule);
    assertThat(refused.rule()).as(refused.toString()).isEqualTo(rule);
    assertThat(why.message().en()).contains(number);
    Checked.json(new ToPage.Explain(1, why));
    Checked.json(new ToPage.Refused(1, refused));
  }

  private static <S, V> List<Choice> any(Game<S, V> game, S state, Random random) {
    var picks = new ArrayList<Choice>();
    S s = state;
    do {
      var choices = game.choices(s);
      picks.add(choices.get(random.nextInt(choices.size())));
      s = game.apply(s, picks.getLast());
    } while (!game.settled(s));
    return picks;
  }

  private static <S, V> int cited(Game<S, V> game, long seed) {
    var random = new Random(seed);
    var match = begun(game, Map.of());
    var tried = new LinkedHashSet<String>();
    int cited = 0;
    for (int ply = 0; ply < 60 && match.turn() instanceof Turn.Of(Seat seat); ply++) {
      for (String token : tried)
        if (match.play(seat, token) instanceof Answer.No<Match<S, V>>(var no)) {
          var refusal = Refusal.of(no);
          boolean says = CITED.matcher(refusal.message().en()).find();
          assertThat(refusal.rule().isPresent()).as(token + ": " + refusal).isEqualTo(says);
          if (says) cited++;
        }
      String token = game.notation().print(any(game, match.state(), random));
      tried.add(token);
      match = match.play(seat, token).orThrow().deal(SeedDealer.of("why", "match"));
    }
    return cited;
  }

  @ParameterizedTest
  @MethodSource("fr.zizanie.rules.Games#all")
  void whatever_cites_in_words_names_its_rule(Game<?, ?> game) {
    assertThat(cited(game, 1) + cited(game, 2)).isPositive();
  }
}
