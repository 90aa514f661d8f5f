package fr.zizanie.sheets.wire.log;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.OrNull;
import java.util.List;
import java.util.Optional;

/**
 * A log line as the viewer sees it.
 *
 * @param token such as "e2e4", "offer draw"
 * @param text the written form for people, such as "e2-e4", "f3xg5+", "O-O"
 * @param answer Confusion: what was said to the try of this line
 * @param sealed the fingerprint of the square that a card keeps secret, for everybody (see Seal)
 * @param drops for an accepted takeback: lines of kind action with n >= drops (and < this n) are
 *     taken back
 * @param turn in which turn of both players it stands, from 1 on, where a game counts them and the
 *     viewer may know it
 * @param told Iron Pond: what the line brought about, as the viewer saw it, in the order in which
 *     it happened
 */
public record LogLine(
    int n,
    @OrNull Optional<String> seat,
    @OneOf({"action", "chance", "event"}) String kind,
    String token,
    String text,
    @OneOf({"yes", "no"}) Optional<String> answer,
    Optional<String> sealed,
    Optional<Integer> drops,
    Optional<Integer> turn,
    Optional<List<Fact>> told) {}
