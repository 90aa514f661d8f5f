package fr.zizanie.sheets.ironpond;

import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.json.Named;
import fr.zizanie.sheets.json.Wire;
import fr.zizanie.sheets.wire.Beside;
import fr.zizanie.sheets.wire.CardTable;

/** What one viewer sees beside the board of Iron Pond. */
@Wire
@Named("ironpond")
public record IronPondBeside(CardTable cards) implements Beside {
  @Override
  public void write(JsonText out) {
    Codecs.write(this, out);
  }
}
