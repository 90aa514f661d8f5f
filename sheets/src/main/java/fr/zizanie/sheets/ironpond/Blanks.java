package fr.zizanie.sheets.ironpond;

import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.Precompiled;
import java.util.List;
import java.util.Map;

/**
 * GET /api/games/ironpond/blanks: the words of blank cards, and cards that use them.
 *
 * @param verbs by verb what it takes: "m" a piece, "e" a free square
 */
@Wire
public record Blanks(
    List<String> pieces,
    List<String> free,
    List<String> places,
    List<String> fromFirst,
    List<String> needs,
    Map<String, String> verbs,
    List<String> neverRoyal,
    Precompiled<List<BlankCard>> examples) {}
