package fr.zizanie.sheets.mutation;

import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Move;
import fr.zizanie.sheets.wire.board.Partner;
import java.util.Optional;

/**
 * A move.
 *
 * @param becomes how the piece will move where it lands
 * @param partner castling: the other piece's displacement, and what it will become
 */
@Wire
public record MutationMove(
    String token,
    String from,
    String to,
    boolean capture,
    Optional<String> becomes,
    Optional<Partner> partner)
    implements Move {
  @Override
  public void write(JsonText out) {
    MutationCodecs.write(this, out);
  }
}
