package fr.zizanie.sheets.wire;

import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.json.Named;
import fr.zizanie.sheets.json.Wire;

/** A game that nobody has drawn yet. */
@Wire
@Named("plain")
public record PlainBeside() implements Beside {
  @Override
  public void write(JsonText out) {
    Codecs.write(this, out);
  }
}
