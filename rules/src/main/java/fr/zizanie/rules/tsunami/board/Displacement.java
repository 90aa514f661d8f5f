package fr.zizanie.rules.tsunami.board;

import fr.zizanie.rules.tsunami.go.Points;

/** Stones that go elsewhere, all at once (Tsunami, 3.4.5). */
public final class Displacement {
  private final int[] from;
  private final int[] to;

  /** Where each stone goes, -1 for off the board. */
  public Displacement(int[] from, int[] to) {
    this.from = from.clone();
    this.to = to.clone();
  }

  int[] from() {
    return from.clone();
  }

  int[] to() {
    return to.clone();
  }

  /** {@return where the stone of a point is afterwards, -1 for off the board} */
  public int of(int point) {
    for (int i = 0; i < from.length; i++) if (from[i] == point) return to[i];
    return point;
  }

  /** {@return whether one of the stones comes to one of those points} */
  boolean meets(Points taken) {
    return !avoids(taken);
  }

  /** {@return whether no stone comes to one of those points} */
  public boolean avoids(Points closed) {
    for (int q : to) if (q >= 0 && closed.has(q)) return false;
    return true;
  }
}
