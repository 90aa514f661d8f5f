package fr.zizanie.sheets.wire;

import fr.zizanie.codec.mark.OneOf;

/**
 * Who sits at a seat.
 *
 * @param name empty for an open seat, for the computer (say its level) and for a guest who has
 *     chosen none
 * @param mine the viewer sits here
 * @param here somebody is connected there now (always true for the computer)
 */
public record SeatInfo(
    String seat,
    @OneOf({"guest", "computer", "open"}) String kind,
    String name,
    int level,
    boolean mine,
    boolean here) {}
