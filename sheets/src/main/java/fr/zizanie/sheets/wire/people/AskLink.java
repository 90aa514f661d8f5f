package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.Heard;

/**
 * POST /api/link: somebody who can't come in would be sent a link. The answer is the same whether
 * anybody has that name or address.
 *
 * @param who the name of an account, or an address
 */
@Heard
public record AskLink(String who) {}
