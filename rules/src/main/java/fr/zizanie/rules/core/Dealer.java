package fr.zizanie.rules.core;

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
}
