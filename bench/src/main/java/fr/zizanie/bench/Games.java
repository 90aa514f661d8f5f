package fr.zizanie.bench;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Entry;
import fr.zizanie.rules.core.Match;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.mutation.MutationState;
import fr.zizanie.rules.mutation.MutationView;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Random matches of Chess Mutation that are still running after a number of plies. */
final class Games {
  private Games() {}

  static Match<MutationState, MutationView> played(int plies, long seed) {
    var game = new Mutation();
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var random = new SplittableRandom(seed);
    while (true) {
      var match = Match.begin(game, options);
      while (match.turn() instanceof Turn.Of(var seat) && match.log().size() < plies) {
        var offered = game.choices(match.state());
        Choice choice = offered.get(random.nextInt(offered.size()));
        match = match.enter(new Entry.Acted(seat, List.of(choice))).orThrow();
      }
      if (match.outcome().isEmpty()) return match;
    }
  }
}
