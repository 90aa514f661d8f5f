package fr.zizanie.rules.confusion.knowledge;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Which kinds the letters of one seat can have, as far as its owner can tell: exact counts of the
 * assignments that agree with the facts, all equally likely (Confusion, 9).
 *
 * <p>Perfect matchings of letters and kinds, counted by dynamic programming over sets of kinds: the
 * letters before are matched within a set, the letters after outside it. Letters that are certain
 * come first and take their kinds out of every set; letters of which nothing is known come last and
 * share what is left in every order. Kinds that the same letters can have are of one sort: a set is
 * how many it has of each.
 */
public final class Knowledge {
  private static final long[] FACTORIAL = new long[Diagrams.AGENT + 1];

  static {
    FACTORIAL[0] = 1;
    for (int n = 1; n < FACTORIAL.length; n++) FACTORIAL[n] = n * FACTORIAL[n - 1];
  }

  private final int letters;

  private final int[] masks;

  /** The letters of which something is known, the surest first. */
  private final int[] order;

  /** How many of them can have one kind at most. */
  private final int certain;

  /** The kinds, from 0, that those don't have, as a mask. */
  private final int open;

  /** The same by sort. */
  private final int[] sorts;

  /** By open kind, from which bit on a set's number tells how many it has of its sort. */
  private final int[] shifts;

  /**
   * By the number of a set, in how many ways the first letters after the certain ones have as many
   * kinds of each sort as it has; {@code after} in how many ways the other letters have the rest.
   */
  private final long[] before;

  private final long[] after;

  /** How many kinds a set has, where there is a way {@code before}. */
  private final byte[] sizes;

  private Knowledge(int[] masks) {
    this.letters = masks.length;
    this.masks = masks;
    this.order = surest(masks);
    int sure = 0;
    int taken = 0;
    while (sure < order.length && Integer.bitCount(masks[order[sure]]) <= 1)
      taken |= masks[order[sure++]];
    this.certain = sure;
    this.open = (1 << letters) - 1 & ~taken;
    this.sorts = sorts();
    this.shifts = new int[letters];
    int bits = 0;
    for (int sort : sorts) {
      for (int left = sort; left != 0; left &= left - 1) shifts[first(left)] = bits;
      bits += bits(sort);
    }
    this.before = new long[1 << bits];
    this.after = new long[1 << bits];
    this.sizes = new byte[1 << bits];
    if (Integer.bitCount(taken) == certain) count();
  }

  /** The open kinds, those together that the same letters can have. */
  private int[] sorts() {
    var out = new int[letters];
    int found = 0;
    for (int left = open; left != 0; left &= ~out[found++]) {
      int alike = left;
      for (int i = certain; i < order.length; i++) {
        int mask = masks[order[i]];
        alike &= (mask & left & -left) != 0 ? mask : ~mask;
      }
      out[found] = alike;
    }
    return Arrays.copyOf(out, found);
  }

  private static int[] surest(int[] masks) {
    var order = new int[masks.length];
    int known = 0;
    for (int kinds = 0; kinds < masks.length; kinds++)
      for (int letter = 0; letter < masks.length; letter++)
        if (Integer.bitCount(masks[letter]) == kinds) order[known++] = letter;
    return Arrays.copyOf(order, known);
  }

  private void count() {
    before[0] = 1;
    for (int set = 0; set < before.length; set++) {
      if (before[set] == 0) continue;
      int i = certain + sizes[set];
      if (i >= order.length) continue;
      for (int sort : sorts) {
        int left = left(set, sort & masks[order[i]]);
        if (left == 0) continue;
        before[set + step(sort)] += before[set] * left;
        sizes[set + step(sort)] = (byte) (sizes[set] + 1);
      }
    }
    for (int set = before.length - 1; set >= 0; set--) {
      if (before[set] == 0) continue;
      int i = certain + sizes[set];
      if (i >= order.length) {
        after[set] = FACTORIAL[letters - i];
        continue;
      }
      for (int sort : sorts) {
        int left = left(set, sort & masks[order[i]]);
        if (left > 0) after[set] += after[set + step(sort)] * left;
      }
    }
  }

  /** What one more of a sort adds to the number of a set. */
  private int step(int sort) {
    return 1 << shifts[first(sort)];
  }

  /** How many of a sort a set doesn't have; 0 where a letter can have none of it. */
  private int left(int set, int sort) {
    if (sort == 0) return 0;
    return Integer.bitCount(sort) - (set >> shifts[first(sort)] & (1 << bits(sort)) - 1);
  }

  /** How many bits it takes to count some kinds. */
  private static int bits(int kinds) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(Integer.bitCount(kinds));
  }

  /**
   * {@return what the owner of a side can tell, from the facts and the diagrams that it is shown}
   */
  public static Knowledge of(int letters, Facts facts, Kinds known, int side) {
    return new Knowledge(masks(letters, facts, known, side));
  }

  /** {@return the kinds that are left for each letter by what is known of it alone} */
  public static int[] masks(int letters, Facts facts, Kinds known, int side) {
    var masks = new int[letters];
    for (int letter = 0; letter < letters; letter++) {
      int piece = side * Board.LETTERS + letter;
      boolean shown = facts.revealed(piece) && known.kind(piece) != 0;
      masks[letter] = shown ? 1 << known.kind(piece) - 1 : facts.mask(piece);
    }
    return masks;
  }

  /** {@return what masks of possible kinds come to; as many kinds as letters} */
  public static Knowledge of(int... masks) {
    return new Knowledge(masks.clone());
  }

  /** {@return how many assignments agree with the facts} */
  public long total() {
    return after[0];
  }

  /** {@return in how many of them each letter, from 0, has each kind, from 1; the agent is 13} */
  public long[][] counts() {
    var out = new long[letters][Diagrams.AGENT + 1];
    if (total() == 0) return out;
    for (int i = 0; i < certain; i++) out[order[i]][kind(masks[order[i]])] = total();
    var free = new long[Diagrams.AGENT + 1];
    for (int set = 0; set < before.length; set++) {
      if (before[set] == 0) continue;
      int i = certain + sizes[set];
      boolean known = i < order.length;
      long[] row = known ? out[order[i]] : free;
      for (int sort : sorts) {
        int left = left(set, known ? sort & masks[order[i]] : sort);
        if (left == 0) continue;
        long ways = known ? after[set + step(sort)] : FACTORIAL[letters - i - 1];
        row[kind(sort)] += before[set] * left * ways;
      }
    }
    for (int i = certain; i < order.length; i++) share(out[order[i]]);
    share(free);
    for (int letter = 0; letter < letters; letter++)
      if (Integer.bitCount(masks[letter]) == letters) out[letter] = free.clone();
    return out;
  }

  /** What was counted for the first kind of each sort is shared by all of it. */
  private void share(long[] row) {
    for (int sort : sorts) {
      long each = row[kind(sort)] / Integer.bitCount(sort);
      for (int left = sort; left != 0; left &= left - 1) row[kind(left)] = each;
    }
  }

  private static int first(int kinds) {
    return Integer.numberOfTrailingZeros(kinds);
  }

  /** The first of some kinds, from 1. */
  private static int kind(int kinds) {
    return first(kinds) + 1;
  }

  /** {@return the probability of each kind, from 1, for each letter, from 0} */
  public double[][] probabilities() {
    var counts = counts();
    var out = new double[counts.length][Diagrams.AGENT + 1];
    for (int letter = 0; letter < counts.length; letter++)
      for (int kind = 1; kind <= Diagrams.AGENT; kind++)
        out[letter][kind] = (double) counts[letter][kind] / total();
    return out;
  }

  /** {@return one of the assignments, each as likely: the kind of each letter} */
  public int[] sample(RandomGenerator random) {
    var out = new int[letters];
    int set = 0;
    int free = open;
    for (int letter : order) {
      long rest = random.nextLong(after[set]);
      if (Integer.bitCount(masks[letter]) == 1) {
        out[letter] = kind(masks[letter]);
        continue;
      }
      for (int left = masks[letter] & free; left != 0; left &= left - 1) {
        int step = step(left);
        rest -= after[set + step];
        if (rest >= 0) continue;
        out[letter] = kind(left);
        set += step;
        free &= ~(left & -left);
        break;
      }
    }
    for (int letter = 0; letter < letters; letter++) {
      if (out[letter] != 0) continue;
      int left = free;
      for (int skip = random.nextInt(Integer.bitCount(free)); skip > 0; skip--) left &= left - 1;
      out[letter] = kind(left);
      free &= ~(left & -left);
    }
    return out;
  }
}
