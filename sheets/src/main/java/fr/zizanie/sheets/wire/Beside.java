package fr.zizanie.sheets.wire;

import fr.zizanie.sheets.json.Sent;
import fr.zizanie.sheets.json.Tag;
import fr.zizanie.sheets.json.Wire;

/** Which game it is, and what one viewer sees of it beside the board. */
@Wire
@Tag("game")
public interface Beside extends Sent {}
