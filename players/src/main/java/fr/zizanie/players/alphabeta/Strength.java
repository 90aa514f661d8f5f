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

  /** The levels of Chess Mutation. */
  public static final List<Strength> MUTATION =
      List.of(
          new Strength(new Skill(2_000, 480, 40), 1),
          new Strength(new Skill(2_000, 120, 15), 1),
          new Strength(new Skill(700, 40, 3), DEEPEST),
          new Strength(new Skill(2_000, 15, 0), DEEPEST),
          new Strength(new Skill(6_000, 0, 0), DEEPEST),
          new Strength(new Skill(17_000, 0, 0), DEEPEST),
          new Strength(new Skill(48_000, 0, 0), DEEPEST),
          new Strength(new Skill(Limit.ALL, 0, 0), DEEPEST));

  /**
   * The levels of Le Félon. Weak players seldom mate and strong ones mostly draw, so no more levels
   * can be told apart.
   */
  public static final List<Strength> FELON =
      List.of(
          new Strength(new Skill(2_000, 850, 40), 1),
          new Strength(new Skill(2_000, 250, 20), 1),
          new Strength(new Skill(500, 60, 5), DEEPEST),
          new Strength(new Skill(1_800, 15, 0), DEEPEST),
          new Strength(new Skill(5_000, 0, 0), DEEPEST),
          new Strength(new Skill(Limit.ALL, 0, 0), DEEPEST));
}
