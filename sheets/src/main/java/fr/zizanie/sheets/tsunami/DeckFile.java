package fr.zizanie.sheets.tsunami;

import fr.zizanie.codec.mark.Wire;
import java.util.List;

/**
 * The answer to POST /api/games/tsunami/deck.
 *
 * @param word what the option deck wants
 */
@Wire
public record DeckFile(
    String id, String origin, int size, String hash, String word, List<TsunamiCard> cards) {}
