package fr.zizanie.rules.confusion.knowledge;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Which kinds the letters of one seat can have, as far as its owner can tell: exact counts of the
 * assignments that agree with the facts, all equally likely (Confusion, 9).
 *
 * <p>Perfect matchings of letters and kinds, counted by dynamic programming over sets of kinds: the
 * letters before are matched within a set, the letters after outside it. Letters that are certain
 * come first and take their kinds out of every set; letters of which nothing is known come last and
 * share what is left in every order. So only the others need the sets, of the kinds that are open.
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

  /** The kinds, from 0, that those don't have; sets are of their places. */
  private final int[] open;

  /**
   * Ways to give the letters after the certain ones the open kinds in the set; {@code after} the
   * others the rest.
   */
  private final long[] before;

  private final long[] after;

  private Knowledge(int[] masks) {
    this.letters = masks.length;
    this.masks = masks;
    this.order = surest(masks);
    int sure = 0;
    int taken = 0;
    while (sure < order.length && Integer.bitCount(masks[order[sure]]) <= 1)
      taken |= masks[order[sure++]];
    this.certain = sure;
    int left = ~taken;
    this.open = IntStream.range(0, letters).filter(kind -> (left >> kind & 1) == 1).toArray();
    this.before = new long[1 << open.length];
    this.after = new long[before.length];
    if (Integer.bitCount(taken) == certain) count();
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
    var wanted = new int[order.length - certain];
    for (int i = 0; i < wanted.length; i++) wanted[i] = wanted(order[certain + i]);
    before[0] = 1;
    for (int set = 0; set < before.length; set++) {
      int i = Integer.bitCount(set);
      if (before[set] == 0 || i >= wanted.length) continue;
      for (int left = wanted[i] & ~set; left != 0; left &= left - 1)
        before[set | left & -left] += before[set];
    }
    for (int set = before.length - 1; set >= 0; set--) {
      if (before[set] == 0) continue;
      int i = Integer.bitCount(set);
      if (i >= wanted.length) {
        after[set] = FACTORIAL[letters - certain - i];
        continue;
      }
      for (int left = wanted[i] & ~set; left != 0; left &= left - 1)
        after[set] += after[set | left & -left];
    }
  }

  /**
   * {@return what the owner of a side can tell, from the facts and the diagrams that it is shown}
   */
  public static Knowledge of(int letters, Facts facts, Kinds known, int side) {
    return new Knowledge(masks(letters, facts, known, side));
  }

  /** The open kinds that a letter can have, as a set. */
  private int wanted(int letter) {
    int set = 0;
    for (int place = 0; place < open.length; place++)
      set |= (masks[letter] >> open[place] & 1) << place;
    return set;
  }

  /** The open kind, from 1, that is alone in a set. */
  private int kind(int bit) {
    return open[Integer.numberOfTrailingZeros(bit)] + 1;
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
    for (int i = 0; i < certain; i++)
      out[order[i]][Integer.numberOfTrailingZeros(masks[order[i]]) + 1] = total();
    var free = new long[Diagrams.AGENT + 1];
    for (int set = 0; set < before.length; set++) {
      if (before[set] == 0) continue;
      int i = certain + Integer.bitCount(set);
      boolean known = i < order.length;
      int kinds = (known ? wanted(order[i]) : before.length - 1) & ~set;
      long[] row = known ? out[order[i]] : free;
      for (int left = kinds; left != 0; left &= left - 1) {
        int bit = left & -left;
        long ways = known ? after[set | bit] : FACTORIAL[letters - i - 1];
        row[kind(bit)] += before[set] * ways;
      }
    }
    for (int letter = 0; letter < letters; letter++)
      if (Integer.bitCount(masks[letter]) == letters) out[letter] = free.clone();
    return out;
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
    for (int letter : order) {
      long rest = random.nextLong(after[set]);
      if (Integer.bitCount(masks[letter]) == 1) {
        out[letter] = Integer.numberOfTrailingZeros(masks[letter]) + 1;
        continue;
      }
      for (int left = wanted(letter) & ~set; left != 0; left &= left - 1) {
        int bit = left & -left;
        rest -= after[set | bit];
        if (rest >= 0) continue;
        out[letter] = kind(bit);
        set |= bit;
        break;
      }
    }
    for (int letter = 0; letter < letters; letter++) {
      if (out[letter] != 0) continue;
      int left = before.length - 1 & ~set;
      for (int skip = random.nextInt(Integer.bitCount(left)); skip > 0; skip--) left &= left - 1;
      out[letter] = kind(left & -left);
      set |= left & -left;
    }
    return out;
  }
}
