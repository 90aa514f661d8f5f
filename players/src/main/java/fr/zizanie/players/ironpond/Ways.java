package fr.zizanie.players.ironpond;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.state.IronPondState;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/** The ways to make an action whole: all of them where they are few, else drawn ones. */
final class Ways {
  /** One way, and where it leads. */
  record Way(List<Choice> action, IronPondState next) {
    Way {
      action = List.copyOf(action);
    }
  }

  private final IronPond game;
  private final int most;
  private final RandomGenerator random;
  private final Runnable visit;

  Ways(IronPond game, int most, RandomGenerator random, Runnable visit) {
    this.game = game;
    this.most = most;
    this.random = random;
    this.visit = visit;
  }

  /** {@return ways that begin with a choice} */
  List<Way> of(IronPondState state, Choice first) {
    var out = new ArrayList<Way>();
    var prefix = new ArrayList<Choice>();
    prefix.add(first);
    IronPondState begun = game.apply(state, first);
    if (walk(begun, prefix, out)) return out;
    var seen = new HashSet<List<Choice>>();
    var drawn = new ArrayList<Way>();
    for (int i = 0; i < most; i++) draw(begun, first, seen, drawn);
    return drawn;
  }

  /** Whether all ways could be walked. */
  private boolean walk(IronPondState s, List<Choice> prefix, List<Way> out) {
    visit.run();
    if (game.settled(s)) {
      out.add(new Way(prefix, s));
      return out.size() <= most;
    }
    for (Choice c : game.choices(s).toList()) {
      if (!game.sorted(s, c)) continue;
      prefix.add(c);
      boolean all = walk(game.apply(s, c), prefix, out);
      prefix.removeLast();
      if (!all) return false;
    }
    return true;
  }

  private void draw(IronPondState start, Choice first, Set<List<Choice>> seen, List<Way> out) {
    visit.run();
    var action = new ArrayList<Choice>();
    action.add(first);
    IronPondState s = start;
    while (!game.settled(s)) {
      IronPondState now = s;
      // Sets are drawn in the one order in which they are listed.
      var choices = game.choices(s).toList().stream().filter(c -> game.sorted(now, c)).toList();
      if (choices.isEmpty()) return;
      Choice c = choices.get(random.nextInt(choices.size()));
      action.add(c);
      s = game.apply(s, c);
    }
    if (seen.add(List.copyOf(action))) out.add(new Way(action, s));
  }
}
