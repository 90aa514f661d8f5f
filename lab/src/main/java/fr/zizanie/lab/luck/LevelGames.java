package fr.zizanie.lab.luck;

import fr.zizanie.players.Appraisers;
import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.agent.Contender;
import fr.zizanie.players.analysis.Analysis;
import fr.zizanie.players.analysis.Depth;
import fr.zizanie.players.analysis.Watcher;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.terminal.Failure;

/** Games of a level against itself, and their analysis. */
record LevelGames<S, V>(Game<S, V> game, Options options, Budget budget, long seed) {
  /** A game that goes on so long is given up by the seat to act. */
  private static final int LONGEST = 400;

  /** Fails if the computer doesn’t play the game. */
  LevelGames {
    if (Players.of(game).isEmpty() || Appraisers.of(game).isEmpty())
      throw new Failure("the computer doesn’t play this game");
  }

  /** {@return the game of that number, analysed; the same unless time decides} */
  Analysis analysed(int number, Depth depth) {
    var match = played(number);
    var appraiser = Appraisers.of(match.game()).orElseThrow();
    return Analysis.of(match, appraiser, appraiser.work(depth), Watcher.NONE).orThrow();
  }

  private Match<S, V> played(int number) {
    var dealer = SeedDealer.of("luck " + seed + " " + number, game.profile().id());
    var match = Match.begin(game, options).deal(dealer);
    var agent = Players.of(match.game(), seed * 31 + number).orElseThrow();
    Contender<S, V> level = Contender.of(agent, budget);
    while (match.turn() instanceof Turn.Of(Seat by)) {
      if (match.ply() >= LONGEST) return match.play(by, "resign").orThrow();
      var action = new Entry.Acted(by, level.act(match, by));
      match = match.enter(action).orThrow().deal(dealer);
    }
    return match;
  }
}
