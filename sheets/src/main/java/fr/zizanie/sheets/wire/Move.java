package fr.zizanie.sheets.wire;

import fr.zizanie.sheets.json.Sent;
import fr.zizanie.sheets.json.Wire;

/** A displacement that is offered: its token, where it leads, and what one game says of it. */
@Wire
public interface Move extends Sent {}
