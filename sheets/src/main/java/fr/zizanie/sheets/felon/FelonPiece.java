package fr.zizanie.sheets.felon;

import fr.zizanie.codec.mark.WhenTrue;

/**
 * A piece.
 *
 * @param art "felon-garde" and so on
 * @param back a garde that goes back to its owner's first rank
 */
public record FelonPiece(String at, String art, String side, @WhenTrue boolean back) {}
