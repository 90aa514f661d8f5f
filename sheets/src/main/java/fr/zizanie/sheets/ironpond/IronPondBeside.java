package fr.zizanie.sheets.ironpond;

import fr.zizanie.codec.mark.Named;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Beside;
import fr.zizanie.sheets.wire.board.CardTable;

/** What one viewer sees beside the board of Iron Pond. */
@Wire
@Named("ironpond")
public record IronPondBeside(CardTable cards) implements Beside {
  @Override
  public void write(JsonText out) {
    IronpondCodecs.write(this, out);
  }
}
