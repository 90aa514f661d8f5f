package fr.zizanie.sheets.ironpond;

import fr.zizanie.codec.mark.Named;
import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.WhenTrue;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Board;
import fr.zizanie.sheets.wire.board.CardTable.Lost;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The board of Iron Pond.
 *
 * @param natures all squares are alike: nothing
 * @param last squares of the last action: where it came from, where it went
 * @param check squares of royals in check
 * @param dots none
 * @param taken pieces lost, by the seat that lost them
 * @param holes squares that are holes
 * @param blank the board is hidden from this viewer while a kidnapping lasts
 */
@Wire
@Named("ironpond")
public record IronPondBoard(
    @OneOf("squares") String kind,
    int width,
    int height,
    String natures,
    List<IronPondPiece> pieces,
    List<String> last,
    List<String> check,
    List<String> dots,
    Map<String, List<Lost>> taken,
    Optional<List<String>> holes,
    @WhenTrue boolean blank)
    implements Board {
  @Override
  public void write(JsonText out) {
    IronpondCodecs.write(this, out);
  }
}
