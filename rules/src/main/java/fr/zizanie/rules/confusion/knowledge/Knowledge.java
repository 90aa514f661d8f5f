package fr.zizanie.rules.confusion.knowledge;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import java.util.Arrays;
import java.util.Comparator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Which kinds the letters of one seat can have, as far as its owner can tell: exact counts of the
 * assignments that agree with the facts, all equally likely (Confusion, 9).
 *
 * <p>Perfect matchings of letters and kinds, counted by dynamic programming over sets of kinds: the
 * letters before are matched within a set, the letters after outside it. Letters of which nothing
 * is known come last and share what is left in every order, so only the others need the sets.
 */
public final class Knowledge {
  private static final long[] FACTORIAL = new long[Diagrams.AGENT + 1];

  static {
    FACTORIAL[0] = 1;
    for (int n = 1; n < FACTORIAL.length; n++) FACTORIAL[n] = n * FACTORIAL[n - 1];
  }

  /**
   * What was counted of late, by a hash of its masks: between two moves little is heard, and many
   * ask. Nothing in it changes, so threads may find an older one than they could.
   */
  private static final Knowledge[] RECENT = new Knowledge[16];

  static {
    Arrays.fill(RECENT, new Knowledge(new int[0]));
  }

  private final int letters;

  /** The letters of which something is known, the surest first. */
  private final int[] order;

  private final int[] masks;

  /** Ways to give the letters before the kinds in the set; {@code after} the others the rest. */
  private final long[] before;

  private final long[] after;

  private Knowledge(int[] masks) {
    this.letters = masks.length;
    this.masks = masks;
    int full = (1 << letters) - 1;
    this.order =
        IntStream.range(0, letters)
            .filter(i -> masks[i] != full)
            .boxed()
            .sorted(Comparator.comparingInt(i -> Integer.bitCount(masks[i])))
            .mapToInt(Integer::intValue)
            .toArray();
    this.before = new long[full + 1];
    this.after = new long[full + 1];
    count(full);
  }

  private void count(int full) {
    before[0] = 1;
    for (int set = 0; set <= full; set++) {
      int i = Integer.bitCount(set);
      if (before[set] == 0 || i >= order.length) continue;
      for (int left = masks[order[i]] & ~set; left != 0; left &= left - 1)
        before[set | left & -left] += before[set];
    }
    for (int set = full; set >= 0; set--) {
      if (before[set] == 0) continue;
      int i = Integer.bitCount(set);
      if (i >= order.length) {
        after[set] = FACTORIAL[letters - i];
        continue;
      }
      for (int left = masks[order[i]] & ~set; left != 0; left &= left - 1)
        after[set] += after[set | left & -left];
    }
  }

  /**
   * {@return what the owner of a side can tell, from the facts and the diagrams that it is shown}
   */
  public static Knowledge of(int letters, Facts facts, Kinds known, int side) {
    return counted(masks(letters, facts, known, side));
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
    return counted(masks.clone());
  }

  private static Knowledge counted(int[] masks) {
    int hash = Arrays.hashCode(masks);
    int slot = (hash ^ hash >>> 4 ^ hash >>> 13) & RECENT.length - 1;
    Knowledge recent = RECENT[slot];
    if (Arrays.equals(recent.masks, masks)) return recent;
    var counted = new Knowledge(masks);
    RECENT[slot] = counted;
    return counted;
  }

  /** {@return how many assignments agree with the facts} */
  public long total() {
    return after[0];
  }

  /** {@return in how many of them each letter, from 0, has each kind, from 1; the agent is 13} */
  public long[][] counts() {
    var out = new long[letters][Diagrams.AGENT + 1];
    var free = new long[Diagrams.AGENT + 1];
    for (int set = 0; set < before.length; set++) {
      if (before[set] == 0) continue;
      int i = Integer.bitCount(set);
      boolean known = i < order.length;
      int kinds = (known ? masks[order[i]] : before.length - 1) & ~set;
      long[] row = known ? out[order[i]] : free;
      for (int left = kinds; left != 0; left &= left - 1) {
        int bit = left & -left;
        long ways = known ? after[set | bit] : FACTORIAL[letters - i - 1];
        row[Integer.numberOfTrailingZeros(bit) + 1] += before[set] * ways;
      }
    }
    for (int letter = 0; letter < letters; letter++)
      if (masks[letter] == before.length - 1) out[letter] = free.clone();
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
      for (int left = masks[letter] & ~set; left != 0; left &= left - 1) {
        int bit = left & -left;
        rest -= after[set | bit];
        if (rest >= 0) continue;
        out[letter] = Integer.numberOfTrailingZeros(bit) + 1;
        set |= bit;
        break;
      }
    }
    for (int letter = 0; letter < letters; letter++) {
      if (out[letter] != 0) continue;
      int left = before.length - 1 & ~set;
      for (int skip = random.nextInt(Integer.bitCount(left)); skip > 0; skip--) left &= left - 1;
      out[letter] = Integer.numberOfTrailingZeros(left) + 1;
      set |= left & -left;
    }
    return out;
  }
}
