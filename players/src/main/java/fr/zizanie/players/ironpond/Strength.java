package fr.zizanie.players.ironpond;

import fr.zizanie.players.search.Limit;
import fr.zizanie.players.search.Skill;
import java.util.List;

/**
 * How a level of Iron Pond is held back.
 *
 * @param depth chess plies looked ahead at most, after the action itself
 * @param plays most ways to play one card that it looks at
 * @param deals number of opponent's hands that it imagines
 * @param memory percentage of kidnapped pieces that it remembers
 * @param cards whether it plays cards at all
 */
record Strength(Skill skill, int depth, int plays, int deals, int memory, boolean cards) {
  private static final int DEEPEST = 60;

  private static final List<Strength> LEVELS =
      List.of(
          new Strength(new Skill(1_000, 420, 42), 0, 4, 0, 15, true),
          new Strength(new Skill(1_000, 290, 31), 0, 5, 0, 20, true),
          new Strength(new Skill(1_000, 190, 22), 0, 6, 0, 25, true),
          new Strength(new Skill(1_200, 120, 14), 1, 8, 0, 40, true),
          new Strength(new Skill(2_000, 75, 7), 2, 12, 0, 45, true),
          new Strength(new Skill(6_000, 24, 1), DEEPEST, 24, 1, 55, true),
          new Strength(new Skill(Limit.ALL, 0, 0), DEEPEST, 160, 4, 85, true));

  /** {@return the number of levels} */
  static int count() {
    return LEVELS.size();
  }

  /** {@return the strength of a level, from 1; beyond the highest, the highest} */
  static Strength of(int level) {
    return LEVELS.get(Math.min(level, count()) - 1);
  }

  /** {@return this strength with little time for a card} */
  Strength hasty() {
    var sound = new Skill(skill.visits(), 0, 0);
    return new Strength(sound, depth, Math.min(plays, 40), 0, memory, cards);
  }
}
