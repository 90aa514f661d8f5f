package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.Wire;

/**
 * The answer to PUT /api/carry.
 *
 * @param name of who comes; empty if they have chosen none
 * @param kept whether they have an account
 * @param games how many matches they have
 * @param left how many matches whoever is at this device has, which they leave behind
 */
@Wire
public record Comer(String name, boolean kept, int games, int left) {}
