package fr.zizanie.sheets.wire;

import fr.zizanie.codec.mark.WhenTrue;
import fr.zizanie.sheets.wire.board.Changed;
import fr.zizanie.sheets.wire.board.Move;
import fr.zizanie.sheets.wire.board.Piece;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the viewer's seat may do now.
 *
 * @param moves none when it isn't the viewer's turn
 * @param heads first tokens of actions of several picks, such as "swap", "reveal", "#16": ask for
 *     the next ones with picks
 * @param words actions of one word for the seat to act ("claim"), and events that the viewer may
 *     raise ("resign", "offer draw", "accept draw", "decline draw", "offer takeback" …)
 * @param announced moves are only announced: nothing on the board changes before the answer
 * @param puts what a word that names a square puts there, unless {@code after} names the word
 * @param after by move or word the squares that it changes, as its maker foresees it if nobody
 *     answers. A move that isn't named only leads its piece to its square, where it becomes what
 *     the move says
 */
public record Offer(
    List<Move> moves,
    List<String> heads,
    List<String> words,
    @WhenTrue boolean announced,
    Optional<Piece> puts,
    Optional<Map<String, List<Changed>>> after) {}
