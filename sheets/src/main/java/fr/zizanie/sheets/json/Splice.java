package fr.zizanie.sheets.json;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A text as pieces of an earlier one with new words between them: texts[0], the first piece,
 * texts[1], the second piece … the last text.
 *
 * @param copies where each piece begins in the earlier text and how long it is, in UTF-16 units
 * @param texts one more than there are pieces
 */
public record Splice(List<Integer> copies, List<String> texts) {
  /** Shorter pieces cost more to name than to write. */
  private static final int SHORTEST = 16;

  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  /** So far apart things begin in JSON, about. */
  private static final int APART = 2;

  public Splice {
    copies = List.copyOf(copies);
    texts = List.copyOf(texts);
  }

  /** {@return {@code next} by pieces of {@code base}} */
  public static Splice of(String base, String next) {
    return new Maker(base.toCharArray(), next.toCharArray()).splice();
  }

  /** {@return the text that it makes of the earlier one} */
  public String on(String base) {
    var out = new StringBuilder(texts.getFirst());
    for (int k = 1; k < texts.size(); k++) {
      int from = copies.get(2 * k - 2);
      out.append(base, from, from + copies.get(2 * k - 1)).append(texts.get(k));
    }
    return out.toString();
  }

  /** {@return about how many characters it takes to write} */
  public int room() {
    return 5 * copies.size() + texts.stream().mapToInt(text -> text.length() + 3).sum();
  }

  /**
   * Pieces are looked for where JSON may differ: after a comma and at a brace. The places of the
   * earlier text stand in a table by their next characters.
   */
  private static final class Maker {
    private final char[] base;
    private final char[] next;
    private final int[] places;
    private final int shift;
    private final List<Integer> copies = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();

    Maker(char[] base, char[] next) {
      this.base = base;
      this.next = next;
      places = new int[Math.max(16, Integer.highestOneBit(base.length / APART + 1))];
      shift = Long.numberOfLeadingZeros(places.length) + 1;
    }

    private int slot(char[] text, int at) {
      // Four sums that a processor makes at once.
      long hash = four(text, at) * FACTOR + four(text, at + 4);
      long other = four(text, at + 8) * FACTOR + four(text, at + 12);
      return (int) ((hash * FACTOR + other) * FACTOR >>> shift);
    }

    private static long four(char[] text, int at) {
      return text[at] ^ text[at + 1] << 8 ^ (long) (text[at + 2] ^ text[at + 3] << 8) << 16 + 12;
    }

    /** Whether something may begin there that stood elsewhere before. */
    private static boolean begins(char[] text, int at) {
      return at == 0 || text[at - 1] == ',' || text[at] == '{';
    }

    Splice splice() {
      // The latest place of several wins, and 0 is none: the beginning is tried without.
      for (int at = 1; at + SHORTEST <= base.length; at++)
        if (begins(base, at)) places[slot(base, at)] = at;
      int written = 0;
      int at = 0;
      while (at + SHORTEST <= next.length) {
        int from = begins(next, at) ? at == 0 ? 0 : places[slot(next, at)] : -1;
        int length = from < 0 ? 0 : alike(from, at);
        if (length < SHORTEST) {
          at++;
          continue;
        }
        texts.add(new String(next, written, at - written));
        copies.add(from);
        copies.add(length);
        at += length;
        written = at;
      }
      texts.add(new String(next, written, next.length - written));
      return new Splice(copies, texts);
    }

    private int alike(int from, int at) {
      int differs = Arrays.mismatch(base, from, base.length, next, at, next.length);
      int length = differs < 0 ? next.length - at : differs;
      // Half a character can't be written.
      return length > 0 && Character.isHighSurrogate(next[at + length - 1]) ? length - 1 : length;
    }
  }
}
