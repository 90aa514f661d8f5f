package fr.zizanie.sheets.confusion;

import fr.zizanie.codec.mark.Named;
import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Board;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The board of Confusion.
 *
 * @param natures all squares are alike: nothing
 * @param last squares of the last action: where it came from, where it went
 * @param check none
 * @param dots none
 * @param taken pieces lost, by the seat that lost them
 * @param shut squares out of play (variant 2)
 */
@Wire
@Named("confusion")
public record ConfusionBoard(
    @OneOf("squares") String kind,
    int width,
    int height,
    String natures,
    List<ConfusionPiece> pieces,
    List<String> last,
    List<String> check,
    List<String> dots,
    Map<String, List<ConfusionPiece>> taken,
    Optional<List<String>> shut)
    implements Board {
  @Override
  public void write(JsonText out) {
    ConfusionCodecs.write(this, out);
  }
}
