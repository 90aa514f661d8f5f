package fr.zizanie.lab.training;

/**
 * A position to learn from.
 *
 * @param mover the inputs that hold in the view of the side to act, by their numbers
 * @param other the same of the other side
 * @param wanted the expected score of the side to act, from 0 to 1
 */
public record Sample(Facts mover, Facts other, float wanted) {
  /** Numbers of inputs; a value. */
  public static final class Facts {
    private final char[] all;

    /** The first {@code count} of some numbers. */
    public Facts(int[] inputs, int count) {
      all = new char[count];
      for (int i = 0; i < count; i++) all[i] = (char) inputs[i];
    }

    /** {@return how many inputs hold} */
    public int size() {
      return all.length;
    }

    /** {@return the input of that place, from 0} */
    public int get(int i) {
      return all[i];
    }
  }
}
