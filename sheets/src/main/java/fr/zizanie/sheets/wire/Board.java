package fr.zizanie.sheets.wire;

import fr.zizanie.sheets.json.Sent;
import fr.zizanie.sheets.json.Tag;
import fr.zizanie.sheets.json.Wire;

/** What stands on the board of one game, as one viewer sees it. */
@Wire
@Tag("game")
public interface Board extends Sent {}
