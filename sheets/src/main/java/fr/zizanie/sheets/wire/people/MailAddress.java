package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.Heard;

/** PUT /api/mail/address: where somebody would be written to, once they have confirmed it. */
@Heard
public record MailAddress(String address) {}
