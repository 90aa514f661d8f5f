package fr.zizanie.sheets.wire;

import fr.zizanie.codec.mark.OrNull;
import java.util.Map;
import java.util.Optional;

/**
 * What each seat has left to think, in milliseconds, and whose clock runs: from a seat's second
 * action on, and not in windows.
 *
 * @param control minutes and seconds
 */
public record Clock(String control, Map<String, Long> left, @OrNull Optional<String> running) {}
