package fr.zizanie.sheets.wire.house;

import fr.zizanie.codec.mark.Wire;
import java.util.List;

/**
 * The answer to POST /api/matches, POST /api/matches/{id}/seat (take the free seat) and POST
 * /api/matches/{id}/again (play once more with sides changed).
 *
 * @param seats those that this guest holds
 */
@Wire
public record Seated(String id, List<String> seats) {}
