package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.Heard;
import fr.zizanie.codec.mark.OneOf;
import java.util.Optional;

/**
 * PUT /api/people: what one makes of somebody, who is named in one way.
 *
 * @param person the id of {@link Person}
 * @param name of an account
 * @param on false to take it back
 */
@Heard
public record Tie(
    Optional<String> person,
    Optional<String> name,
    @OneOf({"follow", "block"}) String what,
    boolean on) {}
