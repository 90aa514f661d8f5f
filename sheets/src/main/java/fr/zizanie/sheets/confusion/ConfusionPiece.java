package fr.zizanie.sheets.confusion;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.WhenTrue;
import java.util.Optional;

/**
 * A piece; the neutral one stands free with no letter and no side.
 *
 * @param letter upper case on both sides
 * @param kind its diagram if this viewer sees it, 1 to 12, 13 for the agent
 * @param promoted it was promoted and moves as diagram 0
 * @param holds it controls the neutral piece
 */
public record ConfusionPiece(
    String at,
    @OneOf({"confusion-piece", "confusion-neutral", "confusion-briefcase"}) String art,
    String side,
    Optional<String> letter,
    Optional<Integer> kind,
    @WhenTrue boolean promoted,
    @WhenTrue boolean holds) {}
