package fr.zizanie.server.meeting;

import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.util.Optional;

/**
 * Somebody would play a game with anybody.
 *
 * @param match where one may sit down with them; nothing if they look for an opponent
 */
public record Wish(String game, PlayerId by, Optional<MatchId> match) {}
