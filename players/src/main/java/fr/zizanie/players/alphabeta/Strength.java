package fr.zizanie.players.alphabeta;

import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Skill;
import java.util.List;

/**
 * How a level of a game of perfect information is held back.
 *
 * @param depth actions looked ahead at most
 */
public record Strength(Skill skill, int depth) {
  private static final int DEEPEST = 60;

  private static final List<Strength> LEVELS =
      List.of(
          new Strength(new Skill(2_000, 160, 20), 1),
          new Strength(new Skill(2_000, 80, 10), 1),
          new Strength(new Skill(500, 40, 3), DEEPEST),
          new Strength(new Skill(2_000, 10, 0), DEEPEST),
          new Strength(new Skill(8_000, 0, 0), DEEPEST),
          new Strength(new Skill(30_000, 0, 0), DEEPEST),
          new Strength(new Skill(Limit.ALL, 0, 0), DEEPEST),
          new Strength(new Skill(Limit.ALL, 0, 0), DEEPEST));

  /** {@return the strength of a level, from 1} */
  static Strength of(int level) {
    return LEVELS.get(level - 1);
  }

  /** {@return this strength where a turn has so many times as many choices} */
  Strength over(int breadth) {
    if (skill.visits() == Limit.ALL) return this;
    return new Strength(new Skill(skill.visits() * breadth, skill.noise(), skill.blind()), depth);
  }
}
