package fr.zizanie.sheets.felon;

import fr.zizanie.codec.mark.WhenTrue;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Move;
import java.util.Optional;

/**
 * A move.
 *
 * @param swap the two pieces change places
 * @param convert the one met changes sides
 * @param hijack an enemy félon is moved for one turn
 * @param takes where the piece taken stands when it isn't where the move leads
 */
@Wire
public record FelonMove(
    String token,
    String from,
    String to,
    boolean capture,
    @WhenTrue boolean swap,
    @WhenTrue boolean convert,
    @WhenTrue boolean hijack,
    Optional<String> takes)
    implements Move {
  @Override
  public void write(JsonText out) {
    FelonCodecs.write(this, out);
  }
}
