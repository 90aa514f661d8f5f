package fr.zizanie.sheets.wire;

import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.wire.board.Move;
import java.util.List;

/**
 * What may come next in an action that has begun with some picks.
 *
 * @param tokens sorted; squares, letters, numbers, words
 * @param moves those of them that are displacements
 * @param complete the picks so far are a whole action: nothing comes next
 */
@Wire
public record Picked(List<String> tokens, List<Move> moves, boolean complete) {}
