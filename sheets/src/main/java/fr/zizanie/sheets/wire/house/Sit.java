package fr.zizanie.sheets.wire.house;

import fr.zizanie.codec.mark.Heard;
import java.util.Optional;

/**
 * POST /api/matches/{id}/seat and /again.
 *
 * @param nonce refused unless empty: one commits oneself first, see DealPart
 * @param version for a seat: the proposal that was seen, and that whoever sits agrees to
 */
@Heard
public record Sit(Optional<String> nonce, Optional<Integer> version) {}
