package fr.zizanie.sheets.wire.creations;

import fr.zizanie.codec.mark.Heard;

/** POST /api/creations: a card or a deck that is to be kept in the account. */
@Heard
public record NewCreation(String game, String text) {}
