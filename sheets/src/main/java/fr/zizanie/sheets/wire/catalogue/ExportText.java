package fr.zizanie.sheets.wire.catalogue;

import fr.zizanie.codec.mark.Wire;

/**
 * A game in a format of other programs.
 *
 * @param format "pgn" or "sgf", which is also how its files end
 */
@Wire
public record ExportText(String format, String text) {}
