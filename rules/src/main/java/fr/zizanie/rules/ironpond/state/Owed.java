package fr.zizanie.rules.ironpond.state;

import fr.zizanie.rules.core.Seat;

/** A card to be drawn for a card that was played. */
public record Owed(Seat to, int card) {}
