package fr.zizanie.table;

import fr.zizanie.rules.core.Seat;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * What a table is told of the world around it.
 *
 * @param now milliseconds since 1970
 * @param looks which seats are at their screen
 * @param underway how many milliseconds something that a seat said may still be on its way
 * @param pauses how many milliseconds pass before something is said for a player, drawn knowing
 *     nothing
 */
public record Around(
    long now, Predicate<Seat> looks, ToLongFunction<Seat> underway, LongSupplier pauses) {}
