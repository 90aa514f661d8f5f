package fr.zizanie.rules.confusion.board;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;

/**
 * What the twelve kinds may do and how the letters stand at first, from the data file (Confusion, 1
 * and 2).
 *
 * <p>A set of kinds is a mask: bit k - 1 for the kind k, bit 12 for the double agent.
 */
public final class Diagrams {
  /** The letters in alphabetical order; only the Stronghold edition has X. */
  public static final String LETTERS = "ACEHKLNOPSTVX";

  /** The kind of the double agent, after the twelve diagrams. */
  public static final int AGENT = 13;

  /** The double agent as a set of kinds. */
  public static final int AGENT_BIT = 1 << AGENT - 1;

  /** Honest diagrams. */
  public static final int KINDS = 12;

  private static final Properties FILE = file();

  /** The row of the promoted piece among the kinds. */
  public static final int PROMOTED = 0;

  /** The longest accepted distance by kind and own direction; row 0 is the promoted piece. */
  private static final byte[][] REACH = reach();

  /** The kinds that accept, by own direction and distance. */
  private static final int[] ACCEPTING = accepting();

  /** The kinds that promote (Confusion, R20). */
  public static final int PROMOTABLE = mask(text("promotable"));

  /** Where the neutral piece stands at first (Confusion, 2.2). */
  public static final int NEUTRAL = Grid.parse(text("neutral"));

  private Diagrams() {}

  private static Properties file() {
    var file = new Properties();
    String name = "diagrams.properties";
    try (var in = Objects.requireNonNull(Diagrams.class.getResourceAsStream(name), name)) {
      file.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return file;
  }

  private static String text(String key) {
    return Objects.requireNonNull(FILE.getProperty(key), key).strip();
  }

  private static byte[][] reach() {
    var out = new byte[KINDS + 1][8];
    for (int kind = 0; kind <= KINDS; kind++) {
      String[] words = text(kind == PROMOTED ? "promoted" : Integer.toString(kind)).split(" ", -1);
      for (int i = 1; i < words.length; i++) {
        int direction = Grid.DIRECTIONS.indexOf(words[i]);
        if (direction < 0 || words[0].length() != 1)
          throw new IllegalStateException("diagram " + kind + ": " + words[i]);
        out[kind][direction] = (byte) (words[0].charAt(0) - '0');
      }
    }
    return out;
  }

  private static int[] accepting() {
    var out = new int[8 << 4];
    for (int direction = 0; direction < 8; direction++)
      for (int distance = 1; distance < Grid.SIDE; distance++)
        for (int kind = 1; kind <= KINDS; kind++)
          if (REACH[kind][direction] >= distance) out[direction << 4 | distance] |= 1 << kind - 1;
    return out;
  }

  private static int mask(String kinds) {
    int mask = 0;
    for (String kind : kinds.split(" ", -1)) mask |= 1 << Integer.parseInt(kind) - 1;
    return mask;
  }

  /** {@return how far a kind goes in a direction of its owner's view; 0 is not at all} */
  public static int reach(int kind, int direction) {
    return REACH[kind][direction];
  }

  /** {@return how far a promoted piece goes in any direction} */
  public static int promotedReach(int direction) {
    return REACH[PROMOTED][direction];
  }

  /** {@return whether a kind is replaced on the enemy's first row} */
  public static boolean promotable(int kind) {
    return (PROMOTABLE >> kind - 1 & 1) != 0;
  }

  /** {@return the honest kinds that say yes to a way from {@link Tries#way}, tried by a side} */
  public static int accepting(int side, int way) {
    return ACCEPTING[own(side, way)];
  }

  /** {@return whether a kind says yes to a way, tried by a side} */
  public static boolean accepts(int kind, int side, int way) {
    return (accepting(side, way) >> kind - 1 & 1) != 0;
  }

  /** {@return whether a promoted piece says yes to a way} */
  public static boolean promotedAccepts(int way) {
    return (way & 15) <= REACH[PROMOTED][way >> 4];
  }

  /** White looks from the north: ahead is south. */
  private static int own(int side, int way) {
    return side == 0 ? way ^ 4 << 4 : way;
  }

  /** {@return the square where a letter of a side starts, with X in the middle} */
  public static int home(int side, int letter) {
    char name = LETTERS.charAt(letter);
    int at = name == 'X' ? Grid.parse(text("X")) : -1;
    int first = text("row1").indexOf(name);
    int second = text("row2").indexOf(name);
    if (first >= 0) at = Grid.at(first, 0);
    if (second >= 0) at = Grid.at(second, 1);
    if (at < 0) throw new IllegalStateException("no square for " + name);
    return side == 1 ? at : Grid.CELLS - 1 - at;
  }

  /** {@return the kind as the rules number it, the agent as a question mark} */
  public static String name(int kind) {
    return kind == AGENT ? "?" : Integer.toString(kind);
  }
}
