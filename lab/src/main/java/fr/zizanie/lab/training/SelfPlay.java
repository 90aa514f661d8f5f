package fr.zizanie.lab.training;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.net.Inputs;
import fr.zizanie.players.net.Net;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Games of an opponent against itself, from openings of chance, and the quiet positions in them.
 *
 * @param visits positions looked at for each move
 */
record SelfPlay<S, V>(
    Game<S, V> game, S start, Teacher<S, V> teacher, Inputs<S> inputs, int visits, long seed) {
  private static final int OPENING = 8;
  private static final int LONGEST = 400;

  /**
   * What counts of the result of a game, the rest being what the search found. As all positions of
   * a game share it, much of it makes a network know the games by heart.
   */
  private static final double OUTCOME = 0.1;

  /** A score beyond this says that the game is decided, of which little is to be learnt. */
  private static final int DECIDED = 2_500;

  private record Seen(Sample.Facts mover, Sample.Facts other, Seat by, int score) {}

  /** {@return the samples of the game of that number; always the same} */
  List<Sample> samples(int number) {
    var random = new SplittableRandom(seed * 1_000_003 + number);
    S s = opened(random);
    long whims = random.nextLong();
    var seen = new ArrayList<Seen>();
    int ply = 0;
    for (; ply < LONGEST && game.turn(s) instanceof Turn.Of(Seat by); ply++) {
      V view = game.view(s, Viewer.of(by));
      Advice advice = teacher.advise(view, visits, whims);
      boolean quiet = teacher.quiet(s, advice.action().getFirst());
      if (quiet && Math.abs(advice.score()) < DECIDED)
        seen.add(new Seen(facts(s, by), facts(s, by.other()), by, advice.score()));
      for (Choice choice : advice.action()) s = game.apply(s, choice);
    }
    Optional<Seat> winner =
        game.turn(s) instanceof Turn.Over(Outcome outcome) ? outcome.winner() : Optional.empty();
    return seen.stream().map(one -> sample(one, winner)).toList();
  }

  private S opened(SplittableRandom random) {
    while (true) {
      S s = start;
      for (int i = 0; i < OPENING && game.turn(s) instanceof Turn.Of; i++) {
        var actions = Lines.actions(game, s, 1000);
        s = Lines.after(game, s, actions.get(random.nextInt(actions.size())));
      }
      if (game.turn(s) instanceof Turn.Of) return s;
    }
  }

  private Sample.Facts facts(S s, Seat as) {
    int[] found = new int[inputs.most()];
    int[] count = new int[1];
    inputs.of(s, as, input -> found[count[0]++] = input);
    return new Sample.Facts(found, count[0]);
  }

  private static Sample sample(Seen seen, Optional<Seat> winner) {
    double score = 1 / (1 + StrictMath.exp(-seen.score / (double) Net.SCALE));
    double result = winner.map(w -> w == seen.by ? 1.0 : 0.0).orElse(0.5);
    return new Sample(seen.mover, seen.other, (float) ((1 - OUTCOME) * score + OUTCOME * result));
  }
}
