package fr.zizanie.sheets.felon;

import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.json.Named;
import fr.zizanie.sheets.json.Wire;
import fr.zizanie.sheets.wire.Beside;

/** Le Félon has nothing beside its board. */
@Wire
@Named("felon")
public record FelonBeside() implements Beside {
  @Override
  public void write(JsonText out) {
    Codecs.write(this, out);
  }
}
