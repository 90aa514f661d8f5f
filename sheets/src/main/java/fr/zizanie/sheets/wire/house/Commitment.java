package fr.zizanie.sheets.wire.house;

import fr.zizanie.codec.mark.Wire;

/**
 * The answer to POST /api/seeds: the server has drawn a seed for a match that this guest is about
 * to create.
 */
@Wire
public record Commitment(String commitment) {}
