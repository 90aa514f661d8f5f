package fr.zizanie.sheets.wire;

import fr.zizanie.codec.mark.OneOf;

/**
 * What somebody may claim who waits for the other side: the win or a draw of a game that the other
 * has left, or the end without a result of one that the other never began.
 *
 * @param after milliseconds before they may; 0 if they may now
 */
public record Claimable(@OneOf({"left", "unplayed"}) String why, long after) {}
