package fr.zizanie.sheets.felon;

import fr.zizanie.codec.mark.Named;
import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Board;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The board of Le Félon.
 *
 * @param natures one letter a square, rank by rank from the first, files from a: O for orange
 * @param last squares of the last action: where it came from, where it went
 * @param check squares of kings in check
 * @param dots squares with a printed dot: none
 * @param taken pieces lost, by the seat that lost them
 * @param hijack where the félon stands that the side to move may hijack now
 */
@Wire
@Named("felon")
public record FelonBoard(
    @OneOf("squares") String kind,
    int width,
    int height,
    String natures,
    List<FelonPiece> pieces,
    List<String> last,
    List<String> check,
    List<String> dots,
    Map<String, List<FelonPiece>> taken,
    Optional<String> hijack)
    implements Board {
  @Override
  public void write(JsonText out) {
    FelonCodecs.write(this, out);
  }
}
