package fr.zizanie.table.live;

import fr.zizanie.table.setup.MatchId;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/**
 * What a table finds where it stands.
 *
 * @param millis milliseconds since 1970
 * @param pauses how many milliseconds pass before something is said for a player, drawn knowing
 *     nothing
 * @param thinker where its computer thinks
 * @param keeper whether it thinks here for a match
 */
public record SessionDependencies(
    LongSupplier millis, LongSupplier pauses, Thinker thinker, Predicate<MatchId> keeper) {}
