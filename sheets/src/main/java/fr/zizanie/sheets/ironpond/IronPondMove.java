package fr.zizanie.sheets.ironpond;

import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Move;
import fr.zizanie.sheets.wire.board.Partner;
import java.util.Optional;

/**
 * A move.
 *
 * @param promotes the letter of a promotion, when the token has one
 * @param partner castling: the rook's displacement
 */
@Wire
public record IronPondMove(
    String token,
    String from,
    String to,
    boolean capture,
    Optional<String> promotes,
    Optional<Partner> partner)
    implements Move {
  @Override
  public void write(JsonText out) {
    IronpondCodecs.write(this, out);
  }
}
