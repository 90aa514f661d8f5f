package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.Heard;
import java.util.Optional;

/**
 * POST /api/session: somebody signs in, with name and password, with name and a recovery code, or
 * with a passkey, whose texts are base64url. POST /api/session/proof: whoever is signed in proves
 * by the same, without a name, that it is they; GET says whether they have of late.
 *
 * @param id the passkey's
 * @param client clientDataJSON
 * @param data authenticatorData
 */
@Heard
public record Proof(
    Optional<String> name,
    Optional<String> password,
    Optional<String> code,
    Optional<String> challenge,
    Optional<String> id,
    Optional<String> client,
    Optional<String> data,
    Optional<String> signature) {}
