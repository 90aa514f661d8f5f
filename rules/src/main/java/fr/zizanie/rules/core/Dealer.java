package fr.zizanie.rules.core;

import java.util.ArrayList;
import java.util.List;

/** Answers the turns of chance. */
@FunctionalInterface
public interface Dealer {
  /**
   * {@return which of {@code count} offered results comes, from 0, in the order of their printed
   * tokens}
   *
   * @param index the number of chance results in the log as it stands
   */
  int deal(int count, int index);

  /**
   * {@return the same things in the order in which it would draw them all, one after the other}
   *
   * @param things in the order of their printed tokens
   * @param index of the first answer
   */
  default <T> List<T> order(List<T> things, int index) {
    var left = new ArrayList<>(things);
    var out = new ArrayList<T>();
    while (!left.isEmpty()) out.add(left.remove(deal(left.size(), index + out.size())));
    return out;
  }
}
