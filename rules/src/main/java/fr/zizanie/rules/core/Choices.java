package fr.zizanie.rules.core;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** A buffer of choices that a caller may reuse: ints inside, {@link Choice} at the edge. */
public final class Choices {
  private static final int[] NOTHING = {};

  private int[] codes = NOTHING;
  private int size;

  /** Appends a choice. */
  public void add(Choice choice) {
    add(choice.code());
  }

  /** Appends a choice by its code. */
  public void add(int code) {
    if (size == codes.length) codes = Arrays.copyOf(codes, Math.max(16, size * 2));
    codes[size++] = code;
  }

  /** Empties the buffer. */
  public void clear() {
    size = 0;
  }

  /** Forgets all but the first ones. */
  public void cut(int size) {
    this.size = Objects.checkIndex(size, this.size + 1);
  }

  /** {@return how many choices there are} */
  public int size() {
    return size;
  }

  /** {@return the choice at {@code i}, from 0} */
  public Choice get(int i) {
    return new Choice(code(i));
  }

  /** {@return the code of the choice at {@code i}, from 0} */
  public int code(int i) {
    return codes[Objects.checkIndex(i, size)];
  }

  /** {@return whether {@code choice} is among them} */
  public boolean contains(Choice choice) {
    for (int i = 0; i < size; i++) if (codes[i] == choice.code()) return true;
    return false;
  }

  /** {@return the choices as they were added} */
  public List<Choice> toList() {
    return Arrays.stream(codes, 0, size).mapToObj(Choice::new).toList();
  }
}
