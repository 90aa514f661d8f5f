package fr.zizanie.sheets.wire.house;

import fr.zizanie.codec.mark.Heard;
import java.util.Optional;

/**
 * POST /api/matches/{id}/deal: a player's part of the two rounds that fix the deal of a match that
 * hasn't begun. Where nobody else adds a nonce both parts may come at once.
 *
 * @param deal the deal it is for: DealRounds.id
 * @param commitment the SHA-256 of the nonce, in hexadecimal; another one than before once a nonce
 *     is open says that one's own is lost, or that the other keeps one waiting: the deal is given
 *     up
 * @param nonce at most 64 of A-Z a-z 0-9 _ -
 * @param other with a nonce: the commitment of the other seat as it was seen, or nothing
 */
@Heard
public record DealPart(
    String deal, Optional<String> commitment, Optional<String> nonce, Optional<String> other) {}
