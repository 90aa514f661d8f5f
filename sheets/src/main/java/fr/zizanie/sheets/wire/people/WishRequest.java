package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.Heard;

/**
 * PUT /api/people/wishes: one would like to know when somebody wants to play a game.
 *
 * @param on false for no longer
 */
@Heard
public record WishRequest(String game, boolean on) {}
