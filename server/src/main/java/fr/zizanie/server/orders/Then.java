package fr.zizanie.server.orders;

/** What an order says. */
public sealed interface Then {
  /** Let it happen: {@code pass}. */
  record Pass() implements Then {}

  /** Wait for the player: {@code ask}. */
  record Ask() implements Then {}

  /**
   * Play something, such as a counter: {@code play #39}. Where the rules don't take it, whatever
   * the reason, it is as good as letting it happen.
   *
   * @param text an action as its tokens
   */
  record Play(String text) implements Then {}
}
