package fr.zizanie.sheets.wire;

import fr.zizanie.sheets.wire.board.Move;
import java.util.List;

/**
 * What the viewer's seat may do now.
 *
 * @param moves none when it isn't the viewer's turn
 * @param heads first tokens of actions of several picks, such as "swap", "reveal", "#16": ask for
 *     the next ones with picks
 * @param words actions of one word for the seat to act ("claim"), and events that the viewer may
 *     raise ("resign", "offer draw", "accept draw", "decline draw", "offer takeback" …)
 */
public record Offer(List<Move> moves, List<String> heads, List<String> words) {}
