package fr.zizanie.sheets.wire.board;

/**
 * The piece that castles with the king.
 *
 * @param becomes how it will move where it lands; empty where that doesn't change
 */
public record Partner(String from, String to, String becomes) {}
