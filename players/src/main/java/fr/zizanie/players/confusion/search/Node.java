package fr.zizanie.players.confusion.search;

import fr.zizanie.players.confusion.belief.Belief;
import java.util.Arrays;

/**
 * A place in the search: a line of tries with their answers. All values are for the searching seat,
 * from -1 to 1.
 */
public final class Node {
  /** Stands for a place that was never looked at. */
  static final Node NONE = new Node(0, 0, false);

  /** A value counts this much one turn earlier, so that later gains are worth less. */
  private static final float DISCOUNT = 0.998f;

  private static final float EXPLORATION = 0.7f;

  /** The beliefs of both sides, kept only where the search went on. */
  private Belief[] beliefs = new Belief[0];

  /** The value by the first look. */
  final float look;

  /** The cost of an idle try before this place, for the searching seat. */
  private final float toll;

  /** Whether the try before promoted its piece. */
  final boolean raised;

  private float sum;
  private int visits;
  private Candidate[] candidates = new Candidate[0];
  private Node[] yes = new Node[0];
  private Node[] no = new Node[0];
  private int[] asked = new int[0];
  private int[] agreed = new int[0];

  Node(float look, float toll, boolean raised) {
    this.look = look;
    this.toll = toll;
    this.raised = raised;
  }

  boolean isOpen() {
    return candidates.length > 0;
  }

  void open(Belief[] believed, Candidate... found) {
    beliefs = believed;
    candidates = found;
    yes = new Node[found.length];
    no = new Node[found.length];
    Arrays.fill(yes, NONE);
    Arrays.fill(no, NONE);
    asked = new int[found.length];
    agreed = new int[found.length];
  }

  Belief[] beliefs() {
    return beliefs;
  }

  /** {@return the number of tries looked at here} */
  public int size() {
    return candidates.length;
  }

  /** {@return how often the search came here} */
  public int visits() {
    return visits;
  }

  /** {@return one of the tries} */
  public Candidate candidate(int i) {
    return candidates[i];
  }

  /** {@return how often the search made a try} */
  public int asked(int i) {
    return asked[i];
  }

  Node after(int i, boolean accepted) {
    return accepted ? yes[i] : no[i];
  }

  void put(int i, boolean accepted, Node next) {
    (accepted ? yes : no)[i] = next;
  }

  /** Counts one visit; {@return the value one turn earlier} */
  float add(float value) {
    visits++;
    sum += value - toll;
    return (value - toll) * DISCOUNT;
  }

  float mean() {
    return visits == 0 ? look : sum / visits;
  }

  /**
   * {@return the value of a try as its maker sees it, for the searching seat}
   *
   * <p>A guess moves with the findings since: those of the other answer, or else those of all tries
   * here.
   */
  public float value(int i) {
    Candidate c = candidates[i];
    float gap = c.whenYes() - c.whenNo();
    boolean known = yes[i].visits > 0;
    boolean refused = no[i].visits > 0;
    float drift = mean() - look;
    float good =
        known
            ? yes[i].mean()
            : refused ? bounded(no[i].mean() + gap) : bounded(c.whenYes() + drift);
    float bad =
        refused ? no[i].mean() : known ? bounded(yes[i].mean() - gap) : bounded(c.whenNo() + drift);
    return c.yes() * good + (1 - c.yes()) * bad;
  }

  private static float bounded(float value) {
    return Math.clamp(value, -1, 1);
  }

  /** {@return the try to look at next} */
  int next(boolean ours) {
    float share = EXPLORATION * (float) Math.sqrt(visits + 1);
    int best = 0;
    float most = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < candidates.length; i++) {
      float value = value(i);
      float score = (ours ? value : -value) + share * candidates[i].prior() / (1 + asked[i]);
      if (score <= most) continue;
      most = score;
      best = i;
    }
    return best;
  }

  /** {@return the answer that keeps the answers of a try in their proportion} */
  boolean ask(int i) {
    boolean accepted = agreed[i] + 0.5f <= candidates[i].real() * (asked[i] + 1);
    asked[i]++;
    if (accepted) agreed[i]++;
    return accepted;
  }
}
