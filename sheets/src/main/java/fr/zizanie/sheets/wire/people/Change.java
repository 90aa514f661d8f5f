package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.Heard;
import fr.zizanie.codec.mark.OneOf;
import java.util.Optional;

/**
 * PUT /api/account: one change. All but "session", "others" and "along" take a proof of the last
 * five minutes; "password", "codes", "passkey" and "others" end all other sessions, tickets and
 * links, and this one goes on under another cookie.
 *
 * @param what "password" ({@code text} is the new one; an empty one takes it away if there is a
 *     passkey), "codes" (new ones instead of the old), "passkey" (ends the one whose id is {@code
 *     text}), "session" (ends the one whose id is {@code text}), "others" (ends all sessions but
 *     this one), "along" (takes along what this browser had as a guest), "delete" (the account
 *     goes; {@code text} is its name, so that nobody does it by mistake)
 */
@Heard
public record Change(
    @OneOf({"password", "codes", "passkey", "session", "others", "along", "delete"}) String what,
    Optional<String> text) {}
