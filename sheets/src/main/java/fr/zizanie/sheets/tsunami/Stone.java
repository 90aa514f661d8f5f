package fr.zizanie.sheets.tsunami;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Piece;

/** A stone on its point. */
@Wire
public record Stone(String at, @OneOf({"go-black", "go-white"}) String art, String side)
    implements Piece {
  @Override
  public Stone at(String square) {
    return new Stone(square, art, side);
  }

  @Override
  public void write(JsonText out) {
    TsunamiCodecs.write(this, out);
  }
}
