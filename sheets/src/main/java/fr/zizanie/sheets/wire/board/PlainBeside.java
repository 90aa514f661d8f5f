package fr.zizanie.sheets.wire.board;

import fr.zizanie.codec.mark.Named;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;

/** A game that nobody has drawn yet. */
@Wire
@Named("plain")
public record PlainBeside() implements Beside {
  @Override
  public void write(JsonText out) {
    BoardCodecs.write(this, out);
  }
}
