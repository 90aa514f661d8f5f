package fr.zizanie.sheets.wire.house;

import fr.zizanie.codec.mark.Heard;
import java.util.Optional;

/**
 * POST /api/matches/{id}/seat and /again.
 *
 * @param nonce refused unless empty: one commits oneself first, see DealPart
 */
@Heard
public record Sit(Optional<String> nonce) {}
