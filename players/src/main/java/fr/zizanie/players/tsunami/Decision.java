package fr.zizanie.players.tsunami;

import fr.zizanie.players.search.Limit;
import fr.zizanie.players.tsunami.search.Bandit;
import fr.zizanie.players.tsunami.search.TreeSearch;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Places;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import java.util.random.RandomGenerator;

/** The material of one decision: the view, a state that looks like it, and the limit. */
record Decision(
    TsunamiView view,
    Seat me,
    TsunamiState sample,
    Strength strength,
    Limit limit,
    RandomGenerator random) {
  /** {@return a search whose first stone lies on one of some points} */
  TreeSearch tree(Points allowed) {
    return new TreeSearch(
        Goban.of(view.board().stones()),
        me.ordinal(),
        last(),
        allowed,
        view.setting().komi(),
        random.nextLong());
  }

  /**
   * Searches until a limit. All hands search only at a level that time alone bounds, so that the
   * other levels find the same on every machine.
   */
  void search(TreeSearch tree, Limit part) {
    if (strength.playouts() == Limit.ALL) tree.together(part);
    else tree.search(part);
  }

  /** Compares the actions of a bandit until a limit, with all hands where {@link #search} does. */
  void compare(Bandit bandit, Limit part) {
    if (strength.playouts() == Limit.ALL) bandit.together(view.setting(), part);
    else bandit.compare(view.setting(), part);
  }

  private int last() {
    int point = view.board().newest();
    return point < 0 ? Places.NOWHERE : Places.of(point);
  }
}
