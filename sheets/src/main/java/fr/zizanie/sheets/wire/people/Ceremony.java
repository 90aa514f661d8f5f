package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.Wire;
import java.util.List;

/**
 * The answer to POST /api/passkeys, what a browser needs to make or to use a passkey; once, within
 * five minutes.
 *
 * @param challenge base64url
 * @param site the relying party's id, a host
 * @param user base64url, by which an authenticator knows the account
 * @param known the ids of passkeys that the account has, base64url
 */
@Wire
public record Ceremony(String challenge, String site, String user, List<String> known) {}
