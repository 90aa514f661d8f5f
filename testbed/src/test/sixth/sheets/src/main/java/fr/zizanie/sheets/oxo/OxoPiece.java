package fr.zizanie.sheets.oxo;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Piece;

/** A piece. */
@Wire
public record OxoPiece(String at, @OneOf({"oxo-cross", "oxo-nought"}) String art, String side)
    implements Piece {
  @Override
  public OxoPiece at(String square) {
    return new OxoPiece(square, art, side);
  }

  @Override
  public void write(JsonText out) {
    OxoCodecs.write(this, out);
  }
}
