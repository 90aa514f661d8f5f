package fr.zizanie.players.search;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Finds the whole actions that begin with a choice: all of them where they are few, else a random
 * sample.
 *
 * @param most the largest number that counts as few, and the number of draws
 * @param visit called for each state that is looked at; may throw to stop
 */
public record Completions<S>(Game<S, ?> game, int most, RandomGenerator random, Runnable visit) {
  /** A whole action and the state that it leads to. */
  public record Completion<S>(List<Choice> action, S next) {
    public Completion {
      action = List.copyOf(action);
    }
  }

  /** {@return the whole actions that begin with a choice} */
  public List<Completion<S>> of(S state, Choice first) {
    var out = new ArrayList<Completion<S>>();
    var prefix = new ArrayList<Choice>();
    prefix.add(first);
    S begun = game.apply(state, first);
    if (walk(begun, prefix, out)) return out;
    var seen = new HashSet<List<Choice>>();
    var drawn = new ArrayList<Completion<S>>();
    for (int i = 0; i < most; i++) draw(begun, first, seen, drawn);
    return drawn;
  }

  /** Returns whether there were few enough to walk all. */
  private boolean walk(S s, List<Choice> prefix, List<Completion<S>> out) {
    visit.run();
    if (game.settled(s)) {
      out.add(new Completion<>(prefix, s));
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

  private void draw(S start, Choice first, Set<List<Choice>> seen, List<Completion<S>> out) {
    visit.run();
    var action = new ArrayList<Choice>();
    action.add(first);
    S s = start;
    while (!game.settled(s)) {
      S now = s;
      // Sets are drawn in the one order in which they are listed.
      var choices = game.choices(s).toList().stream().filter(c -> game.sorted(now, c)).toList();
      if (choices.isEmpty()) return;
      Choice c = choices.get(random.nextInt(choices.size()));
      action.add(c);
      s = game.apply(s, c);
    }
    if (seen.add(List.copyOf(action))) out.add(new Completion<>(action, s));
  }
}
