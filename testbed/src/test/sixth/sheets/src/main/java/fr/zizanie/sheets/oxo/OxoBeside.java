package fr.zizanie.sheets.oxo;

import fr.zizanie.codec.mark.Named;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Beside;

/** Oxo has nothing beside its board. */
@Wire
@Named("oxo")
public record OxoBeside() implements Beside {
  @Override
  public void write(JsonText out) {
    OxoCodecs.write(this, out);
  }
}
