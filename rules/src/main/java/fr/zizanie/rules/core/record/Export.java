package fr.zizanie.rules.core.record;

/**
 * A match in a format of other programs.
 *
 * @param format its name, such as {@code pgn}, which is also how its files end
 */
public record Export(String format, String text) {}
