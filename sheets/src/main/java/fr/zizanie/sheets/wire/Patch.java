package fr.zizanie.sheets.wire;

import java.util.List;

/**
 * A sheet by what it changes: its JSON is texts[0], the first piece, texts[1], the second piece …
 * the last text. Pieces are of the JSON of the sheet before the last one of this socket, followed
 * by that of the last one: what may be done in one's turn is most like what could be in the turn
 * before.
 *
 * @param version as in the sheet
 * @param of how many UTF-16 units the text has that the pieces are of
 * @param copies where each piece begins in that text and how long it is
 * @param texts one more than there are pieces
 */
public record Patch(int version, int of, List<Integer> copies, List<String> texts)
    implements ToPage {}
