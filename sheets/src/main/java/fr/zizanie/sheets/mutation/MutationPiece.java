package fr.zizanie.sheets.mutation;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Piece;
import java.util.Optional;

/**
 * A piece.
 *
 * @param mode how it moves where it stands: "pawn", "knight", "bishop", "rook", "queen"; kings
 *     always move the same
 */
@Wire
public record MutationPiece(
    String at,
    @OneOf({"mutation-piece", "mutation-king"}) String art,
    String side,
    Optional<String> mode)
    implements Piece {
  @Override
  public MutationPiece at(String square) {
    return new MutationPiece(square, art, side, mode);
  }

  @Override
  public void write(JsonText out) {
    MutationCodecs.write(this, out);
  }
}
