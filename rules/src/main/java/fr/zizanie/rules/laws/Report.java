package fr.zizanie.rules.laws;

import java.util.Optional;

/**
 * What a run under the laws came to.
 *
 * @param plies actions played
 * @param unfinished games stopped at {@link Laws#LONGEST} actions
 */
public record Report(long plies, long games, long unfinished, Optional<Violation> violation) {}
