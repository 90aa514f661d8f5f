package fr.zizanie.sheets.tsunami;

import fr.zizanie.codec.mark.Named;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Beside;
import fr.zizanie.sheets.wire.board.CardTable;

/**
 * What one viewer sees beside the goban.
 *
 * @param go where the turn stands
 */
@Wire
@Named("tsunami")
public record TsunamiBeside(CardTable cards, GoTurn go) implements Beside {
  @Override
  public void write(JsonText out) {
    TsunamiCodecs.write(this, out);
  }
}
