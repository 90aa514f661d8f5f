package fr.zizanie.sheets.wire;

import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.json.Wire;

/** A displacement of which there is nothing more to say. */
@Wire
public record PlainMove(String token, String from, String to, boolean capture) implements Move {
  @Override
  public void write(JsonText out) {
    Codecs.write(this, out);
  }
}
