package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;
import java.util.List;

/**
 * GET /api/mail: what somebody reads elsewhere, and the answer to whatever changes it.
 *
 * @param offered whether this server sends e-mail
 * @param address that they have confirmed; empty if there is none
 * @param wanted another that they haven't confirmed yet; empty if there is none
 * @param matters what they are written to about: "turns", "endings", "challenges", "wishes"
 * @param every how often at most; challenges come at once
 * @param feed when their feed was made, in milliseconds since 1970; 0 if they have none
 */
@Wire
public record MailInfo(
    boolean offered,
    String address,
    String wanted,
    List<String> matters,
    @OneOf({"hour", "day"}) String every,
    long feed) {}
