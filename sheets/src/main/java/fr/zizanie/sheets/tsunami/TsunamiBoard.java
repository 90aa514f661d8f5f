package fr.zizanie.sheets.tsunami;

import fr.zizanie.codec.mark.Named;
import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Board;
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
    TsunamiCodecs.write(this, out);
  }
}
