package fr.zizanie.sheets.wire.meeting;

import fr.zizanie.codec.mark.Wire;

/**
 * How strong somebody is held to be at a game.
 *
 * @param points 1500 for a new player
 * @param unsure too little is known yet
 * @param games how many were counted
 */
@Wire
public record RatingInfo(int points, boolean unsure, int games) {}
