package fr.zizanie.sheets.wire;

import fr.zizanie.codec.mark.OneOf;

/**
 * Who sits at a seat.
 *
 * @param kind "account" for somebody whose name is theirs alone, "gone" for somebody whose account
 *     was deleted
 * @param name empty for an open seat, for the computer (say its level) and for a guest who has
 *     chosen none
 * @param mine the viewer sits here
 * @param here somebody is connected there now (always true for the computer)
 */
public record SeatInfo(
    String seat,
    @OneOf({"guest", "account", "gone", "computer", "open"}) String kind,
    String name,
    int level,
    boolean mine,
    boolean here) {}
