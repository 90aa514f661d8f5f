package fr.zizanie.sheets.wire.creations;

import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.wire.said.Said;

/**
 * A card or a deck of the account. GET /api/creations lists them; writing one answers how it is
 * kept, under another id where somebody else's edit came first.
 *
 * @param text a blank card, or a deck file, as its game reads it
 * @param version what an edit names
 * @param changed in milliseconds since 1970
 */
@Wire
public record Creation(String id, String game, Said name, String text, int version, long changed) {}
