package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.OrNull;
import fr.zizanie.codec.mark.Wire;
import java.util.Optional;

/**
 * The answer to POST /api/carry: who asks may be the same on one other device.
 *
 * @param token for {@link Carried}; once
 * @param address the whole address that the other device opens; nothing if the server doesn't know
 *     where others find it
 * @param millis how long it holds
 */
@Wire
public record Carry(String token, @OrNull Optional<String> address, int millis) {}
