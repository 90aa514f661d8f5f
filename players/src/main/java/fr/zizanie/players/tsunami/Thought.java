package fr.zizanie.players.tsunami;

import fr.zizanie.players.tsunami.search.Clock;
import fr.zizanie.players.tsunami.search.Tree;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import java.util.random.RandomGenerator;

/** What one decision is about. */
record Thought(
    TsunamiView view,
    Seat me,
    TsunamiState sample,
    Strength strength,
    Clock clock,
    RandomGenerator random) {
  Tree tree(Points allowed) {
    return new Tree(
        Goban.of(view.board().stones()),
        me.ordinal(),
        last(),
        allowed,
        view.setting().komi(),
        random.nextLong());
  }

  private int last() {
    int point = view.board().newest();
    return point < 0 ? Goban.NOWHERE : Goban.place(point);
  }
}
