package fr.zizanie.sheets.wire.house;

import fr.zizanie.codec.mark.Heard;
import java.util.Optional;

/**
 * POST /api/matches/{id}/seat and /again.
 *
 * @param nonce what the guest adds to the dealing
 */
@Heard
public record Sit(Optional<String> nonce) {}
