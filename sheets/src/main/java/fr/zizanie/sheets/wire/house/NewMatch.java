package fr.zizanie.sheets.wire.house;

import fr.zizanie.codec.mark.Heard;
import fr.zizanie.codec.mark.OneOf;
import java.util.Map;
import java.util.Optional;

/**
 * POST /api/matches.
 *
 * @param opponent "anybody" is a friend whose seat is shown to all who would play; it begins once
 *     they agree
 * @param level for the computer: 1 to 8
 * @param seat the creator's seat id (as the options name it: "red" in Confusion's edition "spies"),
 *     or "random", as without; not for "screen"
 * @param begin "now", as without: what is dealt is dealt at once, so that not everybody adds to it
 *     and it can't be checked wholly; "seated" (once all sit) or "ready" (with a friend: once both
 *     have agreed on the options, see Lobby), and once the deal is fixed, see DealPart
 * @param clock with a friend: how long each may think, "minutes+seconds" (1 to 180, 0 to 60 added
 *     after each turn); nothing for no clock
 * @param commitment what POST /api/seeds gave out for this match
 * @param nonce with "now" what the creator adds to the dealing: at most 64 of A-Z a-z 0-9 _ -
 * @param rated with a friend or anybody, by an account: it changes how strong the two are held to
 *     be
 */
@Heard
public record NewMatch(
    String game,
    Map<String, String> options,
    @OneOf({"computer", "friend", "anybody", "screen"}) String opponent,
    Optional<Integer> level,
    Optional<String> seat,
    @OneOf({"now", "seated", "ready"}) Optional<String> begin,
    Optional<String> clock,
    Optional<String> commitment,
    Optional<String> nonce,
    Optional<Boolean> rated) {}
