package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.Heard;
import java.util.Optional;

/**
 * POST /api/account, which makes an account of a guest, and POST /api/account/passkeys, which adds
 * a passkey to one. All texts of a passkey are base64url.
 *
 * @param name for an account: what it is called; one name is one account's
 * @param password for an account without a passkey
 * @param challenge the one of {@link Ceremony}
 * @param client clientDataJSON
 * @param attestation attestationObject
 * @param label what the passkey is called
 */
@Heard
public record Made(
    Optional<String> name,
    Optional<String> password,
    Optional<String> challenge,
    Optional<String> client,
    Optional<String> attestation,
    Optional<String> label) {}
