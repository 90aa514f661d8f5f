package fr.zizanie.sheets.mutation;

import fr.zizanie.codec.mark.OneOf;
import java.util.Optional;

/**
 * A piece.
 *
 * @param mode how it moves where it stands: "pawn", "knight", "bishop", "rook", "queen"; kings
 *     always move the same
 */
public record MutationPiece(
    String at,
    @OneOf({"mutation-piece", "mutation-king"}) String art,
    String side,
    Optional<String> mode) {}
