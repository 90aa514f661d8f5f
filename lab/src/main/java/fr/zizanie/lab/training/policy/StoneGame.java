package fr.zizanie.lab.training.policy;

import fr.zizanie.lab.training.Sample;
import fr.zizanie.players.search.Limit;
import fr.zizanie.players.tsunami.search.Features;
import fr.zizanie.players.tsunami.search.Playout;
import fr.zizanie.players.tsunami.search.TreeSearch;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Places;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * A game of the search against itself without cards. Most stones are found by few playouts; every
 * third or so by many, and that position gives samples, unless the game is decided.
 */
final class StoneGame {
  private static final int LONGEST = 150;
  private static final int EARLY = 30;

  /** A position of ten in three is looked at closely, the others by this part of the playouts. */
  private static final int FEWER = 10;

  private static final double DECIDED = 0.08;
  private static final double OVER = 0.04;

  /** More time than any position takes. */
  private static final long PATIENCE = 600_000;

  private final Tsunami game;
  private final int playouts;
  private final SplittableRandom random;
  private final List<Sample> samples = new ArrayList<>();
  private final Playout playout = new Playout(1);
  private final Features features = new Features(playout);
  private int last = Places.NOWHERE;

  StoneGame(Tsunami game, int playouts, long seed, int number) {
    this.game = game;
    this.playouts = playouts;
    random = new SplittableRandom(seed * 1_000_003 + number);
  }

  /** {@return a sample of each stone of each position that was looked at closely} */
  List<Sample> samples() {
    var options = Options.read(game.profile().options(), Map.of("deck", "none")).orThrow();
    TsunamiState s = game.start(options);
    int opening = 2 + random.nextInt(7);
    for (int ply = 0; ply < LONGEST && game.turn(s) instanceof Turn.Of(Seat me); ply++) {
      var view = game.view(s, Viewer.of(me));
      boolean closely = random.nextInt(10) < 3;
      var tree = searched(view, me, closely ? playouts : Math.max(1, playouts / FEWER));
      double off = Math.min(tree.value(), 1 - tree.value());
      if (closely && off > DECIDED) look(view, me, tree);
      int place = stone(tree, ply, opening);
      if (place == Places.NOWHERE || ply > EARLY && off < OVER) break;
      s = game.apply(s, Choice.square(Places.point(place)));
      last = place;
    }
    return samples;
  }

  private TreeSearch searched(TsunamiView view, Seat me, int games) {
    var tree =
        TreeSearch.byHand(
            Goban.of(view.board().stones()),
            me.ordinal(),
            last,
            view.moves(),
            view.setting().komi(),
            random.nextLong());
    tree.search(Limit.of(games, PATIENCE));
    return tree;
  }

  /** Early stones are sometimes not the best, so that games differ. */
  private int stone(TreeSearch tree, int ply, int opening) {
    boolean strays = ply < opening || ply < EARLY && random.nextInt(4) == 0;
    int[] tried = tree.tried(ply < opening ? 20 : 3);
    return strays && tried.length > 0 ? tried[random.nextInt(tried.length)] : tree.best();
  }

  /** One sample for each stone, with how much of the search went there; the first begins anew. */
  private void look(TsunamiView view, Seat me, TreeSearch tree) {
    playout.begin(Goban.of(view.board().stones()), last);
    features.look(me.ordinal());
    var visits = tree.visits();
    float all = visits.values().stream().mapToInt(n -> n).sum();
    int[] found = new int[Features.MOST];
    int stones = 0;
    for (var stone : visits.entrySet()) {
      int count = features.of(stone.getKey());
      for (int i = 0; i < count; i++) found[i] = features.get(i);
      var facts = new Sample.Facts(found, count);
      samples.add(
          new Sample(
              facts,
              stones++ == 0 ? PolicyLearner.FIRST : PolicyLearner.MORE,
              stone.getValue() / all));
    }
  }
}
