package fr.zizanie.sheets.felon;

import fr.zizanie.codec.mark.WhenTrue;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Piece;

/**
 * A piece.
 *
 * @param art "felon-garde" and so on
 * @param back a garde that goes back to its owner's first rank
 */
@Wire
public record FelonPiece(String at, String art, String side, @WhenTrue boolean back)
    implements Piece {
  @Override
  public FelonPiece at(String square) {
    return new FelonPiece(square, art, side, back);
  }

  @Override
  public void write(JsonText out) {
    FelonCodecs.write(this, out);
  }
}
