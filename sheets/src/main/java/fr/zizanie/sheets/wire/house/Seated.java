package fr.zizanie.sheets.wire.house;

import fr.zizanie.codec.mark.Wire;
import java.util.List;
import java.util.Optional;

/**
 * The answer to POST /api/matches, POST /api/matches/{id}/seat (take the free seat), POST
 * /api/matches/{id}/again (play once more with sides changed) and POST /api/matches/{id}/deal.
 *
 * @param seats those that this guest holds
 * @param deal what is still to be dealt: the id for DealPart
 * @param commitment with it: the server's, to its seed
 */
@Wire
public record Seated(
    String id, List<String> seats, Optional<String> deal, Optional<String> commitment) {}
