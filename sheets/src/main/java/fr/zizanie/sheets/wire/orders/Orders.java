package fr.zizanie.sheets.wire.orders;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;
import java.util.List;

/**
 * GET /api/matches/{id}/orders: what one has left to be done in a game over days, and what came of
 * it. Nobody else gets it, and it goes when the game is over.
 *
 * @param version how often it was changed
 * @param at how many lines one's log has: where a new line counts from
 * @param answers whether the game has windows, or tries that are answered
 * @param done what was said for one, the last twenty
 */
@Wire
public record Orders(
    int version, int at, boolean answers, List<String> orders, List<Ahead> lines, List<Done> done) {
  /**
   * A conditional move.
   *
   * @param pairs how many of its pairs have come about
   */
  @Wire
  public record Ahead(
      String line, @OneOf({"waits", "played", "dropped"}) String state, int pairs) {}

  /**
   * An order that was carried out.
   *
   * @param n the number of the line in one's log
   * @param what it was let happen, or something was played, or that could not be played any more
   */
  @Wire
  public record Done(int n, @OneOf({"passed", "played", "gone"}) String what) {}
}
