package fr.zizanie.sheets.wire.board;

import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.SelfWriting;

/** What stands on a square or point of one game's board. */
@Wire
public interface Piece extends SelfWriting {
  /** {@return where it stands} */
  String at();

  /** {@return the same piece elsewhere} */
  Piece at(String square);
}
