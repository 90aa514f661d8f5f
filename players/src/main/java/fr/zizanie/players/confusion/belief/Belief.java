package fr.zizanie.players.confusion.belief;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import java.util.Arrays;

/**
 * The belief of one side's owner about its pieces after a line of answers, and the searching seat's
 * knowledge of them. That seat knows the truth of the enemy's pieces, and of its own pieces what
 * their owner knows. Immutable.
 */
public final class Belief {
  /** Bit k for the kind k. */
  static final int PROMOTABLE = promotable();

  /** The share of its use that a way keeps while its owner doesn't know of it. */
  private static final float UNKNOWN = 0.35f;

  private static final float BODY = 45;

  /** The kinds by which the pieces really answer, for the seat that sees them; 0 says no. */
  private final int[] truth;

  private final boolean open;
  private final Worlds worlds;
  private final long[] set;
  private final int promoted;
  private final int total;

  /** In how many worlds of the set a letter says yes to a way. */
  private final short[] yes = new short[Board.LETTERS * Displacements.COUNT];

  private final float[] worth = new float[Board.LETTERS];
  private final float[] agent = new float[Board.LETTERS];
  private final float[] climbs = new float[Board.LETTERS];

  private Belief(Worlds worlds, long[] set, int[] truth, boolean open, int promoted) {
    this.worlds = worlds;
    this.set = set;
    this.truth = truth;
    this.open = open;
    this.promoted = promoted;
    int worldsLeft = 0;
    for (long word : set) worldsLeft += Long.bitCount(word);
    total = worldsLeft;
    var kinds = new int[Diagrams.KINDS + 1];
    for (int letter = 0; letter < Board.LETTERS; letter++) weigh(letter, kinds);
  }

  private static int promotable() {
    int out = 0;
    for (int kind = 1; kind <= Diagrams.KINDS; kind++)
      if (Diagrams.promotable(kind)) out |= 1 << kind;
    return out;
  }

  /** {@return the searching seat's belief about its own pieces, of which it knows no more} */
  public static Belief own(Worlds worlds, int promoted) {
    return new Belief(worlds, all(), new int[0], false, promoted);
  }

  /**
   * {@return the enemy's belief about its own pieces, whose answers the seat that searches knows}
   */
  public static Belief enemy(Worlds worlds, int[] truth, int promoted) {
    return new Belief(worlds, all(), truth, true, promoted);
  }

  private static long[] all() {
    var out = new long[Worlds.WORDS];
    Arrays.fill(out, -1L);
    return out;
  }

  private void weigh(int letter, int[] kinds) {
    boolean raised = promoted(letter);
    worlds.count(set, letter, kinds);
    if (!raised) agent[letter] = (float) worlds.agents(set, letter) / total;
    float sum = BODY;
    for (int way = 0; way < Displacements.COUNT; way++) {
      int accepting = Displacements.kinds(worlds.side(), way);
      if (accepting == 0 && !raised) continue;
      int saying = raised ? (Displacements.promoted(way) ? total : 0) : sum(kinds, accepting);
      yes[letter * Displacements.COUNT + way] = (short) saying;
      sum += use(letter, way) * Displacements.worth(worlds.side(), way);
    }
    worth[letter] = sum;
    if (raised) return;
    climbs[letter] =
        open ? PROMOTABLE >> truth[letter] & 1 : (float) sum(kinds, PROMOTABLE) / total;
  }

  private static int sum(int[] kinds, int wanted) {
    int n = 0;
    for (int left = wanted; left != 0; left &= left - 1)
      n += kinds[Integer.numberOfTrailingZeros(left)];
    return n;
  }

  private boolean promoted(int letter) {
    return (promoted >> worlds.side() * Board.LETTERS + letter & 1) != 0;
  }

  /** {@return the probability of a yes, as the owner sees it} */
  public float yes(int letter, int way) {
    return (float) yes[letter * Displacements.COUNT + way] / total;
  }

  /**
   * {@return the probability of a yes, as the searching seat sees it: 0 or 1 for the enemy's
   * pieces}
   */
  public float real(int letter, int way) {
    if (!open || promoted(letter)) return yes(letter, way);
    return Displacements.kinds(worlds.side(), way) >> truth[letter] & 1;
  }

  /** {@return the use of a way to its owner, from 0 to 1; a way serves more if it is known} */
  public float use(int letter, int way) {
    return real(letter, way) * (UNKNOWN + (1 - UNKNOWN) * yes(letter, way));
  }

  /** {@return the worth of a letter, in hundredths of a piece} */
  public float worth(int letter) {
    return worth[letter];
  }

  /** {@return the probability that a letter is the double agent, as the owner sees it} */
  public float agent(int letter) {
    return agent[letter];
  }

  /** {@return the probability that a letter is promoted when it arrives} */
  public float climbs(int letter) {
    return climbs[letter];
  }

  /** {@return the belief after an answer; this one if the answer tells nothing} */
  public Belief heard(int letter, int way, boolean accepted) {
    float p = yes(letter, way);
    if (promoted(letter) || p == 0 || p == 1) return this;
    int kinds = Displacements.kinds(worlds.side(), way);
    return new Belief(worlds, worlds.heard(set, letter, kinds, accepted), truth, open, promoted);
  }

  /** {@return the belief after an arrival on the enemy's first row} */
  public Belief arrived(int letter, boolean raised) {
    var rest = worlds.heard(set, letter, PROMOTABLE, raised);
    boolean empty = true;
    for (long word : rest) empty &= word == 0;
    int now = raised ? promoted | 1 << worlds.side() * Board.LETTERS + letter : promoted;
    return new Belief(worlds, empty ? set : rest, truth, open, now);
  }
}
