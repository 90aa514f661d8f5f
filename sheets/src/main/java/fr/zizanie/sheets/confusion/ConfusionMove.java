package fr.zizanie.sheets.confusion;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Move;
import java.util.Optional;

/**
 * A try.
 *
 * @param letter the letter that tries
 * @param manner it carries the neutral piece along ("LZ-S2"), or passes it and stays ("Z-S2"); most
 *     go alone, which goes without saying
 */
@Wire
public record ConfusionMove(
    String token,
    String letter,
    @OneOf({"carry", "pass"}) Optional<String> manner,
    String from,
    String to,
    boolean capture)
    implements Move {
  @Override
  public void write(JsonText out) {
    ConfusionCodecs.write(this, out);
  }
}
