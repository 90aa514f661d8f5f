package fr.zizanie.sheets.felon;

import fr.zizanie.codec.mark.Named;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Beside;

/** Le Félon has nothing beside its board. */
@Wire
@Named("felon")
public record FelonBeside() implements Beside {
  @Override
  public void write(JsonText out) {
    FelonCodecs.write(this, out);
  }
}
