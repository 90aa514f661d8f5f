package fr.zizanie.sheets.wire.meeting;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.WhenTrue;
import fr.zizanie.codec.mark.Wire;

/**
 * How the viewer looks for an opponent.
 *
 * @param named others see by which name
 * @param since for how many milliseconds
 */
@Wire
public record Looking(
    @OneOf({"fast", "calm", "long", "days", "any"}) String pace,
    @WhenTrue boolean rated,
    @WhenTrue boolean named,
    long since) {}
