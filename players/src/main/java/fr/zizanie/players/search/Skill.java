package fr.zizanie.players.search;

import java.util.random.RandomGenerator;

/**
 * How a level is held back in every game.
 *
 * @param visits positions looked at for one decision, at most; they bound all but the highest
 *     levels, which so play alike on every machine
 * @param noise standard deviation of its judgement of a choice, in hundredths of a piece
 * @param blind percentage of choices that it overlooks
 */
public record Skill(long visits, int noise, int blind) {
  /** {@return whether it neither misjudges nor overlooks anything} */
  public boolean sound() {
    return noise == 0 && blind == 0;
  }

  /** {@return the error of a judgement this time, about normally distributed} */
  public double error(RandomGenerator random) {
    if (noise == 0) return 0;
    // Twelve even draws: every machine adds them up alike, which logarithms don't promise.
    double sum = -6;
    for (int k = 0; k < 12; k++) sum += random.nextDouble();
    return sum * noise;
  }

  /** {@return whether it overlooks a choice this time} */
  public boolean overlooks(RandomGenerator random) {
    return random.nextInt(100) < blind;
  }
}
