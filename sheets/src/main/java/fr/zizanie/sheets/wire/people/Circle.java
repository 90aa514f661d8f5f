package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;
import java.util.List;

/**
 * GET /api/people: whom one knows.
 *
 * @param people whom one follows or blocks, the latest first, and then those who follow
 * @param asks who may challenge one
 * @param wishes the games of which one waits for somebody to play them
 */
@Wire
public record Circle(
    List<Person> people, @OneOf({"friends", "known", "anybody"}) String asks, List<Wish> wishes) {
  /**
   * A game that one waits for.
   *
   * @param until milliseconds since 1970
   */
  @Wire
  public record Wish(String game, long until) {}
}
