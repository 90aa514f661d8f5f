package fr.zizanie.rules.ironpond;

/**
 * The gestures of a seat that the other may still punish (72).
 *
 * @param count gestures made so far, punished or not
 * @param kind the last one, such as {@code chat}; empty when none can be punished
 * @param ends how many of the punisher's own turns may still end before it is forgotten
 */
public record Offence(int count, String kind, int ends) {
  static final Offence NONE = new Offence(0, "", 0);

  boolean open() {
    return ends > 0;
  }

  Offence again(String gesture, int turns) {
    return new Offence(count + 1, gesture, turns);
  }

  Offence forgiven() {
    return new Offence(count, "", 0);
  }

  Offence aged() {
    return ends > 1 ? new Offence(count, kind, ends - 1) : ends == 1 ? forgiven() : this;
  }
}
