package fr.zizanie.sheets.wire.catalogue;

import fr.zizanie.codec.mark.Heard;

/**
 * POST /api/games/tsunami/deck: a club’s deck file; a wrong one is refused with the place of the
 * fault.
 */
@Heard
public record DeckText(String text) {}
