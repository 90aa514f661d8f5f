package fr.zizanie.sheets.ironpond;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Piece;
import java.util.List;
import java.util.Optional;

/**
 * A piece.
 *
 * @param art "chess-queen" and so on, "camel"
 * @param marks what stands on it
 * @param merged the other components of a merged piece, as drawings ("chess-bishop")
 */
@Wire
public record IronPondPiece(
    String at,
    String art,
    String side,
    @OneOf({"neutral", "camel", "prince", "royal", "magnet", "shield", "dunce", "frozen"})
        Optional<List<String>> marks,
    Optional<List<String>> merged)
    implements Piece {
  @Override
  public IronPondPiece at(String square) {
    return new IronPondPiece(square, art, side, marks, merged);
  }

  @Override
  public void write(JsonText out) {
    IronpondCodecs.write(this, out);
  }
}
