package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Seat;

/**
 * A decision that must be made within a fixed time; two that are equal are the same one going on.
 *
 * @param seat who decides
 * @param what the kind of decision, such as {@code response}
 * @param number tells decisions of the same kind and seat apart
 * @param millis how long it lasts in all
 */
public record Timed(Seat seat, String what, int number, int millis) {}
