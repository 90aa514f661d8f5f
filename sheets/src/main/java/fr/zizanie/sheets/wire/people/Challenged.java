package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;

/**
 * One of GET /api/challenges: a match whose free seat is kept for somebody who hasn't answered.
 * POST /api/people/{id}/challenges makes it of a NewMatch against a "friend" that doesn't begin
 * "now"; sitting down accepts it, DELETE /api/challenges/{id} declines or withdraws it.
 *
 * @param id of the match
 * @param mine one has made it oneself
 * @param name of the other; empty for a guest who has chosen none
 * @param clock how long each may think; empty for no clock
 * @param until when it goes by itself, in milliseconds since 1970
 */
@Wire
public record Challenged(
    String id,
    String game,
    boolean mine,
    @OneOf({"guest", "account", "gone"}) String kind,
    String name,
    String clock,
    long until) {}
