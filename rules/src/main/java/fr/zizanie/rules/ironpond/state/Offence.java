package fr.zizanie.rules.ironpond.state;

/**
 * The gestures of a seat that the other may still punish (72).
 *
 * @param count gestures made so far, punished or not
 * @param kind the last one, such as {@code chat}; empty when none can be punished
 * @param ends how many of the punisher's own turns may still end before it is forgotten
 */
public record Offence(int count, String kind, int ends) {
  public static final Offence NONE = new Offence(0, "", 0);

  public boolean open() {
    return ends > 0;
  }

  public Offence again(String gesture, int turns) {
    return new Offence(count + 1, gesture, turns);
  }

  public Offence forgiven() {
    return new Offence(count, "", 0);
  }

  public Offence aged() {
    return ends > 1 ? new Offence(count, kind, ends - 1) : ends == 1 ? forgiven() : this;
  }
}
