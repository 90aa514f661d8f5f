package fr.zizanie.players.confusion;

import fr.zizanie.players.search.Skill;
import java.util.List;

/**
 * How a level of Confusion is held back.
 *
 * @param naive whether it weighs every try, even one that the search passed by
 */
record Strength(Skill skill, boolean naive) {
  /** The places that all hands together may keep in memory: some hundred megabytes. */
  private static final long ALL = 200_000;

  private static final List<Strength> LEVELS =
      List.of(
          new Strength(new Skill(10, 150, 40), true),
          new Strength(new Skill(60, 60, 20), true),
          new Strength(new Skill(12, 1_000, 85), false),
          new Strength(new Skill(30, 220, 40), false),
          new Strength(new Skill(300, 35, 2), false),
          new Strength(new Skill(1_200, 18, 0), false),
          new Strength(new Skill(ALL, 0, 0), false));

  /**
   * {@return how many of so many hands search; a level that work bounds must not depend on their
   * number}
   */
  int hands(int free) {
    return skill.visits() == ALL ? free : 1;
  }

  /** {@return the number of levels} */
  static int count() {
    return LEVELS.size();
  }

  /** {@return the strength of a level, from 1; beyond the highest, the highest} */
  static Strength of(int level) {
    return LEVELS.get(Math.min(level, count()) - 1);
  }
}
