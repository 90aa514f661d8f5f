package fr.zizanie.sheets.wire;

import fr.zizanie.sheets.json.Sent;
import fr.zizanie.sheets.json.Tag;
import fr.zizanie.sheets.json.Wire;

/** What one viewer sees beside the board, in the games that have something there. */
@Wire
@Tag("game")
public interface Beside extends Sent {}
