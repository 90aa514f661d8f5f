package fr.zizanie.players.confusion.belief;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.core.Seat;
import java.util.random.RandomGenerator;

/**
 * Assignments of one side, drawn from all that agree with what its owner can tell. For each letter
 * and kind it holds, as bits, the set of drawn worlds with that kind.
 *
 * <p>In a world where a letter is the double agent it answers like one of the diagrams that its
 * answers still allow, or always no.
 */
public final class Worlds {
  static final int COUNT = 512;
  static final int WORDS = COUNT / 64;

  private static final int NEVER = 0;

  private final int side;

  /** By letter and the kind by which it answers; 0 says no. */
  private final long[][][] answering = new long[Board.LETTERS][Diagrams.KINDS + 1][WORDS];

  private final long[][] agent = new long[Board.LETTERS][WORDS];

  private Worlds(int side) {
    this.side = side;
  }

  /** {@return drawn worlds of a seat; where the viewer knows the truth it is one of them} */
  public static Worlds of(ConfusionView v, Seat seat, RandomGenerator random) {
    var out = new Worlds(seat.ordinal());
    var knowledge = v.knowledge(seat);
    for (int world = 0; world < COUNT; world++) {
      int[] kinds = knowledge.sample(random);
      if (world == 0) learn(v, seat, kinds);
      for (int letter = 0; letter < kinds.length; letter++)
        out.put(world, letter, kinds[letter], v, random);
    }
    return out;
  }

  /** {@return worlds of a seat that are all the one of a view that shows it} */
  public static Worlds known(ConfusionView v, Seat seat, RandomGenerator random) {
    var out = new Worlds(seat.ordinal());
    for (int world = 0; world < COUNT; world++)
      for (int letter = 0; letter < v.setting().letters(); letter++)
        out.put(world, letter, v.kind(seat, letter), v, random);
    return out;
  }

  private static void learn(ConfusionView v, Seat seat, int[] kinds) {
    for (int letter = 0; letter < kinds.length; letter++) if (v.kind(seat, letter) == 0) return;
    for (int letter = 0; letter < kinds.length; letter++) kinds[letter] = v.kind(seat, letter);
  }

  private void put(int world, int letter, int kind, ConfusionView v, RandomGenerator random) {
    int answers = kind;
    if (kind == Diagrams.AGENT) {
      agent[letter][world >> 6] |= 1L << world;
      int mask = v.facts().mask(side * Board.LETTERS + letter) & (1 << Diagrams.KINDS) - 1;
      answers = mask == 0 ? NEVER : drawn(mask, random);
    }
    answering[letter][answers][world >> 6] |= 1L << world;
  }

  private static int drawn(int mask, RandomGenerator random) {
    int left = mask;
    for (int skip = random.nextInt(Integer.bitCount(mask)); skip > 0; skip--) left &= left - 1;
    return Integer.numberOfTrailingZeros(left) + 1;
  }

  int side() {
    return side;
  }

  /** {@return the number of worlds of a set in which a letter is the double agent} */
  int agents(long[] set, int letter) {
    return count(set, agent[letter]);
  }

  /** Counts, by kind, in how many worlds of a set a letter answers like it. */
  void count(long[] set, int letter, int[] out) {
    for (int kind = 0; kind <= Diagrams.KINDS; kind++)
      out[kind] = count(set, answering[letter][kind]);
  }

  private static int count(long[] a, long[] b) {
    int n = 0;
    for (int i = 0; i < WORDS; i++) n += Long.bitCount(a[i] & b[i]);
    return n;
  }

  /** {@return the worlds of a set in which a letter answers like one of the kinds, or doesn't} */
  long[] heard(long[] set, int letter, int kinds, boolean yes) {
    var out = new long[WORDS];
    for (int kind = 0; kind <= Diagrams.KINDS; kind++) {
      if ((kinds >> kind & 1) != (yes ? 1 : 0)) continue;
      for (int i = 0; i < WORDS; i++) out[i] |= answering[letter][kind][i] & set[i];
    }
    return out;
  }
}
