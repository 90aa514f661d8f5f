package fr.zizanie.sheets.tsunami;

import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.json.Named;
import fr.zizanie.sheets.json.OneOf;
import fr.zizanie.sheets.json.Wire;
import fr.zizanie.sheets.wire.Board;
import java.util.List;
import java.util.Map;

/**
 * The goban of Tsunami.
 *
 * @param natures all points are alike: nothing
 * @param last points of the last action that still hold a stone
 * @param check none
 * @param dots the star points
 * @param taken none: captured stones are counted
 */
@Wire
@Named("tsunami")
public record TsunamiBoard(
    @OneOf("points") String kind,
    int width,
    int height,
    String natures,
    List<Stone> pieces,
    List<String> last,
    List<String> check,
    List<String> dots,
    Map<String, List<Stone>> taken,
    Goban goban)
    implements Board {
  @Override
  public void write(JsonText out) {
    Codecs.write(this, out);
  }
}
