package fr.zizanie.rules.core;

import java.util.ArrayList;
import java.util.List;

/** Whole actions, walked from single choices; a set is walked in one order only. */
public final class Lines {
  private Lines() {}

  /** {@return the first {@code limit} whole actions of the seat to act, each once} */
  public static <S> List<List<Choice>> actions(Game<S, ?> game, S state, int limit) {
    var out = new ArrayList<List<Choice>>();
    walk(game, state, new ArrayList<>(), out, limit);
    return out;
  }

  private static <S> void walk(
      Game<S, ?> game, S state, List<Choice> prefix, List<List<Choice>> out, int limit) {
    for (Choice choice : game.choices(state).toList()) {
      if (out.size() >= limit) return;
      if (!game.sorted(state, choice)) continue;
      S next = game.apply(state, choice);
      prefix.add(choice);
      if (game.settled(next)) out.add(List.copyOf(prefix));
      else walk(game, next, prefix, out, limit);
      prefix.removeLast();
    }
  }

  /** {@return the state after a whole action; trusts that it is offered} */
  public static <S> S after(Game<S, ?> game, S state, List<Choice> action) {
    S s = state;
    for (Choice choice : action) s = game.apply(s, choice);
    return s;
  }
}
