package fr.zizanie.bench;

import fr.zizanie.rules.core.Entry;
import fr.zizanie.rules.core.Match;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.mutation.MutationState;
import fr.zizanie.rules.mutation.MutationView;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** Matches of Chess Mutation to measure with. */
final class Matches {
  private Matches() {}

  static Options options(Mutation game) {
    return Options.read(game.profile().options(), Map.of()).orThrow();
  }

  static MutationState start(Mutation game) {
    return game.start(options(game));
  }

  /** {@return a match so many random plies old that still runs} */
  static Match<MutationState, MutationView> played(Mutation game, int plies, long seed) {
    var random = new SplittableRandom(seed);
    while (true) {
      var match = tried(game, plies, random);
      if (match.isPresent()) return match.get();
    }
  }

  private static Optional<Match<MutationState, MutationView>> tried(
      Mutation game, int plies, SplittableRandom random) {
    var match = Match.begin(game, options(game));
    for (int i = 0; i < plies; i++) {
      if (!(match.turn() instanceof Turn.Of(var seat))) return Optional.empty();
      var choices = game.choices(match.state());
      var choice = choices.get(random.nextInt(choices.size()));
      match = match.enter(new Entry.Acted(seat, List.of(choice))).orThrow();
    }
    return match.outcome().isPresent() ? Optional.empty() : Optional.of(match);
  }
}
