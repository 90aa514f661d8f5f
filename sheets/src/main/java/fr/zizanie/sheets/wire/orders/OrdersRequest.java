package fr.zizanie.sheets.wire.orders;

import fr.zizanie.codec.mark.Heard;
import java.util.List;

/**
 * PUT /api/matches/{id}/orders: what one leaves to be done in a game over days, instead of what one
 * left before. Answered by {@link Orders}; stale if another page has changed it since.
 *
 * @param version the one of {@link Orders}
 * @param orders for windows, 40 at most; the first that applies decides, and where none does one is
 *     asked: "anything: ask", "card: pass", "card 35: play #39", "move: pass"; in Confusion
 *     "anything: play yes" answers truly, and yes for the double agent
 * @param lines conditional moves, 20 at most with 10 pairs each: the number of the line in one's
 *     log from which on it counts, then by turns what they do and what one plays, "12: e7e5 > g1f3
 *     > * > f1b5"; several actions of a turn stand with commas between them, and * stands for a
 *     word, for all other words of an action, or for anything; one's turn then ends, unless "ask"
 *     stands last
 */
@Heard
public record OrdersRequest(int version, List<String> orders, List<String> lines) {}
