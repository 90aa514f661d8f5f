package fr.zizanie.sheets.wire;

import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.wire.said.Why;
import java.util.List;
import java.util.Optional;

/**
 * How far a piece goes.
 *
 * @param to where it could go if its side were to act
 * @param why it has no move now, where it is the viewer's to move it
 */
@Wire
public record Reached(List<String> to, Optional<Why> why) {}
