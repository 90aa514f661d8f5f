package fr.zizanie.rules.tsunami.deck;

import java.util.Optional;

/**
 * Which stones a card may choose.
 *
 * @param solo only chains of exactly one stone
 * @param touches only stones that touch one of that side's
 * @param lineMax only on the first lines up to that one; 0 for anywhere
 */
public record Filter(boolean solo, Side colour, Optional<Side> touches, int lineMax) {}
