package fr.zizanie.players.ironpond;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.ironpond.cards.special.SuperGang;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * What the opponent's cards may do to the best ideas: for each imagined deal he takes his whole
 * next turn, reactions included, and what a card promises him beyond his best move counts against
 * the idea.
 */
final class Foresight {
  /** Ideas that are worth the trouble. */
  private static final int MOST = 5;

  /** Hundredths of a pawn behind the best from which an idea has no chance. */
  private static final int HOPELESS = 150;

  /** What one card may do at most: beyond, one can't be saved anyway. */
  private static final int DREADED = 900;

  /** Positions that the opponent looks at in one deal, at most. */
  private static final long GLIMPSES = 4_000;

  private final Desk desk;
  private final Ranking ranking;

  Foresight(Desk desk, Ranking ranking) {
    this.desk = desk;
    this.ranking = ranking;
  }

  /** {@return whether the opponent's cards are thought of at all} */
  static boolean helps(Desk desk) {
    var cards = desk.view().cards();
    return desk.strength().deals() > 0
        && desk.strength().cards()
        && cards.count(desk.us().other()) > 0;
  }

  /** {@return the best idea once the opponent's cards are thought of} */
  Idea best() {
    List<Idea> top = ranking.top(MOST);
    Idea best = top.getFirst();
    if (Math.abs(ranking.score()) > Lookahead.WON) return best;
    long[] fear = new long[top.size()];
    int[] value = new int[top.size()];
    try {
      for (int i = 0; i < value.length; i++) value[i] = ranking.exactly(top.get(i));
      for (int deal = 1; deal <= desk.strength().deals(); deal++) {
        long seed = desk.random().nextLong();
        for (int i = 0; i < value.length; i++)
          if (value[i] > value[0] - HOPELESS) fear[i] += fear(top.get(i), seed);
        int first = 0;
        for (int i = 1; i < value.length; i++)
          if (value[i] > value[0] - HOPELESS
              && value[i] - fear[i] / deal > value[first] - fear[first] / deal) first = i;
        best = top.get(first);
      }
    } catch (Watch.Stop stop) {
      // The deals that were looked at to the end decide.
    }
    return best;
  }

  /** What the opponent's cards promise him after an idea, if the hidden cards lie so. */
  private int fear(Idea idea, long seed) {
    desk.watch().visit();
    if (desk.watch().late(1)) throw desk.watch().stop();
    var random = new SplittableRandom(seed);
    Optional<IronPondState> next = turned(idea, random);
    if (next.isEmpty()) return 0;
    var glimpse = desk.watch().part(GLIMPSES);
    var ideas = new Ideas(desk.across(next.get(), glimpse), 0);
    ideas.beforeMove();
    desk.watch().add(glimpse);
    return Math.min(DREADED, ideas.promise());
  }

  /** The state in which the opponent begins his turn after an idea, if it comes to that. */
  private Optional<IronPondState> turned(Idea idea, SplittableRandom random) {
    var game = desk.game();
    IronPondState s = game.sample(desk.view(), random);
    for (Choice c : idea.action()) s = game.apply(s, c);
    List<Choice> then = idea.then();
    for (int steps = 0; steps < 40; steps++) {
      switch (s.frames().getLast()) {
        case Frame.Window _ -> s = game.apply(s, Choice.PASS);
        case Frame.Drawing _, SuperGang.Throwing _, SuperGang.Thrown _ -> {
          var choices = game.choices(s).toList();
          s = game.apply(s, choices.get(random.nextInt(choices.size())));
        }
        case Frame.Moved _ -> {
          if (s.now().by() != desk.us()) return Optional.empty();
          for (Choice c : then.isEmpty() ? List.of(desk.word("end")) : then) s = game.apply(s, c);
          then = List.of();
        }
        case Frame.Ready _ -> {
          boolean theirs = game.turn(s) instanceof Turn.Of(var seat) && seat != desk.us();
          return theirs ? Optional.of(s) : Optional.empty();
        }
        default -> {
          return Optional.empty();
        }
      }
    }
    return Optional.empty();
  }
}
