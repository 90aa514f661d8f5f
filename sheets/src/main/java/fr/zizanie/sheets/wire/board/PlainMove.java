package fr.zizanie.sheets.wire.board;

import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;

/** A displacement of which there is nothing more to say. */
@Wire
public record PlainMove(String token, String from, String to, boolean capture) implements Move {
  @Override
  public void write(JsonText out) {
    BoardCodecs.write(this, out);
  }
}
