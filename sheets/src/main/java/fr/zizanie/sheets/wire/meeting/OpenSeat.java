package fr.zizanie.sheets.wire.meeting;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.OrNull;
import fr.zizanie.codec.mark.WhenTrue;
import fr.zizanie.codec.mark.Wire;
import java.util.Map;
import java.util.Optional;

/**
 * A seat that anybody may take: POST /api/matches/{id}/seat with this version sits down and agrees.
 *
 * @param version of what is proposed; another one is another proposal
 * @param seat the one that is free
 * @param kind of the host, as in SeatInfo
 * @param name of the host; empty for a guest who has chosen none
 * @param options those that aren't the game's usual ones; a long value is cut, "…" ends it
 * @param clock as in Lobby
 * @param mine whether it is the viewer's own
 */
@Wire
public record OpenSeat(
    String match,
    int version,
    String seat,
    @OneOf({"guest", "account"}) String kind,
    String name,
    @OrNull Optional<RatingInfo> rating,
    Map<String, String> options,
    String clock,
    @WhenTrue boolean rated,
    @WhenTrue boolean mine) {}
