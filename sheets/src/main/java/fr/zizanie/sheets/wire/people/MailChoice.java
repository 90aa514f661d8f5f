package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.Heard;
import fr.zizanie.codec.mark.OneOf;
import java.util.List;

/**
 * PUT /api/mail: what somebody is written to about, and how often at most; see {@link MailInfo}.
 */
@Heard
public record MailChoice(List<String> matters, @OneOf({"hour", "day"}) String every) {}
