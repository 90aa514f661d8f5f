package fr.zizanie.sheets.tsunami;

import fr.zizanie.codec.mark.OneOf;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What lies on a goban besides its stones.
 *
 * @param captured by seat, how many stones it has captured
 * @param played stones played so far, captured ones too
 * @param announced a move that the other side may still counter
 * @param card a card that the other side may still counter
 * @param block the block of an exchange that is going on
 * @param notes secret notes in play
 * @param shown notes that have come to light, the oldest first
 * @param dead while and after dead stones are marked, like the four that follow
 */
public record Goban(
    Map<String, Integer> captured,
    int played,
    Optional<AnnouncedMove> announced,
    Optional<String> card,
    Optional<List<String>> block,
    List<Lasts> running,
    List<Noted> notes,
    List<Noted> shown,
    Optional<List<String>> dead,
    Optional<Map<String, List<String>>> territory,
    Optional<Map<String, Integer>> area,
    Optional<Integer> nobody,
    Optional<Double> komi) {
  /** A move that may still be countered. */
  public record AnnouncedMove(String at, String side) {}

  /**
   * An effect that lasts.
   *
   * @param on the seats it touches
   * @param turns how many turns after this one it lasts
   */
  public record Lasts(
      @OneOf({"ban", "closed", "fog", "shield", "pull"}) String what,
      String by,
      List<String> on,
      List<String> at,
      int turns) {}

  /**
   * A secret note.
   *
   * @param at where, for its author
   * @param turns the other seat's turns that are left
   */
  public record Noted(
      String seat, String card, Optional<List<String>> at, Optional<Integer> turns) {}
}
