package fr.zizanie.sheets.oxo;

import fr.zizanie.codec.mark.Named;
import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Board;
import java.util.List;
import java.util.Map;

/**
 * The board of Oxo; nothing is ever taken, and no king is in check.
 *
 * @param last the square of the last piece
 */
@Wire
@Named("oxo")
public record OxoBoard(
    @OneOf("squares") String kind,
    int width,
    int height,
    String natures,
    List<OxoPiece> pieces,
    List<String> last,
    List<String> check,
    List<String> dots,
    Map<String, List<OxoPiece>> taken)
    implements Board {
  /** A board with these pieces. */
  OxoBoard(List<OxoPiece> pieces, List<String> last) {
    this("squares", 3, 3, "", pieces, last, List.of(), List.of(), Map.of());
  }

  @Override
  public void write(JsonText out) {
    OxoCodecs.write(this, out);
  }
}
