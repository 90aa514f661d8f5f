package fr.zizanie.rules.core;

import java.util.Objects;

/**
 * One pick, as the rule book would print it: a board move, a card, a square, a word.
 *
 * <p>Packed in an int: the kind in the top byte, below it three bytes or one number of 24 bits.
 */
public record Choice(int code) {
  /** What a pick names. */
  public enum Kind {
    PASS,
    /** Closes a set of variable length. */
    DONE,
    SQUARE,
    /** A displacement: from, to, and what tells equal squares apart (a promotion, a manner). */
    MOVE,
    CARD,
    /** One of the words of the game, by its index. */
    WORD,
    NUMBER,
    /** What a viewer sees of a pick that is hidden from them. */
    HIDDEN
  }

  private static final Kind[] KINDS = Kind.values();

  public static final Choice PASS = of(Kind.PASS, 0, 0, 0);
  public static final Choice DONE = of(Kind.DONE, 0, 0, 0);
  public static final Choice HIDDEN = of(Kind.HIDDEN, 0, 0, 0);

  /** {@return the displacement between two squares, each below 256} */
  public static Choice move(int from, int to) {
    return of(Kind.MOVE, from, to, 0);
  }

  /** {@return the displacement between two squares in the manner {@code as}, each below 256} */
  public static Choice move(int from, int to, int as) {
    return of(Kind.MOVE, from, to, as);
  }

  /** {@return a square, below 256} */
  public static Choice square(int at) {
    return of(Kind.SQUARE, at, 0, 0);
  }

  /** {@return a card, below 256} */
  public static Choice card(int id) {
    return of(Kind.CARD, id, 0, 0);
  }

  /** {@return the game's word of that index, below 256} */
  public static Choice word(int index) {
    return of(Kind.WORD, index, 0, 0);
  }

  /** {@return a count, below 2^24} */
  public static Choice number(int n) {
    return new Choice(Kind.NUMBER.ordinal() << 24 | Objects.checkIndex(n, 1 << 24));
  }

  private static Choice of(Kind kind, int a, int b, int c) {
    return new Choice(
        kind.ordinal() << 24
            | Objects.checkIndex(a, 256) << 16
            | Objects.checkIndex(b, 256) << 8
            | Objects.checkIndex(c, 256));
  }

  /** {@return what this pick names} */
  public Kind kind() {
    return KINDS[code >>> 24];
  }

  /** {@return the first byte: a square, a card, a word, or where a move starts} */
  public int a() {
    return code >>> 16 & 255;
  }

  /** {@return the second byte: where a move ends} */
  public int b() {
    return code >>> 8 & 255;
  }

  /** {@return the third byte: the manner of a move} */
  public int c() {
    return code & 255;
  }

  /** {@return the count of a {@link Kind#NUMBER}} */
  public int number() {
    return code & 0xffffff;
  }
}
