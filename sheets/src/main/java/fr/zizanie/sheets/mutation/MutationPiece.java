package fr.zizanie.sheets.mutation;

import fr.zizanie.sheets.json.OneOf;
import java.util.Optional;

/**
 * A piece.
 *
 * @param mode how it moves where it stands; kings always move the same
 */
public record MutationPiece(
    String at,
    @OneOf({"mutation-man", "mutation-king"}) String art,
    String side,
    @OneOf({"pawn", "knight", "bishop", "rook", "queen"}) Optional<String> mode) {}
