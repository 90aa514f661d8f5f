package fr.zizanie.sheets.wire.house;

import fr.zizanie.codec.mark.Wire;

/**
 * GET and PUT /api/me: who we are.
 *
 * @param kept whether there is an account, see Account; a guest is known by one browser's cookie
 * @param news how many notifications we haven't seen
 */
@Wire
public record Me(String id, String name, boolean kept, int news) {}
