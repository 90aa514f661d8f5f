package fr.zizanie.sheets.wire.meeting;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.OrNull;
import fr.zizanie.codec.mark.WhenTrue;
import fr.zizanie.codec.mark.Wire;
import java.util.Optional;

/**
 * Somebody who looks for an opponent, as others see them.
 *
 * @param id names this search on this socket, and tells nothing of whose it is
 * @param name empty unless they chose to be seen by name
 */
@Wire
public record Sought(
    String id,
    @OneOf({"fast", "calm", "long", "days", "any"}) String pace,
    @WhenTrue boolean rated,
    @OrNull Optional<RatingInfo> rating,
    String name) {}
