package fr.zizanie.sheets.wire;

import fr.zizanie.sheets.json.Heard;

/**
 * POST /api/games/tsunami/deck: a club’s deck file; a wrong one is refused with the place of the
 * fault.
 */
@Heard
public record DeckText(String text) {}
