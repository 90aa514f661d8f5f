package fr.zizanie.sheets.wire.catalogue;

import fr.zizanie.codec.mark.Wire;
import java.util.Map;

/**
 * POST /api/games/{game}/position, asked as the bench is: the position after what was done, as the
 * formats write it, with the options under which it is read again.
 */
@Wire
public record PositionText(String position, Map<String, String> options) {}
