package fr.zizanie.players.ironpond;

import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Skill;
import fr.zizanie.rules.core.Choice;
import java.util.List;
import java.util.Set;

/**
 * Bounds on the search for a chess move, set by the program that asks.
 *
 * @param visits positions looked at, at most
 * @param depth plies looked ahead at most, from 1; the move itself is the first
 * @param moves the only moves to be looked at; all moves if none of these is legal
 */
public record Bounds(long visits, int depth, Set<Choice> moves) {
  public static final Bounds NONE = new Bounds(Limit.ALL, Integer.MAX_VALUE, Set.of());

  public Bounds {
    if (visits < 1 || depth < 1) throw new IllegalArgumentException(visits + " visits, " + depth);
    moves = Set.copyOf(moves);
  }

  /** {@return a level that keeps to these bounds} */
  Strength of(Strength level) {
    var skill = level.skill();
    return new Strength(
        new Skill(Math.min(visits, skill.visits()), skill.noise(), skill.blind()),
        Math.min(depth - 1, level.depth()),
        level.plays(),
        level.deals(),
        level.memory(),
        level.cards());
  }

  /** {@return the moves among some candidates that may be looked at} */
  List<Candidate> of(List<Candidate> candidates) {
    var all =
        candidates.stream().filter(c -> c.action().getFirst().kind() == Choice.Kind.MOVE).toList();
    var named = all.stream().filter(c -> moves.contains(c.action().getFirst())).toList();
    return named.isEmpty() ? all : named;
  }
}
