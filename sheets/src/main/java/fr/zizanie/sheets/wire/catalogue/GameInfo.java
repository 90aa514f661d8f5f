package fr.zizanie.sheets.wire.catalogue;

import fr.zizanie.codec.mark.Wire;
import java.util.List;
import java.util.Optional;

/**
 * One game of the catalogue: GET /api/games.
 *
 * @param seats ids in moving order, such as "white", "black"
 * @param levels of the computer, from 1
 * @param diagrams in a game whose pieces move by diagrams
 */
@Wire
public record GameInfo(
    String id,
    String title,
    List<String> seats,
    List<OptionInfo> options,
    int levels,
    Optional<List<Diagram>> diagrams) {
  /**
   * An option.
   *
   * @param value the default
   * @param values those that are listed
   * @param open free text is accepted besides
   */
  public record OptionInfo(String name, String value, List<String> values, boolean open) {}

  /**
   * A way of moving, seen by its owner: N is forward.
   *
   * @param ways "N", "NE" … in the order of the compass; none for the agent
   * @param reach the longest distance in squares; 0 for the agent
   */
  public record Diagram(int number, List<String> ways, int reach, boolean promotable) {}
}
