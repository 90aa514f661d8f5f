package fr.zizanie.sheets.wire;

import fr.zizanie.codec.mark.OrNull;
import java.util.Map;
import java.util.Optional;

/**
 * What each seat has left to think, in milliseconds, and whose clock runs: from a seat's second
 * action on, over days from the first turn on, and not in windows.
 *
 * @param control minutes and seconds added after each turn (10+5), or given back of what it took
 *     (10d5), or minutes and periods of so many seconds (10+3x30), or days for each move (7d)
 * @param left before the flag falls, with all periods
 * @param reserve what is left of a seat's time in windows, once it has taken any
 * @param away how long seats will still be away whose time stands still, in milliseconds
 */
public record ClockInfo(
    String control,
    Map<String, Long> left,
    @OrNull Optional<String> running,
    Optional<Map<String, Long>> reserve,
    Optional<Map<String, Long>> away) {}
