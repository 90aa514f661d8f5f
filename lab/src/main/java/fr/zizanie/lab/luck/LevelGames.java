package fr.zizanie.lab.luck;

import fr.zizanie.players.Appraisers;
import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.agent.Contender;
import fr.zizanie.players.analysis.Analysis;
import fr.zizanie.players.analysis.Depth;
import fr.zizanie.players.analysis.Watcher;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.terminal.Failure;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * Games of a level against itself, and their analysis.
 *
 * @param opening the actions at the beginning that are drawn, as levels that never err on purpose
 *     play the same game each time where nothing is dealt
 */
record LevelGames<S, V>(Game<S, V> game, Options options, Budget budget, long seed, int opening) {
  /** A game that goes on so long is given up by the seat to act. */
  private static final int LONGEST = 400;

  /** Actions that an opening is drawn from, at most. */
  private static final int MOST = 1_000;

  /** Fails if the computer doesn’t play the game. */
  LevelGames {
    if (Players.of(game).isEmpty() || Appraisers.of(game).isEmpty())
      throw new Failure("the computer doesn’t play this game");
  }

  /** {@return the game of that number, analysed; the same unless time decides} */
  Analysis analysed(int number, Depth depth) {
    return analysed(played(number), depth);
  }

  /** {@return the analysis of one of these games} */
  Analysis analysed(Match<S, V> match, Depth depth) {
    var appraiser = Appraisers.of(match.game()).orElseThrow();
    return Analysis.of(match, appraiser, appraiser.work(depth), Watcher.NONE).orThrow();
  }

  /** {@return the game of that number} */
  Match<S, V> played(int number) {
    var dealer = SeedDealer.of("luck " + seed + " " + number, game.profile().id());
    var match = opened(dealer, new SplittableRandom(seed * 31 + number));
    var agent = Players.of(match.game(), seed * 31 + number).orElseThrow();
    Contender<S, V> level = Contender.of(agent, budget);
    while (match.turn() instanceof Turn.Of(Seat by)) {
      if (match.ply() >= LONGEST) return match.play(by, "resign").orThrow();
      var action = new Entry.Acted(by, level.act(match, by));
      match = match.enter(action).orThrow().deal(dealer);
    }
    return match;
  }

  /** A match after its opening, which doesn't end it. */
  private Match<S, V> opened(SeedDealer dealer, RandomGenerator random) {
    var match = Match.begin(game, options).deal(dealer);
    while (match.ply() < opening && match.turn() instanceof Turn.Of(Seat by)) {
      var actions = Lines.actions(game, match.state(), MOST);
      var action = new Entry.Acted(by, actions.get(random.nextInt(actions.size())));
      match = match.enter(action).orThrow().deal(dealer);
    }
    return match.outcome().isPresent() ? opened(dealer, random) : match;
  }
}
