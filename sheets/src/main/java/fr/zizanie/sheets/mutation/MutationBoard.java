package fr.zizanie.sheets.mutation;

import fr.zizanie.codec.mark.Named;
import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Board;
import java.util.List;
import java.util.Map;

/**
 * The board of Chess Mutation.
 *
 * @param natures one letter a square, rank by rank from the first, files from a: R Y B K W
 * @param last squares of the last action: where it came from, where it went
 * @param check squares of kings in check
 * @param dots squares with a printed dot
 * @param taken pieces lost, by the seat that lost them
 */
@Wire
@Named("mutation")
public record MutationBoard(
    @OneOf("squares") String kind,
    int width,
    int height,
    String natures,
    List<MutationPiece> pieces,
    List<String> last,
    List<String> check,
    List<String> dots,
    Map<String, List<MutationPiece>> taken)
    implements Board {
  @Override
  public void write(JsonText out) {
    MutationCodecs.write(this, out);
  }
}
