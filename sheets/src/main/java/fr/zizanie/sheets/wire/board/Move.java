package fr.zizanie.sheets.wire.board;

import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.SelfWriting;

/** A displacement that is offered: its token, where it leads, and what one game says of it. */
@Wire
public interface Move extends SelfWriting {}
