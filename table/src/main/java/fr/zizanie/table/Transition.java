package fr.zizanie.table;

import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Match;
import java.util.Optional;

/**
 * What becomes of a table by what happened there.
 *
 * @param table the table now, whatever becomes of {@code next}
 * @param next how the match goes on once that is kept
 * @param refused why it doesn't go on as a player said
 */
public record Transition<S, V>(
    TableState<S, V> table, Optional<Match<S, V>> next, Optional<Refusal> refused) {}
