package fr.zizanie.sheets.wire.meeting;

import fr.zizanie.codec.mark.Wire;

/**
 * How strong somebody is held to be at a game.
 *
 * @param rating in points; whoever is new has 1500
 * @param unsure too little is known yet
 * @param games how many were counted
 */
@Wire
public record Rank(int rating, boolean unsure, int games) {}
