package fr.zizanie.sheets.wire.board;

import fr.zizanie.codec.mark.Tag;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.SelfWriting;
import java.util.List;

/** What stands on the board of one game, as one viewer sees it. */
@Wire
@Tag("game")
public interface Board extends SelfWriting {
  /** {@return what stands on it} */
  List<? extends Piece> pieces();
}
