package fr.zizanie.bench.play;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import java.util.ArrayList;
import java.util.Map;
import java.util.SplittableRandom;

/** Random matches that are still running after a number of plies. */
public final class RandomMatches {
  private RandomMatches() {}

  /** {@return a match of a game, chance answered from the seed} */
  public static <S, V> Match<S, V> played(
      Game<S, V> game, Map<String, String> given, int plies, long seed) {
    var options = Options.read(game.profile().options(), given).orThrow();
    var dealer = SeedDealer.of("bench" + seed, game.profile().id());
    var random = new SplittableRandom(seed);
    while (true) {
      var match = Match.begin(game, options).deal(dealer);
      while (match.turn() instanceof Turn.Of(var seat) && match.ply() < plies) {
        var picks = new ArrayList<Choice>();
        S state = match.state();
        do {
          var offered = game.choices(state);
          picks.add(offered.get(random.nextInt(offered.size())));
          state = game.apply(state, picks.getLast());
        } while (!game.settled(state));
        match = match.enter(new Entry.Acted(seat, picks)).orThrow().deal(dealer);
      }
      if (match.outcome().isEmpty()) return match;
    }
  }
}
