package fr.zizanie.players.ironpond;

/**
 * How a level is held back; visits bound all but the highest so that they play alike on every
 * machine.
 *
 * @param visits positions looked at for one decision, at most
 * @param depth chess plies looked ahead at most, after the action itself
 * @param whim hundredths of a pawn by which it typically misjudges an action
 * @param blind percentage of actions that it overlooks
 * @param plays ways to play one card that it looks at, at most
 * @param deals hands of the opponent that it imagines
 * @param memory percentage of kidnapped pieces that it remembers
 * @param cards whether it plays cards at all
 */
record Strength(
    long visits, int depth, int whim, int blind, int plays, int deals, int memory, boolean cards) {
  private static final int DEEPEST = 60;
  private static final long ALL = Long.MAX_VALUE;

  private static final Strength[] LEVELS = {
    new Strength(1_000, 0, 200, 30, 6, 0, 15, true),
    new Strength(1_200, 1, 120, 15, 8, 0, 25, true),
    new Strength(1_500, 1, 80, 8, 10, 0, 35, true),
    new Strength(2_000, 2, 50, 3, 12, 0, 45, true),
    new Strength(6_000, 4, 25, 0, 24, 1, 55, true),
    new Strength(20_000, DEEPEST, 8, 0, 40, 1, 65, true),
    new Strength(80_000, DEEPEST, 0, 0, 80, 2, 75, true),
    new Strength(ALL, DEEPEST, 0, 0, 160, 4, 85, true),
  };

  /** {@return the strength of a level, from 1} */
  static Strength of(int level) {
    return LEVELS[level - 1];
  }

  /** {@return the same with little time for a card} */
  Strength hasty() {
    return new Strength(visits, depth, 0, 0, Math.min(plays, 40), 0, memory, cards);
  }

  /** {@return the same that never plays a card of its own will} */
  Strength cardless() {
    return new Strength(visits, depth, whim, blind, plays, deals, memory, false);
  }
}
