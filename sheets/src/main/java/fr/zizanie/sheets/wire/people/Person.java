package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;

/**
 * Somebody whom one knows, or who sits opposite: the answer to GET /api/matches/{id}/opposite and
 * PUT /api/people.
 *
 * @param id by which one names them here; it means nothing to anybody else
 * @param kind "account" for somebody whose name is theirs alone, "gone" for somebody whose account
 *     was deleted
 * @param name empty for a guest who has chosen none
 * @param follows one follows them
 * @param followed they follow
 * @param blocked one blocks them
 * @param here a friend, each following the other, who sits connected at a table now
 */
@Wire
public record Person(
    String id,
    @OneOf({"guest", "account", "gone"}) String kind,
    String name,
    boolean follows,
    boolean followed,
    boolean blocked,
    boolean here) {}
