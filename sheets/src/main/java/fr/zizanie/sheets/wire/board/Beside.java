package fr.zizanie.sheets.wire.board;

import fr.zizanie.codec.mark.Tag;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.SelfWriting;

/** Which game it is, and what one viewer sees of it beside the board. */
@Wire
@Tag("game")
public interface Beside extends SelfWriting {}
