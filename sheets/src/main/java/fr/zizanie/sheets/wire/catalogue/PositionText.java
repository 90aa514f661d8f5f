package fr.zizanie.sheets.wire.catalogue;

import fr.zizanie.codec.mark.Wire;
import java.util.Map;
import java.util.Optional;

/**
 * POST /api/games/{game}/position, asked as the bench is: the position after what was done, as the
 * formats write it, with the options under which it is read again.
 *
 * @param export the same as a file of other programs, if they can show it
 */
@Wire
public record PositionText(
    String position, Map<String, String> options, Optional<ExportText> export) {}
