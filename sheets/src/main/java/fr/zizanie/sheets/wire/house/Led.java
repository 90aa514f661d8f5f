package fr.zizanie.sheets.wire.house;

import fr.zizanie.codec.mark.Heard;
import java.util.List;

/**
 * POST /api/games/{game}/first: a match against the computer that goes on where somebody was led.
 *
 * @param done what was done so far in the first game, lines such as "white e2e4"
 */
@Heard
public record Led(List<String> done) {}
