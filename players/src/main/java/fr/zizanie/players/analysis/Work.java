package fr.zizanie.players.analysis;

/**
 * What one judgement may cost. No clock: the same work finds the same everywhere.
 *
 * @param visits positions or playouts of one judgement, about
 * @param worlds states that are drawn from a view where something is hidden or left to chance
 */
public record Work(int visits, int worlds) {
  public Work {
    if (visits < 1 || worlds < 1) throw new IllegalArgumentException(visits + ", " + worlds);
  }

  /** {@return so many times the positions, and twice the worlds where any are drawn} */
  Work times(int factor) {
    return new Work(factor * visits, worlds == 1 ? 1 : 2 * worlds);
  }
}
