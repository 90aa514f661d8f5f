package fr.zizanie.sheets.confusion;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.WhenTrue;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Piece;
import java.util.Optional;

/**
 * A piece; the neutral one stands free with no letter and no side.
 *
 * @param letter upper case on both sides
 * @param kind its diagram if this viewer sees it, 1 to 12, 13 for the agent
 * @param promoted it was promoted and moves as diagram 0
 * @param holds it controls the neutral piece
 */
@Wire
public record ConfusionPiece(
    String at,
    @OneOf({"confusion-piece", "confusion-neutral", "confusion-briefcase"}) String art,
    String side,
    Optional<String> letter,
    Optional<Integer> kind,
    @WhenTrue boolean promoted,
    @WhenTrue boolean holds)
    implements Piece {
  @Override
  public ConfusionPiece at(String square) {
    return new ConfusionPiece(square, art, side, letter, kind, promoted, holds);
  }

  @Override
  public void write(JsonText out) {
    ConfusionCodecs.write(this, out);
  }
}
