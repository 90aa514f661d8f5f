package fr.zizanie.lab.chances;

import fr.zizanie.lab.arena.Arena;
import fr.zizanie.players.Appraisers;
import fr.zizanie.players.Players;
import fr.zizanie.players.analysis.Depth;
import fr.zizanie.players.analysis.Outlook;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.match.Match;
import java.util.ArrayList;
import java.util.SplittableRandom;

/**
 * Games of levels that are the same or neighbours, each from an opening of its own, and what is
 * stated of one seat's chance at some of their moments. All follows from the seed.
 *
 * @param top the highest level that plays
 */
record MixedGames<S, V>(Game<S, V> game, Options options, int top, long seed) {
  private static final int MOMENTS = 5;

  /** The levels of both seats, and the seat whose chances are stated. */
  private record Drawn(int first, int second, Seat seat) {}

  /** {@return what is stated of the game of a number, from 0} */
  Judged judged(int number) {
    var random = new SplittableRandom(seed * 1_000_003 + number);
    var drawn = drawn(random);
    // Each second one, as the arena plays pairs from the same opening.
    return judged(arena(drawn).match(2 * number), drawn.seat, random);
  }

  private Drawn drawn(SplittableRandom random) {
    int level = 1 + random.nextInt(top);
    int other = Math.clamp(level + random.nextInt(3) - 1, 1, top);
    return new Drawn(level, other, Seat.values()[random.nextInt(2)]);
  }

  private Arena<S, V> arena(Drawn drawn) {
    return new Arena<>(
        game, options, level(drawn.first, 2 * seed), level(drawn.second, 2 * seed + 1), seed);
  }

  private Arena.Entrant<S, V> level(int level, long errors) {
    return Arena.level(game, Players.budget(game, level), errors);
  }

  private Judged judged(Match<S, V> match, Seat seat, SplittableRandom random) {
    var appraiser = Appraisers.of(match.game()).orElseThrow();
    var outlook = new Outlook<>(match.game(), appraiser, seat, appraiser.work(Depth.QUICK));
    var states = match.standing().states();
    var stated = new ArrayList<Judged.Stated>();
    // The last state is the end; a moment comes from each part of what is before it.
    int plies = states.size() - 1;
    for (int i = 0; i < MOMENTS; i++) {
      int from = plies * i / MOMENTS;
      int to = Math.max(from + 1, plies * (i + 1) / MOMENTS);
      S state = states.get(from + random.nextInt(to - from));
      stated.add(new Judged.Stated(outlook.chance(state), outlook.hands(state)));
    }
    var winner = match.outcome().flatMap(Outcome::winner);
    return new Judged(winner.map(w -> w == seat ? 1.0 : 0.0).orElse(0.5), stated);
  }
}
