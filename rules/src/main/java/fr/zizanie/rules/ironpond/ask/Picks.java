package fr.zizanie.rules.ironpond.ask;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.ironpond.text.Tokens;
import java.util.Arrays;
import java.util.List;

/** What has been picked for a card so far, in order; grows by value. */
public final class Picks {
  public static final Picks NONE = new Picks(new int[0]);

  private final int[] codes;

  private Picks(int[] codes) {
    this.codes = codes;
  }

  static Picks of(int... codes) {
    return new Picks(codes.clone());
  }

  public Picks plus(int code) {
    int[] more = Arrays.copyOf(codes, codes.length + 1);
    more[codes.length] = code;
    return new Picks(more);
  }

  /** The first {@code n} of them. */
  public Picks first(int n) {
    return n == 0 ? NONE : n == codes.length ? this : new Picks(Arrays.copyOf(codes, n));
  }

  public Picks plus(Choice choice) {
    return plus(choice.code());
  }

  /** {@return how many picks there are} */
  public int size() {
    return codes.length;
  }

  /** {@return the pick at {@code i}, from 0} */
  public Choice get(int i) {
    return new Choice(codes[i]);
  }

  /** The square picked at {@code i}. */
  public int square(int i) {
    return codes[i] >>> 16 & 255;
  }

  public boolean isSquare(int i) {
    return codes[i] >>> 24 == Choice.Kind.SQUARE.ordinal();
  }

  public boolean isDone(int i) {
    return codes[i] == Choice.DONE.code();
  }

  /** Every square picked so far. */
  public long squares() {
    long out = 0;
    for (int i = 0; i < codes.length; i++) if (isSquare(i)) out |= 1L << square(i);
    return out;
  }

  /** {@return the picks in order} */
  public List<Choice> list() {
    return Arrays.stream(codes).mapToObj(Choice::new).toList();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Picks other && Arrays.equals(codes, other.codes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(codes);
  }

  @Override
  public String toString() {
    return list().stream().map(Tokens::text).toList().toString();
  }
}
